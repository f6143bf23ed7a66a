import PDFDocument from 'pdfkit'
import { documents } from '#words/documents.ts'
import { language } from '#words/language.ts'
import { event } from '../../content/facts/event.ts'

type Structure = ReturnType<PDFKit.PDFDocument['struct']>

/** A PDF being written: the document and the root of its structure tree, which screen readers follow. */
export type Paper = { doc: PDFKit.PDFDocument; root: Structure; title: string; margin: number }

export type Look = {
  face: 'display' | 'text' | 'bold'
  /** Points. */
  size: number
  colour: string
  /** Extra points between lines. */
  gap?: number
  link?: string
}

export type Box = { x: number; y: number; width: number }

/** The cloth's colours on paper; `muted` and `clayDark` keep 4.5:1 on white. */
export const inks = {
  white: '#ffffff',
  paper: '#fbf8f1',
  ink: '#14163d',
  muted: '#565878',
  line: '#d8d5cc',
  indigo: '#1d2370',
  indigoDeep: '#0e1033',
  onIndigo: '#c9cbe8',
  ochre: '#e8a317',
  ochreDark: '#8a5c00',
  clay: '#c2492b',
  leaf: '#2c7a57',
} as const

const faces = { display: 'Display', text: 'Helvetica', bold: 'Helvetica-Bold' } as const

type Options = {
  title: string
  subject: string
  font: string
  layout: 'portrait' | 'landscape'
  margin: number
}

/** A4, tagged. Its dates are the edition's, so that two builds give the same bytes. */
export function openPaper(options: Options): Paper {
  const { title, subject, font, layout, margin } = options
  const date = new Date(event.registration.opens)
  const doc = new PDFDocument({
    size: 'A4',
    layout,
    // Text is placed by hand: with margins pdfkit would start pages of its own.
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

/** A part of the structure tree for what belongs together. */
export function group({ doc }: Paper, parent: Structure, type: string): Structure {
  const element = doc.struct(type)
  parent.add(element)
  return element
}

/** Draws what carries no meaning: screen readers pass over it. */
export function decorate({ doc }: Paper, draw: (doc: PDFKit.PDFDocument) => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw(doc)
  doc.endMarkedContent()
}

/** Draws a picture that a screen reader announces with `alt`. */
export function figure(
  { doc }: Paper,
  parent: Structure,
  alt: string,
  draw: (doc: PDFKit.PDFDocument) => void,
) {
  parent.add(doc.struct('Figure', { alt }, () => draw(doc)))
}

/** Writes a text into a box; gives the y below it. */
export function write(
  paper: Paper,
  parent: Structure,
  type: string,
  text: string,
  box: Box,
  look: Look,
): number {
  const { doc } = paper
  const draw = () => {
    doc.font(faces[look.face]).fontSize(look.size).fillColor(look.colour)
    doc.text(text, box.x, box.y, {
      width: box.width,
      lineGap: look.gap ?? 0,
      link: look.link,
      underline: Boolean(look.link),
    })
  }
  if (look.link) {
    const paragraph = group(paper, parent, type)
    paragraph.add(doc.struct('Link', { alt: text }, draw))
  } else {
    parent.add(doc.struct(type, {}, draw))
  }
  return box.y + heightOf(paper, text, box.width, look)
}

export function heightOf({ doc }: Paper, text: string, width: number, look: Look): number {
  return doc
    .font(faces[look.face])
    .fontSize(look.size)
    .heightOfString(text, { width, lineGap: look.gap ?? 0 })
}

/** Numbers the pages and gives the finished file. */
export async function finish(
  paper: Paper,
  footerColour: (page: number) => string,
): Promise<Uint8Array> {
  const { doc, title, margin } = paper
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
