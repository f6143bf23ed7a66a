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
import { HEIGHT, LEFT, looks, openSlide, WIDTH } from './deck-slide.ts'
import { drawCloth, drawMap, drawRosette, MAP_SIZE } from './figures.ts'
import {
  decorate,
  figure,
  finish,
  group,
  inks,
  openPaper,
  write,
  type Look,
  type Paper,
} from './paper.ts'

const words = documents.deck
const mail = contactAddresses.find(({ id }) => id === 'partnerships')!.email

/** partnership-deck.pdf: what a possible partner wants to know, one thought to a page. */
export async function deckDocument(font: string): Promise<Uint8Array> {
  const paper = openPaper({
    title: words.title,
    subject: words.subject,
    font,
    layout: 'landscape',
    margin: LEFT,
  })
  drawCover(paper)
  drawWhat(paper)
  drawProblems(paper)
  drawReach(paper)
  drawWhy(paper)
  drawTiers(paper)
  drawTypes(paper)
  drawHubs(paper)
  drawApply(paper)
  const last = paper.doc.bufferedPageRange().count - 1
  return finish(paper, (page) => (page === 0 || page === last ? inks.onIndigo : inks.muted))
}

function drawCover(paper: Paper) {
  const { root } = paper
  const width = 380
  decorate(paper, (doc) => drawCloth(doc, doc.page.width, doc.page.height, inks.indigoDeep))
  let y = write(
    paper,
    root,
    'P',
    words.eyebrow,
    { x: LEFT, y: 170, width },
    { face: 'display', size: 18, colour: inks.ochre },
  )
  y = write(
    paper,
    root,
    'H1',
    event.name,
    { x: LEFT, y: y + 6, width },
    { face: 'display', size: 60, colour: inks.white, gap: -8 },
  )
  y = write(
    paper,
    root,
    'P',
    edition.dates,
    { x: LEFT, y: y + 8, width },
    { face: 'display', size: 16, colour: inks.white },
  )
  write(
    paper,
    root,
    'P',
    words.lead,
    { x: LEFT, y: y + 14, width: 340 },
    { face: 'text', size: 12, colour: inks.onIndigo, gap: 4 },
  )
  const scale = 6.4
  const map = { x: 842 - MAP_SIZE.width * scale + 14, y: (HEIGHT - MAP_SIZE.height * scale) / 2 }
  figure(paper, root, words.mapText, (doc) =>
    drawMap(doc, map.x, map.y, scale, { land: '#5a5fae', city: inks.white }),
  )
}

function drawWhat(paper: Paper) {
  const { section, y: top } = openSlide(paper, words.what.heading, 'what')
  let y =
    write(paper, section, 'P', words.what.text, { x: LEFT, y: top, width: 640 }, looks.lead) + 30
  y = drawNumbers(paper, section, words.what.stats, y + 8, 54) + 58
  y =
    write(paper, section, 'H3', words.what.phasesHeading, { x: LEFT, y, width: WIDTH }, looks.h3) +
    10
  const width = (WIDTH - 3 * 22) / 4
  const colours = { ochre: inks.ochre, leaf: inks.leaf, clay: inks.clay, indigo: inks.indigo }
  const list = group(paper, section, 'L')
  phases.forEach(({ title, period, colour }, i) => {
    const x = LEFT + i * (width + 22)
    const body = group(paper, group(paper, list, 'LI'), 'LBody')
    decorate(paper, (doc) => doc.rect(x, y, width, 4).fill(colours[colour]))
    const below = write(paper, body, 'P', title, { x, y: y + 14, width }, looks.h3)
    write(paper, body, 'P', period, { x, y: below + 2, width }, looks.muted)
  })
}

function drawProblems(paper: Paper) {
  const { heading, text } = words.problems
  const { section, y: top } = openSlide(paper, heading, 'problems')
  const y = write(paper, section, 'P', text, { x: LEFT, y: top, width: 560 }, looks.lead) + 26
  const width = (WIDTH - 3 * 26) / 4
  const list = group(paper, section, 'L')
  tracks.forEach(({ id, name, summary }, i) => {
    const x = LEFT + (i % 4) * (width + 26)
    const cellTop = y + Math.floor(i / 4) * 190
    const body = group(paper, group(paper, list, 'LI'), 'LBody')
    decorate(paper, (doc) => drawRosette(doc, id, x + 32, cellTop + 32, 32, inks.indigo))
    const below = write(paper, body, 'H3', name, { x, y: cellTop + 74, width }, looks.h3)
    write(paper, body, 'P', summary, { x, y: below + 3, width }, looks.muted)
  })
}

