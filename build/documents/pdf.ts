import PDFDocument from 'pdfkit'
import { documents } from '#words/documents.ts'
import { language } from '#words/language.ts'
import { event } from '../../content/facts/event.ts'

export type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>

/** A PDF in progress: the document, and the root of the structure tree that screen readers follow. */
export type Pdf = { doc: PDFKit.PDFDocument; root: StructureElement; title: string; margin: number }

export type TextStyle = {
  face: 'display' | 'text' | 'bold'
  /** In points. */
  size: number
  colour: string
  /** Extra space between lines, in points. */
  gap?: number
  link?: string
}

export type Box = { x: number; y: number; width: number }

const faces = { display: 'Display', text: 'Helvetica', bold: 'Helvetica-Bold' } as const

type Options = {
  title: string
  subject: string
  font: string
  layout: 'portrait' | 'landscape'
  margin: number
}

/** Opens a tagged A4 document. Its dates are the edition's, so that two builds produce the same bytes. */
export function openPdf(options: Options): Pdf {
  const { title, subject, font, layout, margin } = options
  const date = new Date(event.registration.opens)
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    // Text is positioned by hand; with margins, pdfkit would add pages by itself.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: title,
      Subject: subject,
      Author: event.name,
      Creator: event.name,
      Producer: event.name,
      CreationDate: date,
      ModDate: date,
    },
  })
  doc.registerFont(faces.display, font)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root, title, margin }
}

/** Adds an element to the structure tree, such as `Sect`, `L` or `LI` (ISO 32000-1, 14.8.4). */
export function addElement({ doc }: Pdf, parent: StructureElement, type: string): StructureElement {
  const element = doc.struct(type)
  parent.add(element)
  return element
}

/** Draws decoration, marked as an artifact so that screen readers skip it. */
export function drawArtifact({ doc }: Pdf, draw: (doc: PDFKit.PDFDocument) => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw(doc)
  doc.endMarkedContent()
}

/** Draws a figure that screen readers announce with `alt`. */
export function drawFigure(
  { doc }: Pdf,
  parent: StructureElement,
  alt: string,
  draw: (doc: PDFKit.PDFDocument) => void,
) {
  parent.add(doc.struct('Figure', { alt }, () => draw(doc)))
}

/** Writes text into a box. Returns the y below it. */
export function writeText(
  pdf: Pdf,
  parent: StructureElement,
  type: string,
  text: string,
  box: Box,
  style: TextStyle,
): number {
  const { doc } = pdf
  const draw = () => {
    doc.font(faces[style.face]).fontSize(style.size).fillColor(style.colour)
    doc.text(text, box.x, box.y, {
      width: box.width,
      lineGap: style.gap ?? 0,
      link: style.link,
      underline: Boolean(style.link),
    })
  }
  if (style.link) {
    const paragraph = addElement(pdf, parent, type)
    paragraph.add(doc.struct('Link', { alt: text }, draw))
  } else {
    parent.add(doc.struct(type, {}, draw))
  }
  return box.y + measureHeight(pdf, text, box.width, style)
}

/** Measures the height of text wrapped to a width, in points. */
export function measureHeight({ doc }: Pdf, text: string, width: number, style: TextStyle): number {
  return doc
    .font(faces[style.face])
    .fontSize(style.size)
    .heightOfString(text, { width, lineGap: style.gap ?? 0 })
}

/** Numbers the pages and returns the finished file. */
export async function finishPdf(
  pdf: Pdf,
  footerColour: (page: number) => string,
): Promise<Uint8Array> {
  const { doc, title, margin } = pdf
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    const { width, height } = doc.page
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font(faces.text).fontSize(8).fillColor(footerColour(page))
    doc.text(title, margin, height - 32, { lineBreak: false })
    doc.text(documents.pageOf(page + 1, count), margin, height - 32, {
      width: width - 2 * margin,
      align: 'right',
    })
    doc.endMarkedContent()
  }
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const done = new Promise((resolve) => doc.on('end', resolve))
  doc.end()
  await done
  return Buffer.concat(chunks)
}
