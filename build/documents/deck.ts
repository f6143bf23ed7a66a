import { paths } from '#content/paths.ts'
import { whyPartner } from '#words/benefits.ts'
import { documents } from '#words/documents.ts'
import * as edition from '#words/edition.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { phases } from '../../content/catalogue/schedule.ts'
import { tracks } from '../../content/catalogue/tracks.ts'
import { contactAddresses } from '../../content/facts/contact-addresses.ts'
import { event } from '../../content/facts/event.ts'
import { palette } from '../../content/facts/print-colours.ts'
import { trackCloths } from '../../content/facts/tracks.ts'
import { drawRosette } from '../../worker/certificates/figures.ts'
import { drawHubs, drawTiers, drawTypes } from './deck-offers.ts'
import { divideSlide, HEIGHT, LEFT, textStyles, openSlide, WIDTH } from './deck-slide.ts'
import { drawCloth, drawMap, MAP_SIZE } from './figures.ts'
import { addItem, drawRule, writeStack } from './layout.ts'
import {
  addElement,
  drawArtifact,
  drawFigure,
  finishPdf,
  openPdf,
  writeText,
  type Pdf,
  type StructureElement,
  type TextStyle,
} from './pdf.ts'

const words = documents.deck
const LAND_ON_INDIGO = '#5a5fae'
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
  drawArtifact(pdf, (doc) => drawCloth(doc, doc.page.width, doc.page.height, palette.indigoDeep))
  const y = writeStack(pdf, root, { x: LEFT, y: 170, width: 380 }, [
    ['P', words.eyebrow, { face: 'display', size: 18, colour: palette.ochre }],
    ['H1', event.name, { face: 'display', size: 60, colour: palette.white, gap: -8 }, 6],
    ['P', edition.dates, { face: 'display', size: 16, colour: palette.white }, 8],
  ])
  writeStack(pdf, root, { x: LEFT, y, width: 340 }, [
    ['P', words.lead, { face: 'text', size: 12, colour: palette.onIndigo, gap: 4 }, 14],
  ])
  const scale = 6.4
  const map = { x: 842 - MAP_SIZE.width * scale + 14, y: (HEIGHT - MAP_SIZE.height * scale) / 2 }
  drawFigure(pdf, root, words.mapText, (doc) =>
    drawMap(doc, map.x, map.y, scale, { land: LAND_ON_INDIGO, city: palette.white }),
  )
}

function drawWhat(pdf: Pdf) {
  const { heading, text, stats, phasesHeading } = words.what
  const { section, y: top } = openSlide(pdf, heading, 'what', { text, width: 640 })
  const below = drawNumbers(pdf, section, stats, top + 30 + 8, 54) + 58
  const box = { x: LEFT, y: below, width: WIDTH }
  const y = writeText(pdf, section, 'H3', phasesHeading, box, textStyles.h3) + 10
  const column = divideSlide(4, 22)
  const list = addElement(pdf, section, 'L')
  phases.forEach(({ title, period, colour }, i) => {
    const { x, width } = column(i)
    const body = addItem(pdf, list)
    drawArtifact(pdf, (doc) => doc.rect(x, y, width, 4).fill(palette[colour]))
    writeStack(pdf, body, { x, y, width }, [
      ['P', title, textStyles.h3, 14],
      ['P', period, textStyles.muted, 2],
    ])
  })
}

