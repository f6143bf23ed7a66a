import { paths } from '#content/paths.ts'
import { whyPartner } from '#words/benefits.ts'
import { documents } from '#words/documents.ts'
import * as edition from '#words/edition.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { phases } from '../../content/catalogue/schedule.ts'
import { tracks } from '../../content/catalogue/tracks.ts'
import { contactAddresses } from '../../content/facts/contact-addresses.ts'
import { event } from '../../content/facts/event.ts'
import { drawHubs, drawTiers, drawTypes } from './deck-offers.ts'
import { HEIGHT, LEFT, textStyles, openSlide, WIDTH } from './deck-slide.ts'
import { drawCloth, drawMap, drawRosette, MAP_SIZE } from './figures.ts'
import {
  addElement,
  drawArtifact,
  drawFigure,
  finishPdf,
  openPdf,
  palette,
  writeText,
  type Pdf,
  type StructureElement,
  type TextStyle,
} from './pdf.ts'

const words = documents.deck
const mail = contactAddresses.find(({ id }) => id === 'partnerships')!.email

/** Writes partnership-deck.pdf: what a prospective partner wants to know, one idea per page. */
export async function writeDeckPdf(font: string): Promise<Uint8Array> {
  const pdf = openPdf({
    title: words.title,
    subject: words.subject,
    font,
    layout: 'landscape',
    margin: LEFT,
  })
  drawCover(pdf)
  drawWhat(pdf)
  drawProblems(pdf)
  drawReach(pdf)
  drawWhy(pdf)
  drawTiers(pdf)
  drawTypes(pdf)
  drawHubs(pdf)
  drawApply(pdf)
  const last = pdf.doc.bufferedPageRange().count - 1
  return finishPdf(pdf, (page) => (page === 0 || page === last ? palette.onIndigo : palette.muted))
}

function drawCover(pdf: Pdf) {
  const { root } = pdf
  const width = 380
  drawArtifact(pdf, (doc) => drawCloth(doc, doc.page.width, doc.page.height, palette.indigoDeep))
  let y = writeText(
    pdf,
    root,
    'P',
    words.eyebrow,
    { x: LEFT, y: 170, width },
    { face: 'display', size: 18, colour: palette.ochre },
  )
  y = writeText(
    pdf,
    root,
    'H1',
    event.name,
    { x: LEFT, y: y + 6, width },
    { face: 'display', size: 60, colour: palette.white, gap: -8 },
  )
  y = writeText(
    pdf,
    root,
    'P',
    edition.dates,
    { x: LEFT, y: y + 8, width },
    { face: 'display', size: 16, colour: palette.white },
  )
  writeText(
    pdf,
    root,
    'P',
    words.lead,
    { x: LEFT, y: y + 14, width: 340 },
    { face: 'text', size: 12, colour: palette.onIndigo, gap: 4 },
  )
  const scale = 6.4
  const map = { x: 842 - MAP_SIZE.width * scale + 14, y: (HEIGHT - MAP_SIZE.height * scale) / 2 }
  drawFigure(pdf, root, words.mapText, (doc) =>
    drawMap(doc, map.x, map.y, scale, { land: '#5a5fae', city: palette.white }),
  )
}

function drawWhat(pdf: Pdf) {
  const { section, y: top } = openSlide(pdf, words.what.heading, 'what')
  let y =
    writeText(
      pdf,
      section,
      'P',
      words.what.text,
      { x: LEFT, y: top, width: 640 },
      textStyles.lead,
    ) + 30
  y = drawNumbers(pdf, section, words.what.stats, y + 8, 54) + 58
  y =
    writeText(
      pdf,
      section,
      'H3',
      words.what.phasesHeading,
      { x: LEFT, y, width: WIDTH },
      textStyles.h3,
    ) + 10
  const width = (WIDTH - 3 * 22) / 4
  const list = addElement(pdf, section, 'L')
  phases.forEach(({ title, period, colour }, i) => {
    const x = LEFT + i * (width + 22)
    const body = addElement(pdf, addElement(pdf, list, 'LI'), 'LBody')
    drawArtifact(pdf, (doc) => doc.rect(x, y, width, 4).fill(palette[colour]))
    const below = writeText(pdf, body, 'P', title, { x, y: y + 14, width }, textStyles.h3)
    writeText(pdf, body, 'P', period, { x, y: below + 2, width }, textStyles.muted)
  })
}

function drawProblems(pdf: Pdf) {
  const { heading, text } = words.problems
  const { section, y: top } = openSlide(pdf, heading, 'problems')
  const y =
    writeText(pdf, section, 'P', text, { x: LEFT, y: top, width: 560 }, textStyles.lead) + 26
  const width = (WIDTH - 3 * 26) / 4
  const list = addElement(pdf, section, 'L')
  tracks.forEach(({ id, name, summary }, i) => {
    const x = LEFT + (i % 4) * (width + 26)
    const cellTop = y + Math.floor(i / 4) * 190
    const body = addElement(pdf, addElement(pdf, list, 'LI'), 'LBody')
    drawArtifact(pdf, (doc) => drawRosette(doc, id, x + 32, cellTop + 32, 32, palette.indigo))
    const below = writeText(pdf, body, 'H3', name, { x, y: cellTop + 74, width }, textStyles.h3)
    writeText(pdf, body, 'P', summary, { x, y: below + 3, width }, textStyles.muted)
  })
}

