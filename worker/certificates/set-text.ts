import { isOfDisplay } from '#content/print-text.ts'
import { divideIntoRuns, type TextRun } from './text-runs.ts'

export type TextBox = { x: number; y: number; width: number }

/** How a text is set. Lengths are in points. */
export type TextStyle = {
  /** The size at which it is set if there is room. */
  size: number
  colour: string
  /** The size to which it may shrink before it breaks into lines; the same as `size` by default. */
  comfortable?: number
  /** The maximum number of lines. */
  lines?: number
  /** Extra space between lines. */
  gap?: number
  /** In the display face, if that has its letters. */
  isLarge?: boolean
}

type Lines = { lines: TextRun[][]; size: number; width: number; height: number }

/** Features for all text: with any list of them pdfkit shapes a run as a whole, and not word by word from left to right. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = []

/** Breaks a text into lines and chooses their size, so that nothing leaves the width, however long a word is. */
export function setLines(
  doc: PDFKit.PDFDocument,
  text: string,
  { size, comfortable = size, lines: most = 1, gap = 0, isLarge = false }: TextStyle,
  width: number,
): Lines {
  // One typeface for the whole text, whatever letters each line has.
  const isDisplay = isLarge && isOfDisplay(text)
  // Measured at a size of 1, so that the size follows from the width.
  const measure = (line: string) => measureRuns(doc, divideIntoRuns(line, isDisplay), 1)
  const words = text.split(' ')
  const widths = words.map(measure)
  const space = measure(' ')
  let chosen = { size: 0, counts: [words.length] }
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    const { widest, counts } = breakEvenly(widths, space, count)
    const fitting = Math.min(size, width / widest)
    if (fitting > chosen.size) chosen = { size: fitting, counts }
    if (fitting >= comfortable) break
  }
  let from = 0
  const lines = chosen.counts.map((count) => {
    from += count
    return divideIntoRuns(words.slice(from - count, from).join(' '), isDisplay)
  })
  return {
    lines,
    size: chosen.size,
    width: Math.max(...lines.map((line) => measureRuns(doc, line, chosen.size))),
    height: lines.length * (chosen.size * LINE_HEIGHT + gap) - gap,
  }
}

const LINE_HEIGHT = 1.18
/** How far the base line is below the top of a line, in its size. */
const BASE_LINE = 0.92

/** Writes lines from the top left corner of a box. */
export function writeLines(
  doc: PDFKit.PDFDocument,
  { lines, size }: Lines,
  { x, y }: TextBox,
  { colour, gap = 0 }: TextStyle,
): void {
  doc.fillColor(colour)
  lines.forEach((line, index) => {
    const base = y + index * (size * LINE_HEIGHT + gap) + size * BASE_LINE
    let at = x
    for (const run of line) {
      doc.font(run.face).fontSize(size)
      doc.text(run.text, at, base, { lineBreak: false, baseline: 'alphabetic', features })
      at += measureRuns(doc, [run], size)
    }
  })
}

/** Measures runs in points; a size of 1 gives their width in sizes. */
function measureRuns(doc: PDFKit.PDFDocument, runs: readonly TextRun[], size: number): number {
  return runs.reduce(
    (sum, { face, text }) => sum + doc.font(face).fontSize(size).widthOfString(text, { features }),
    0,
  )
}

/** Breaks words into lines so that the widest is as narrow as possible; `counts` says how many words each line has. */
function breakEvenly(
  widths: number[],
  space: number,
  count: number,
): { widest: number; counts: number[] } {
  const widthOf = (words: number[]) => words.reduce((sum, width) => sum + space + width, -space)
  if (count === 1) return { widest: widthOf(widths), counts: [widths.length] }
  let best = { widest: Infinity, counts: [widths.length] }
  for (let first = 1; first <= widths.length - count + 1; first++) {
    const width = widthOf(widths.slice(0, first))
    if (width >= best.widest) break
    const rest = breakEvenly(widths.slice(first), space, count - 1)
    const widest = Math.max(width, rest.widest)
    if (widest < best.widest) best = { widest, counts: [first, ...rest.counts] }
  }
  return best
}