function drawProblems(pdf: Pdf) {
  const { heading, text } = words.problems
  const { section, y } = openSlide(pdf, heading, 'problems', { text, width: 560 })
  const column = divideSlide(4, 26)
  const list = addElement(pdf, section, 'L')
  tracks.forEach(({ id, name, summary }, i) => {
    const { x, width } = column(i % 4)
    const top = y + 26 + Math.floor(i / 4) * 190
    const body = addItem(pdf, list)
    drawArtifact(pdf, (doc) =>
      drawRosette(doc, id, x + 32, top + 32, 32, palette[trackCloths[id].colour], palette.paper),
    )
    writeStack(pdf, body, { x, y: top, width }, [
      ['H3', name, textStyles.h3, 74],
      ['P', summary, textStyles.muted, 3],
    ])
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
  const column = divideSlide(3, 40)
  const list = addElement(pdf, section, 'L')
  whyPartner.forEach(({ id, title, description }, i) => {
    const { x, width } = column(i)
    const body = addItem(pdf, list)
    drawArtifact(pdf, (doc) =>
      drawRosette(
        doc,
        id,
        x + 76,
        y + 92,
        76,
        [palette.clay, palette.indigo, palette.leaf][i]!,
        palette.paper,
      ),
    )
    writeStack(pdf, body, { x, y, width }, [
      ['H3', title, { ...textStyles.h3, size: 22 }, 196],
      ['P', description, { ...textStyles.body, size: 14, gap: 5 }, 8],
    ])
  })
}

function drawApply(pdf: Pdf) {
  const { doc } = pdf
  doc.addPage()
  drawArtifact(pdf, () => drawCloth(doc, doc.page.width, doc.page.height, palette.indigoDeep))
  drawArtifact(pdf, () =>
    drawRosette(doc, event.name, 728, 130, 76, palette.ochre, palette.indigoDeep),
  )
  const { heading, steps, links } = words.apply
  const section = addElement(pdf, pdf.root, 'Sect')
  const title: TextStyle = { ...textStyles.h2, size: 44, colour: palette.white }
  let y = writeText(pdf, section, 'H2', heading, { x: LEFT, y: 76, width: 560 }, title) + 90
  const column = divideSlide(3, 40)
  const list = addElement(pdf, section, 'L')
  const numeral: TextStyle = { face: 'display', size: 44, colour: palette.ochre }
  steps.forEach((step, i) => {
    const box = { ...column(i), y }
    const item = addElement(pdf, list, 'LI')
    writeText(pdf, item, 'Lbl', String(i + 1), { ...box, width: 60 }, numeral)
    writeStack(pdf, addElement(pdf, item, 'LBody'), box, [
      ['H3', step.title, { ...textStyles.h3, size: 20, colour: palette.white }, 54],
      ['P', step.text, { ...textStyles.body, size: 12, colour: palette.onIndigo }, 4],
    ])
  })
  y += 196
  drawRule(pdf, { x: LEFT, y: y - 18, width: WIDTH }, LAND_ON_INDIGO)
  const { city, region, country } = event.headquarters
  const site = event.origin.replace('https://', '')
  const ways: [string, string, string?][] = [
    [links.tiers, site + paths.sponsors, `${event.origin}${paths.sponsors}#apply`],
    [links.types, site + paths.partner, `${event.origin}${paths.partner}#apply`],
    [links.email, mail, `mailto:${mail}`],
    [links.address, `${city}, ${region}, ${country}`],
  ]
  const way = divideSlide(ways.length, 0)
  ways.forEach(([label, text, link], i) => {
    const { x, width } = way(i)
    const colour = link ? palette.ochre : palette.white
    writeStack(pdf, section, { x, y, width: width - 14 }, [
      ['P', label, { ...textStyles.muted, colour: palette.onIndigo }],
      ['P', text, { face: 'bold', size: 12, colour, gap: 3, link }, 3],
    ])
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
  const column = divideSlide(stats.length, 0)
  const numeral: TextStyle = { face: 'display', size, colour: palette.indigo }
  const bottoms = stats.map(({ number, label }, i) => {
    const { x, width } = column(i)
    const below = writeText(pdf, section, 'P', number, { x, y, width }, numeral)
    const box = { x, y: below - size * 0.08, width: width - 20 }
    return writeText(pdf, section, 'P', label, box, textStyles.muted)
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
  const column = divideSlide(columns.length, 26)
  columns.forEach(([title, text], i) => {
    const box = { ...column(i), y }
    drawRule(pdf, box)
    writeStack(pdf, section, box, [
      ['H3', title, textStyles.h3, 12],
      ['P', text, style, 6],
    ])
  })
}
