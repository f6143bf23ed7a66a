import { parse } from 'yaml'

/**
 * A figure of an article, as its Markdown has it in a code block of the language `figure` (YAML). It is made of dots, like
 * the cloth, and each dot or thread stands for something that the article counts:
 *
 * - `dots` lists runs such as `22 eye`, set line by line; `across` says how many a line has, or `down` how many a column has,
 *   where the lines are columns. `22 eye: more letters` names the run in a key below.
 * - `rows` lists separate rows of runs, each with its name, such as `3 gap, 9 pin: Accra`.
 * - `threads`, such as `4 3`, joins each of the dots above with each of those below, and beside it through one knot.
 *
 * `label` says in words what the drawing shows, `caption` what it means.
 */
type Figure = {
  label: string
  caption: string
  across?: number
  down?: number
  dots?: (string | Record<string, string>)[]
  rows?: Record<string, string>[]
  threads?: string
}

/** What a dot looks like, as the classes of the strokes that it is made of, each over the one before. */
const motifs: Readonly<Record<string, readonly string[]>> = {
  disc: [''],
  pin: ['pin'],
  ring: ['wide', 'hole'],
  eye: ['wide', 'hole', 'eye'],
  block: ['block'],
  ray: ['ray'],
}

/** How far the dots of some motifs reach along their line from their middle; the others are round ends of dashes of no length. */
const reach: Readonly<Record<string, number>> = { block: 0.3, ray: 0.12 }

type Run = { count: number; motif: string; key?: string }
/** A row or column of dots next to each other, in cells of one unit. */
type Line = { x: number; y: number; count: number; motif: string }

/** Draws a figure as HTML; `attributes` of its element give it the colours of the article. Throws on what it cannot draw. */
export function drawFigure(source: string, attributes: string): string {
  const figure = parse(source) as Figure
  const runs = (figure.dots ?? []).map(readRun)
  const keys = runs.flatMap(({ motif, key }) =>
    key
      ? `<li><svg viewBox="0 0 1 1" aria-hidden="true">${stroke(motif, `M${short(0.5 - (reach[motif] ?? 0))} .5h${lengthOf(motif, 1)}`)}</svg>${escape(key)}</li>`
      : [],
  )
  return (
    `<figure class="tinted" ${attributes}>` +
    draw(figure, runs) +
    `<figcaption>${escape(figure.caption)}${keys.length > 0 ? `<ul>${keys.join('')}</ul>` : ''}</figcaption></figure>\n`
  )
}

function draw(figure: Figure, runs: readonly Run[]): string {
  const attributes = ` role="img" aria-label="${escape(figure.label)}"`
  if (figure.rows) return `<div${attributes}>${drawRows(figure.rows)}</div>`
  const [width, height, drawing] = figure.threads
    ? drawThreads(figure.threads)
    : drawDots(figure, setRuns(runs, figure))
  return `<svg viewBox="0 0 ${width} ${height}"${attributes}>${drawing}</svg>`
}

/** Returns what a figure says, as Markdown for readers who get no drawing. */
export function describeFigure(source: string): string {
  const { caption, dots = [] } = parse(source) as Figure
  const keys = dots.map(readRun).flatMap(({ key }) => key ?? [])
  return `*${[caption, ...keys.map((key) => `${key}.`)].join(' ')}*`
}

function readRun(run: string | Record<string, string>): Run {
  const [[text, key]] =
    typeof run === 'string' ? [[run]] : (Object.entries(run) as [[string, string]])
  const [, count, motif = ''] = /^(\d+) (\w+)$/.exec(text) ?? []
  if (motif !== 'gap' && !(motif in motifs)) throw new Error(`a figure cannot draw "${text}"`)
  return { count: Number(count), motif, ...(key && { key }) }
}

