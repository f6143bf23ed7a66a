import { composeRosette, ROSETTE_RADIUS } from '#content/rosette-rings.ts'

/** Pixels of the picture; a status in WhatsApp and a post on Instagram show these whole. */
const WIDTH = 1080
const HEIGHT = 1350
const EDGE = 72
const MOST_LINES = 3
/** As wide as poster-card.css draws it: half as wide again as the picture. */
const RADIUS = 0.75 * WIDTH
/** Font sizes of the name, in pixels: the largest, and the smallest that still counts as large. */
const LARGEST = 112
const LARGE = 72

type Poster = { name: string; about: readonly string[]; head: readonly [string, string] }

/**
 * Draws a team's poster, with the colours, the faces and the direction of the name that `shown` has on the page. The
 * picture is a PNG of 1080 x 1350 pixels, or null if this browser can make none.
 */
export function drawPoster(
  shown: HTMLElement,
  { name, about, head }: Poster,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  const cloth = getComputedStyle(shown)
  const title = getComputedStyle(shown.querySelector('[dir]')!)

  context.fillStyle = cloth.backgroundColor
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = cloth.color
  context.font = `600 32px ${cloth.fontFamily}`
  context.fillText(head[0], EDGE, EDGE + 24)
  context.textAlign = 'end'
  context.fillText(head[1], WIDTH - EDGE, EDGE + 24)
  context.textAlign = 'start'

  context.direction = title.direction as CanvasDirection
  const { lines, size } = fitName(context, name, title.fontFamily)
  let line = EDGE + 80 + size * 0.8
  for (const text of lines) {
    context.fillText(text, title.direction === 'rtl' ? WIDTH - EDGE : EDGE, line)
    line += size * 1.08
  }
  line += 28 - size * 0.3
  context.direction = 'ltr'
  context.font = `36px ${cloth.fontFamily}`
  for (const text of breakLines(context, about.join(' · '))) {
    context.fillText(text, EDGE, line)
    line += 50
  }

  context.translate(0.04 * WIDTH + RADIUS, line + RADIUS)
  context.scale(RADIUS / ROSETTE_RADIUS, RADIUS / ROSETTE_RADIUS)
  for (const { radius, width, dash = [], offset = 0, cap, hole } of composeRosette(name)) {
    context.beginPath()
    context.lineWidth = width
    context.lineCap = cap
    context.setLineDash(dash)
    context.lineDashOffset = offset
    context.strokeStyle = hole ? cloth.backgroundColor : cloth.color
    context.arc(0, 0, radius, 0, 2 * Math.PI)
    context.stroke()
  }
  return new Promise((resolve) => canvas.toBlob(resolve))
}

/** Fits a name into its space: on one line if it stays large there, otherwise at the largest size that needs few enough lines. */
function fitName(context: CanvasRenderingContext2D, name: string, family: string) {
  const breakAt = (size: number) => {
    context.font = `700 ${size}px ${family}`
    return { lines: breakLines(context, name), size }
  }
  for (let size = LARGEST; size >= LARGE; size -= 8) {
    const broken = breakAt(size)
    if (broken.lines.length === 1) return broken
  }
  for (let size = LARGEST; ; size -= 8) {
    const broken = breakAt(size)
    const { length } = broken.lines
    if (size <= 48 || (length * size <= 210 && length <= MOST_LINES)) return broken
  }
}

/** Breaks a text between words, and a word that is wider than the picture wherever it must. */
function breakLines(context: CanvasRenderingContext2D, text: string): string[] {
  const fits = (line: string) => context.measureText(line).width <= WIDTH - 2 * EDGE
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = ''
    for (const character of word) {
      if (fits(line + character)) line += character
      else {
        lines.push(line)
        line = character
      }
    }
  }
  return [...lines, line]
}
