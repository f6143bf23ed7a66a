import PDFDocument from 'pdfkit'
import { toBytes } from 'pdfkit/output'
import { hubs } from '#content/catalogue/hubs.ts'
import { prizes } from '#content/catalogue/judging.ts'
import { event } from '#content/facts/event.ts'
import { palette } from '#content/facts/print-colours.ts'
import type { PrintFace } from '#content/facts/print-faces.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'
import { keepPrintable } from '#content/print-text.ts'
import type { Certificate } from '#content/wire/certificates.ts'
import { certificateText, certificateWords as words } from '#words/certificates.ts'
import { language } from '#words/language.ts'
import { drawHem, drawQrCode, drawRosette } from './figures.ts'
import { setLines, writeLines, type TextBox } from './set-text.ts'
import { divideIntoRuns } from './text-runs.ts'

/** The bytes of the typefaces that a certificate needs. */
export type Fonts = Partial<Record<PrintFace, Uint8Array>>

// All lengths are in points.
const PAGE = { width: 841.89, height: 595.28 }
const CLOTH = 218
const HEM = 44
const LEFT = CLOTH + HEM + 44
const WIDTH = PAGE.width - LEFT - 52
const FOOT = 478
const QR = 76

/** Lists the typefaces that a certificate needs; those of its own words are always among them. */
export function listFaces(certificate: Certificate): PrintFace[] {
  const { name, ...facts } = printedTexts(certificate)
  const runs = [
    ...divideIntoRuns(name, true),
    ...Object.values(facts).flatMap((text) => divideIntoRuns(text, false)),
  ]
  return [...new Set<PrintFace>(['display', 'latin', ...runs.map(({ face }) => face)])]
}

/** What people typed, in printable form; empty where nothing can be printed or nothing is shown. */
const printedTexts = ({ name, teamName, projectTitle }: Certificate) => ({
  name: keepPrintable(name),
  team: keepPrintable(teamName ?? ''),
  project: keepPrintable(projectTitle ?? ''),
})

/**
 * Draws a certificate as a tagged PDF of one page. `siteUrl` is where it can be checked. The whole file is made before the
 * response begins, so that a failure is an error and not half a file.
 */
export async function drawCertificate(
  certificate: Certificate,
  fonts: Fonts,
  siteUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, statement } = certificateText[certificate.kind]
  const { name, team, project } = printedTexts(certificate)
  const made = new Date(certificate.issued)
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    // Text is positioned by hand; with margins, pdfkit would add pages by itself.
    margin: 0,
    pdfVersion: '1.7',
    // The types do not have it yet.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: language,
    // The standard one would be looked for first.
    font: null as unknown as string,
    info: {
      Title: words.subject(title, certificate.name),
      Subject: words.edition(certificate.edition),
      Author: event.name,
      Creator: event.name,
      Producer: event.name,
      CreationDate: made,
      ModDate: made,
    },
  })
  for (const [face, bytes] of Object.entries(fonts)) doc.registerFont(face, bytes)
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawCloth(doc, team || name || certificate.code)

  const box = (y: number, width = WIDTH, x = LEFT): TextBox => ({ x, y, width })
  const write = (
    type: string,
    text: string,
    at: TextBox,
    style: Parameters<typeof setLines>[2],
  ) => {
    const lines = setLines(doc, text, style, at.width)
    // The shapes of letters do not always say which letters they are: screen readers get the text itself.
    root.add(doc.struct(type, { actual: text }, () => writeLines(doc, lines, at, style)))
    return at.y + lines.height
  }
  const small = { size: 10.5, colour: palette.muted }
  const plain = { size: 13, colour: palette.ink, lines: 3, gap: 5 }

  let y = write('P', words.edition(certificate.edition), box(58), {
    size: 14,
    colour: palette.ochreDark,
    isLarge: true,
  })
  y = write('H1', title, box(y + 6), { size: 31, colour: palette.indigo, isLarge: true })
  y = write('P', words.intro, box(y + 32), { ...plain, colour: palette.muted })
  y = write('P', name || certificate.code, box(y + 10), {
    size: 46,
    comfortable: 30,
    lines: 3,
    colour: palette.ink,
    isLarge: true,
  })
  y = write('P', statement(certificate.edition), box(y + 18), plain)

  const award = prizes.find(({ id }) => id === certificate.award)?.place
  if (award) y = write('P', award, box(y + 14), { size: 22, colour: palette.clay, isLarge: true })

  const facts = [
    [words.facts.team, team],
    [words.facts.project, project],
    [words.facts.hub, hubs.find(({ id }) => id === certificate.hubId)?.city],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  const column = WIDTH / 2 - 12
  const top = y + 26
  facts.forEach(([label, value], index) => {
    const at = box(top + 58 * Math.floor(index / 2), column, LEFT + (index % 2) * (column + 24))
    doc.markContent('Artifact', { type: 'Layout' })
    doc.rect(at.x, at.y - 7, column, 0.7).fill(palette.line)
    doc.endMarkedContent()
    const below = write('P', label, at, small)
    write('P', value, box(below + 2, column, at.x), {
      size: 14,
      comfortable: 12,
      lines: 2,
      colour: palette.ink,
    })
  })

  const address = siteUrl + paths.certificate(certificate.code)
  const foot = WIDTH - QR - 24
  y = write('P', words.made(formatDay(certificate.issued, 'date')), box(FOOT, foot), small)
  y = write('P', words.check, box(y + 6, foot), small)
  const link = { size: 12, comfortable: 9, lines: 1, colour: palette.indigo }
  const lines = setLines(doc, address, link, foot)
  const paragraph = doc.struct('P')
  root.add(paragraph)
  paragraph.add(
    doc.struct('Link', { alt: address }, () => {
      writeLines(doc, lines, box(y + 2), link)
      doc.link(LEFT, y + 2, lines.width, lines.height, address)
    }),
  )
  write('P', `${words.code}: ${certificate.code}`, box(y + lines.height + 7, foot), {
    ...small,
    colour: palette.ink,
  })
  root.add(
    doc.struct('Figure', { alt: words.qr }, () =>
      drawQrCode(doc, address, {
        x: LEFT + WIDTH - QR,
        y: FOOT,
        side: QR,
        colour: palette.indigoDeep,
      }),
    ),
  )
  const bytes = toBytes(doc)
  doc.end()
  return bytes
}

/** The cloth at the left edge: the rosette of the team or, where that is not shown, of the person. */
function drawCloth(doc: PDFKit.PDFDocument, seed: string) {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(palette.paper)
  doc.rect(0, 0, CLOTH, PAGE.height).fill(palette.indigo)
  doc.save().rect(0, 0, CLOTH, PAGE.height).clip()
  drawRosette(doc, seed, 58, PAGE.height / 2, 196, palette.ochre, palette.indigo)
  doc.restore()
  drawHem(doc, { x: CLOTH, y: 0, width: HEM, height: PAGE.height })
  doc.endMarkedContent()
}