function drawReach(pdf: Pdf) {
  const {
    heading,
    stats,
    audienceHeading,
    audience,
    languagesHeading,
    timeHeading,
    time,
    finaleHeading,
    finale,
  } = words.reach
  const { section, y: top } = openSlide(pdf, heading, 'reach')
  const y = drawNumbers(pdf, section, stats, top + 16, 64) + 56
  const columns: [string, string][] = [
    [audienceHeading, audience.join('\n')],
    [languagesHeading, event.trainingLanguages.join('\n')],
    [timeHeading, time],
    [finaleHeading, finale],
  ]
  drawColumns(pdf, section, columns, y, { ...textStyles.body, size: 14, gap: 5 })
}

function drawWhy(pdf: Pdf) {
  const { section, y } = openSlide(pdf, sponsorsPage.why.heading, 'why')
  const width = (WIDTH - 2 * 40) / 3
  const list = addElement(pdf, section, 'L')
  whyPartner.forEach(({ id, title, description }, i) => {
    const x = LEFT + i * (width + 40)
    const body = addElement(pdf, addElement(pdf, list, 'LI'), 'LBody')
    drawArtifact(pdf, (doc) =>
      drawRosette(doc, id, x + 76, y + 92, 76, [palette.clay, palette.indigo, palette.leaf][i]!),
    )
    const below = writeText(
      pdf,
      body,
      'H3',
      title,
      { x, y: y + 196, width },
      { ...textStyles.h3, size: 22 },
    )
    writeText(
      pdf,
      body,
      'P',
      description,
      { x, y: below + 8, width },
      { ...textStyles.body, size: 14, gap: 5 },
    )
  })
}

function drawApply(pdf: Pdf) {
  const { doc } = pdf
  doc.addPage()
  drawArtifact(pdf, () => drawCloth(doc, doc.page.width, doc.page.height, palette.indigoDeep))
  drawArtifact(pdf, () => drawRosette(doc, event.name, 728, 130, 76, palette.ochre))
  const { heading, steps, links } = words.apply
  const section = addElement(pdf, pdf.root, 'Sect')
  let y =
    writeText(
      pdf,
      section,
      'H2',
      heading,
      { x: LEFT, y: 76, width: 560 },
      { ...textStyles.h2, size: 44, colour: palette.white },
    ) + 90
  const width = (WIDTH - 2 * 40) / 3
  const list = addElement(pdf, section, 'L')
  steps.forEach(({ title, text }, i) => {
    const x = LEFT + i * (width + 40)
    const item = addElement(pdf, list, 'LI')
    writeText(
      pdf,
      item,
      'Lbl',
      String(i + 1),
      { x, y, width: 60 },
      { face: 'display', size: 44, colour: palette.ochre },
    )
    const body = addElement(pdf, item, 'LBody')
    const below = writeText(
      pdf,
      body,
      'H3',
      title,
      { x, y: y + 54, width },
      { ...textStyles.h3, size: 20, colour: palette.white },
    )
    writeText(
      pdf,
      body,
      'P',
      text,
      { x, y: below + 4, width },
      { ...textStyles.body, size: 12, colour: palette.onIndigo },
    )
  })
  y += 196
  drawArtifact(pdf, () => doc.rect(LEFT, y - 18, WIDTH, 0.7).fill('#5a5fae'))
  const { city, region, country } = event.headquarters
  const ways: [string, string, string?][] = [
    [
      links.tiers,
      `${event.origin.replace('https://', '')}/sponsors`,
      `${event.origin}${paths.sponsors}#apply`,
    ],
    [
      links.types,
      `${event.origin.replace('https://', '')}/partner`,
      `${event.origin}${paths.partner}#apply`,
    ],
    [links.email, mail, `mailto:${mail}`],
    [links.address, `${city}, ${region}, ${country}`],
  ]
  const step = WIDTH / ways.length
  ways.forEach(([label, text, link], i) => {
    const x = LEFT + i * step
    const below = writeText(
      pdf,
      section,
      'P',
      label,
      { x, y, width: step - 14 },
      { ...textStyles.muted, colour: palette.onIndigo },
    )
    const style: TextStyle = {
      face: 'bold',
      size: 12,
      colour: link ? palette.ochre : palette.white,
      gap: 3,
      link,
    }
    writeText(pdf, section, 'P', text, { x, y: below + 3, width: step - 14 }, style)
  })
}

/** Draws large numerals with their labels side by side. Returns the y below them. */
function drawNumbers(
  pdf: Pdf,
  section: StructureElement,
  stats: readonly { number: string; label: string }[],
  y: number,
  size: number,
): number {
  const width = WIDTH / stats.length
  const bottoms = stats.map(({ number, label }, i) => {
    const x = LEFT + i * width
    const below = writeText(
      pdf,
      section,
      'P',
      number,
      { x, y, width },
      { face: 'display', size, colour: palette.indigo },
    )
    return writeText(
      pdf,
      section,
      'P',
      label,
      { x, y: below - size * 0.08, width: width - 20 },
      textStyles.muted,
    )
  })
  return Math.max(...bottoms)
}

function drawColumns(
  pdf: Pdf,
  section: StructureElement,
  columns: [string, string][],
  y: number,
  style: TextStyle,
) {
  const width = (WIDTH - (columns.length - 1) * 26) / columns.length
  columns.forEach(([title, text], i) => {
    const x = LEFT + i * (width + 26)
    drawArtifact(pdf, (doc) => doc.rect(x, y, width, 0.7).fill(palette.line))
    const below = writeText(pdf, section, 'H3', title, { x, y: y + 12, width }, textStyles.h3)
    writeText(pdf, section, 'P', text, { x, y: below + 6, width }, style)
  })
}