function drawReach(paper: Paper) {
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
  const { section, y: top } = openSlide(paper, heading, 'reach')
  const y = drawNumbers(paper, section, stats, top + 16, 64) + 56
  const columns: [string, string][] = [
    [audienceHeading, audience.join('\n')],
    [languagesHeading, event.trainingLanguages.join('\n')],
    [timeHeading, time],
    [finaleHeading, finale],
  ]
  drawColumns(paper, section, columns, y, { ...looks.body, size: 14, gap: 5 })
}

function drawWhy(paper: Paper) {
  const { section, y } = openSlide(paper, sponsorsPage.why.heading, 'why')
  const width = (WIDTH - 2 * 40) / 3
  const list = group(paper, section, 'L')
  whyPartner.forEach(({ id, title, description }, i) => {
    const x = LEFT + i * (width + 40)
    const body = group(paper, group(paper, list, 'LI'), 'LBody')
    decorate(paper, (doc) =>
      drawRosette(doc, id, x + 76, y + 92, 76, [inks.clay, inks.indigo, inks.leaf][i]!),
    )
    const below = write(
      paper,
      body,
      'H3',
      title,
      { x, y: y + 196, width },
      { ...looks.h3, size: 22 },
    )
    write(
      paper,
      body,
      'P',
      description,
      { x, y: below + 8, width },
      { ...looks.body, size: 14, gap: 5 },
    )
  })
}

function drawApply(paper: Paper) {
  const { doc } = paper
  doc.addPage()
  decorate(paper, () => drawCloth(doc, doc.page.width, doc.page.height, inks.indigoDeep))
  decorate(paper, () => drawRosette(doc, event.name, 728, 130, 76, inks.ochre))
  const { heading, steps, links } = words.apply
  const section = group(paper, paper.root, 'Sect')
  let y =
    write(
      paper,
      section,
      'H2',
      heading,
      { x: LEFT, y: 76, width: 560 },
      { ...looks.h2, size: 44, colour: inks.white },
    ) + 90
  const width = (WIDTH - 2 * 40) / 3
  const list = group(paper, section, 'L')
  steps.forEach(({ title, text }, i) => {
    const x = LEFT + i * (width + 40)
    const item = group(paper, list, 'LI')
    write(
      paper,
      item,
      'Lbl',
      String(i + 1),
      { x, y, width: 60 },
      { face: 'display', size: 44, colour: inks.ochre },
    )
    const body = group(paper, item, 'LBody')
    const below = write(
      paper,
      body,
      'H3',
      title,
      { x, y: y + 54, width },
      { ...looks.h3, size: 20, colour: inks.white },
    )
    write(
      paper,
      body,
      'P',
      text,
      { x, y: below + 4, width },
      { ...looks.body, size: 12, colour: inks.onIndigo },
    )
  })
  y += 196
  decorate(paper, () => doc.rect(LEFT, y - 18, WIDTH, 0.7).fill('#5a5fae'))
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
    const below = write(
      paper,
      section,
      'P',
      label,
      { x, y, width: step - 14 },
      { ...looks.muted, colour: inks.onIndigo },
    )
    const look: Look = {
      face: 'bold',
      size: 12,
      colour: link ? inks.ochre : inks.white,
      gap: 3,
      link,
    }
    write(paper, section, 'P', text, { x, y: below + 3, width: step - 14 }, look)
  })
}

/** Big numerals with their labels, side by side; gives the y below them. */
function drawNumbers(
  paper: Paper,
  section: ReturnType<typeof group>,
  stats: readonly { number: string; label: string }[],
  y: number,
  size: number,
): number {
  const width = WIDTH / stats.length
  const bottoms = stats.map(({ number, label }, i) => {
    const x = LEFT + i * width
    const below = write(
      paper,
      section,
      'P',
      number,
      { x, y, width },
      { face: 'display', size, colour: inks.indigo },
    )
    return write(
      paper,
      section,
      'P',
      label,
      { x, y: below - size * 0.08, width: width - 20 },
      looks.muted,
    )
  })
  return Math.max(...bottoms)
}

function drawColumns(
  paper: Paper,
  section: ReturnType<typeof group>,
  columns: [string, string][],
  y: number,
  look: Look,
) {
  const width = (WIDTH - (columns.length - 1) * 26) / columns.length
  columns.forEach(([title, text], i) => {
    const x = LEFT + i * (width + 26)
    decorate(paper, (doc) => doc.rect(x, y, width, 0.7).fill(inks.line))
    const below = write(paper, section, 'H3', title, { x, y: y + 12, width }, looks.h3)
    write(paper, section, 'P', text, { x, y: below + 6, width }, look)
  })
}
