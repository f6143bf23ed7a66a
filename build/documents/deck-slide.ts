import { palette } from '../../content/facts/print-colours.ts'
import { drawRosette } from '../../worker/certificates/figures.ts'
import { divide } from './layout.ts'
import { addElement, drawArtifact, writeText, type Pdf, type TextStyle } from './pdf.ts'

export const LEFT = 56
export const WIDTH = 841.89 - 2 * LEFT
export const HEIGHT = 595.28

export const textStyles = {
  h2: { face: 'display', size: 38, colour: palette.ink },
  h3: { face: 'display', size: 16, colour: palette.ink },
  lead: { face: 'text', size: 16, colour: palette.ink, gap: 5 },
  body: { face: 'text', size: 12.5, colour: palette.ink, gap: 4 },
  muted: { face: 'text', size: 12, colour: palette.muted, gap: 3 },
  point: { face: 'text', size: 11, colour: palette.ink, gap: 3 },
  small: { face: 'text', size: 9.5, colour: palette.ink, gap: 2.5 },
} satisfies Record<string, TextStyle>

/** Divides the width of a slide into equal columns. Returns the function that places each of them. */
export const divideSlide = (count: number, gap: number) =>
  divide({ x: LEFT, width: WIDTH }, count, gap)

/** Starts a page with a heading, and a lead below it. Returns its structure element and the y below. */
export function openSlide(
  pdf: Pdf,
  heading: string,
  seed: string,
  lead?: { text: string; width: number; style?: TextStyle },
) {
  pdf.doc.addPage()
  drawArtifact(pdf, (doc) => doc.rect(0, 0, doc.page.width, doc.page.height).fill(palette.paper))
  drawArtifact(pdf, (doc) => doc.rect(0, 0, 14, doc.page.height).fill(palette.indigo))
  drawArtifact(pdf, (doc) =>
    drawRosette(doc, seed, LEFT + WIDTH - 36, 84, 36, palette.ochre, palette.paper),
  )
  const section = addElement(pdf, pdf.root, 'Sect')
  const title = { x: LEFT, y: 58, width: WIDTH - 110 }
  const y = writeText(pdf, section, 'H2', heading, title, textStyles.h2) + 20
  if (!lead) return { section, y }
  const { text, width, style = textStyles.lead } = lead
  return { section, y: writeText(pdf, section, 'P', text, { x: LEFT, y, width }, style) }
}
