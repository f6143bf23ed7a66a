import { palette } from '../../content/facts/print-colours.ts'
import {
  addElement,
  drawArtifact,
  writeText,
  type Box,
  type Pdf,
  type StructureElement,
  type TextStyle,
} from './pdf.ts'

/** One text of a stack: its structure type, words and style, and the space above it in points. */
type StackedText = [type: string, text: string, style: TextStyle, above?: number]

/** Writes texts one below the other, from the top of a box. Returns the y below the last. */
export function writeStack(
  pdf: Pdf,
  parent: StructureElement,
  box: Box,
  texts: StackedText[],
): number {
  return texts.reduce(
    (y, [type, text, style, above = 0]) =>
      writeText(pdf, parent, type, text, { ...box, y: y + above }, style),
    box.y,
  )
}

/** Divides a width into equal columns. Returns the function that places a column by its index. */
export function divide(area: Omit<Box, 'y'>, count: number, gap: number) {
  const width = (area.width - (count - 1) * gap) / count
  return (index: number) => ({ x: area.x + index * (width + gap), width })
}

/** Adds an item without a label to a list. Returns the element that holds its content. */
export function addItem(pdf: Pdf, list: StructureElement): StructureElement {
  return addElement(pdf, addElement(pdf, list, 'LI'), 'LBody')
}

export function drawRule(pdf: Pdf, { x, y, width }: Box, colour: string = palette.line) {
  drawArtifact(pdf, (doc) => doc.rect(x, y, width, 0.7).fill(colour))
}

type PointStyle = {
  text: TextStyle
  /** The dot's colour, its radius, and how far its centre is below the top of the text. */
  dot: { colour: string; radius: number; below: number }
  /** Space below each entry, in points. */
  gap: number
}

/** Writes a bulleted list into a box. Returns the y below it. */
export function drawPoints(
  pdf: Pdf,
  parent: StructureElement,
  points: readonly string[],
  { x, y, width }: Box,
  { text, dot, gap }: PointStyle,
): number {
  const list = addElement(pdf, parent, 'L')
  return points.reduce((top, point) => {
    drawArtifact(pdf, (doc) => doc.circle(x + 3, top + dot.below, dot.radius).fill(dot.colour))
    const item = addElement(pdf, list, 'LI')
    const box = { x: x + 14, y: top, width: width - 14 }
    return writeText(pdf, item, 'LBody', point, box, text) + gap
  }, y)
}