/** Sets runs after each other into lines of the same length. */
function setRuns(runs: readonly Run[], { across, down }: Figure): Line[] {
  const length = across ?? down
  if (!length) throw new Error('a figure lacks "across" or "down"')
  const lines: Line[] = []
  let at = 0
  for (const { count, motif } of runs) {
    for (const end = at + count; at < end;) {
      const [along, line] = [at % length, Math.floor(at / length)]
      const fits = Math.min(end - at, length - along)
      lines.push({
        ...(across ? { x: along, y: line } : { x: line, y: along }),
        count: fits,
        motif,
      })
      at += fits
    }
  }
  return lines
}

/** Draws rows to the same scale, each below its name. */
function drawRows(rows: readonly Record<string, string>[]): string {
  const named = rows.flatMap((row) => Object.entries(row))
  const drawings = named.map(([runs]) => drawDots({}, setRow(runs)))
  const width = Math.max(...drawings.map(([ownWidth]) => ownWidth))
  return named
    .map(
      ([, name], index) =>
        `<p>${escape(name)}</p><svg viewBox="0 0 ${width} 1">${drawings[index]![2]}</svg>`,
    )
    .join('')
}

function setRow(row: string): Line[] {
  let x = 0
  return row.split(', ').flatMap((text) => {
    const { count, motif } = readRun(text)
    x += count
    return motif === 'gap' ? [] : { x: x - count, y: 0, count, motif }
  })
}

function drawDots(
  { down }: Pick<Figure, 'down'>,
  lines: readonly Line[],
): [number, number, string] {
  const end = (axis: 'x' | 'y', along: boolean) =>
    Math.max(...lines.map((line) => line[axis] + (along ? line.count : 1)))
  const drawing = Object.keys(motifs).map((motif) => {
    const path = lines
      .filter((line) => line.motif === motif)
      .map(({ x, y, count }) => {
        const start = 0.5 - (reach[motif] ?? 0)
        const [left, top] = down ? [0.5, start] : [start, 0.5]
        return `M${short(x + left)} ${short(y + top)}${down ? 'v' : 'h'}${lengthOf(motif, count)}`
      })
    return path.length > 0 ? stroke(motif, path.join('')) : ''
  })
  return [end('x', !down), end('y', Boolean(down)), drawing.join('')]
}

function drawThreads(threads: string): [number, number, string] {
  const [above, below] = String(threads).split(' ').map(Number)
  if (!above || !below) throw new Error(`a figure cannot draw the threads "${threads}"`)
  const most = Math.max(above, below)
  const spread = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => from + most - count + 1 + 2 * index)
  const [top, bottom] = [1, 6]
  // Without the knot at the left, with it at the right.
  const joined = 2 * most + 2
  const knot = `${joined + most} ${(top + bottom) / 2}`
  /** Joins points with one in their middle, two with each line. */
  const through = (points: readonly number[], y: number, middle: string) =>
    points.flatMap((x, index) => {
      const next = points[index + 1]
      return index % 2 ? [] : `M${x} ${y}L${middle}${next ? ` ${next} ${y}` : ''}`
    })
  const lines = [
    ...spread(below, 0).flatMap((x) => through(spread(above, 0), top, `${x} ${bottom}`)),
    ...through(spread(above, joined), top, knot),
    ...through(spread(below, joined), bottom, knot),
  ]
  const dots = (count: number, y: number) =>
    [0, joined].flatMap((from) => spread(count, from).map((x) => `M${x} ${y}h.01`)).join('')
  return [
    joined + 2 * most,
    bottom + 1,
    `<path class="thread" d="${lines.join('')}"/>` +
      stroke('disc', dots(above, top)) +
      stroke('ring', dots(below, bottom)) +
      stroke('eye', `M${knot}h.01`),
  ]
}

/** How long the line of a number of dots is; just longer than where the last dash begins. */
const lengthOf = (motif: string, count: number) => short(count - 1 + (reach[motif] ?? 0.005) * 2)

/** Writes a number in as few characters as it takes. */
const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

const stroke = (motif: string, path: string) =>
  motifs[motif]!.map((name) => `<path${name && ` class="${name}"`} d="${path}"/>`).join('')

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
