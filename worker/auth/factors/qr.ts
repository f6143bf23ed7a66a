// A QR code as SVG: bytes only, error correction level M, versions 1 to 20. Enough for an otpauth address, and it keeps
// a package and its updates out of the Worker. The numbers are those of ISO/IEC 18004.

const CORRECTION_PER_BLOCK = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]
const LEVEL_M = 0
// Readers accept any of the eight masks. The text is as good as random, so the search for the prettiest one is left out.
const MASK = 0
const QUIET_ZONE = 4

type Grid = { size: number; dark: Uint8Array; fixed: Uint8Array }

export function renderQrSvg(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const version = chooseVersion(bytes.length)
  const grid = drawFixedParts(version)
  placeData(grid, interleave(encodeData(bytes, version), version))
  drawFormat(grid)
  const paths: string[] = []
  for (let y = 0; y < grid.size; y++) {
    for (let x = 0; x < grid.size; x++) {
      if (grid.dark[y * grid.size + x]) paths.push(`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`)
    }
  }
  const side = grid.size + 2 * QUIET_ZONE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${side}v${side}H0z"/><path fill="black" d="${paths.join('')}"/></svg>`
}

function countCodewords(version: number): number {
  const align = version >= 2 ? Math.floor(version / 7) + 2 : 0
  const alignModules = align ? (25 * align - 10) * align - 55 : 0
  return Math.floor(
    ((16 * version + 128) * version + 64 - alignModules - (version >= 7 ? 36 : 0)) / 8,
  )
}

function countDataBytes(version: number): number {
  return countCodewords(version) - CORRECTION_PER_BLOCK[version - 1]! * BLOCKS[version - 1]!
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16)

function chooseVersion(length: number): number {
  for (let version = 1; version <= BLOCKS.length; version++) {
    if (4 + lengthBits(version) + length * 8 <= countDataBytes(version) * 8) return version
  }
  throw new RangeError('too long for a QR code')
}

function encodeData(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let index = count - 1; index >= 0; index--) bits.push((value >> index) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, lengthBits(version))
  for (const byte of bytes) push(byte, 8)
  const capacity = countDataBytes(version) * 8
  push(0, Math.min(4, capacity - bits.length))
  while (bits.length % 8) bits.push(0)
  for (let turn = 0; bits.length < capacity; turn++) push(turn % 2 ? 0x11 : 0xec, 8)
  return Array.from({ length: capacity / 8 }, (_, index) =>
    parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  )
}

/** Multiplication in the field of 256 elements with the polynomial 0x11d. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

function correctionOf(data: number[], count: number): number[] {
  const generator: number[] = Array.from({ length: count }, (_, index) =>
    index === count - 1 ? 1 : 0,
  )
  for (let degree = 0, root = 1; degree < count; degree++, root = multiply(root, 2)) {
    for (let index = 0; index < count; index++) {
      generator[index] = multiply(generator[index]!, root) ^ (generator[index + 1] ?? 0)
    }
  }
  const rest: number[] = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ rest.shift()!
    rest.push(0)
    for (let index = 0; index < count; index++)
      rest[index] = rest[index]! ^ multiply(generator[index]!, factor)
  }
  return rest
}

function interleave(data: number[], version: number): number[] {
  const count = BLOCKS[version - 1]!
  const correction = CORRECTION_PER_BLOCK[version - 1]!
  const total = countCodewords(version)
  const shortBlocks = count - (total % count)
  const shortLength = Math.floor(total / count) - correction
  let offset = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const length = shortLength + (index < shortBlocks ? 0 : 1)
    const block = data.slice(offset, (offset += length))
    return { block, check: correctionOf(block, correction) }
  })
  const columns = (length: number, read: (index: number, column: number) => number | undefined) =>
    Array.from({ length }, (_, column) => blocks.map((_block, index) => read(index, column))).flat()
  return [
    ...columns(shortLength + 1, (index, column) => blocks[index]!.block[column]),
    ...columns(correction, (index, column) => blocks[index]!.check[column]),
  ].filter((byte) => byte !== undefined)
}

function drawFixedParts(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) }
  for (let index = 0; index < size; index++) {
    setFixed(grid, 6, index, index % 2 === 0)
    setFixed(grid, index, 6, index % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquares(grid, x, y, 4, [2, 4])
  const centres = alignmentCentres(version, size)
  for (const x of centres) {
    for (const y of centres) {
      const isCorner =
        (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6)
      if (!isCorner) drawSquares(grid, x, y, 2, [1])
    }
  }
  drawFormat(grid) // reserves its place; the data is laid around it
  if (version >= 7) drawVersion(grid, version)
  return grid
}

function setFixed(grid: Grid, x: number, y: number, isDark: boolean): void {
  if (x < 0 || y < 0 || x >= grid.size || y >= grid.size) return
  grid.dark[y * grid.size + x] = isDark ? 1 : 0
  grid.fixed[y * grid.size + x] = 1
}

/** Concentric squares around a centre, dark except on the rings named. */
function drawSquares(
  grid: Grid,
  centreX: number,
  centreY: number,
  radius: number,
  lightRings: number[],
): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      setFixed(grid, centreX + dx, centreY + dy, !lightRings.includes(ring))
    }
  }
}

function alignmentCentres(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 4 + count * 2 + 1) / (count * 2 - 2)) * 2
  const rest = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step)
  return [6, ...rest.reverse()]
}

/** The remainder that turns a value into a code word with `count` check bits. */
function checkBits(value: number, count: number, polynomial: number): number {
  let rest = value
  for (let index = 0; index < count; index++)
    rest = (rest << 1) ^ ((rest >> (count - 1)) * polynomial)
  return (value << count) | rest
}

function drawFormat(grid: Grid): void {
  const bits = checkBits((LEVEL_M << 3) | MASK, 10, 0x537) ^ 0x5412
  const isDark = (index: number) => ((bits >> index) & 1) === 1
  const { size } = grid
  for (let index = 0; index < 15; index++) {
    const along = index < 6 ? index : index < 8 ? index + 1 : index === 8 ? 7 : 14 - index
    if (index < 8) setFixed(grid, 8, along, isDark(index))
    else setFixed(grid, along, 8, isDark(index))
    if (index < 8) setFixed(grid, size - 1 - index, 8, isDark(index))
    else setFixed(grid, 8, size - 15 + index, isDark(index))
  }
  setFixed(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  const bits = checkBits(version, 12, 0x1f25)
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >> index) & 1) === 1
    const far = grid.size - 11 + (index % 3)
    const near = Math.floor(index / 3)
    setFixed(grid, far, near, isDark)
    setFixed(grid, near, far, isDark)
  }
}

/** Lays the bits in pairs of columns, from the right, up and down in turn. */
function placeData(grid: Grid, codewords: number[]): void {
  const { size } = grid
  let index = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0
        const y = isUpward ? size - 1 - step : step
        if (grid.fixed[y * size + x]) continue
        const bit =
          index < codewords.length * 8 ? (codewords[index >> 3]! >> (7 - (index & 7))) & 1 : 0
        index += 1
        grid.dark[y * size + x] = bit ^ ((x + y) % 2 === 0 ? 1 : 0)
      }
    }
  }
}
