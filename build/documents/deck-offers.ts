import { paths } from '#content/paths.ts'
import { documents } from '#words/documents.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { hubs, type Hub } from '../../content/catalogue/hubs.ts'
import { partnershipTypes, tiers } from '../../content/catalogue/partnerships.ts'
import { regions } from '../../content/catalogue/regions.ts'
import { event } from '../../content/facts/event.ts'
import { LEFT, looks, openSlide, WIDTH } from './deck-slide.ts'
import { drawMap, spotOn } from './figures.ts'
import { decorate, figure, group, inks, write, type Paper } from './paper.ts'

const words = documents.deck
const hubWords = sponsorsPage.hubs
const GUTTER = 26
const COLUMN = (WIDTH - 3 * GUTTER) / 4

export function drawTiers(paper: Paper) {
  const { section, y: top } = openSlide(paper, words.tiers.heading, 'tiers')
  const y =
    write(
      paper,
      section,
      'P',
      sponsorsPage.tiers.text,
      { x: LEFT, y: top, width: WIDTH },
      looks.muted,
    ) + 18
  const tones = { taken: inks.leaf, limited: inks.clay, open: inks.indigo }
  const list = group(paper, section, 'L')
  tiers.forEach(({ name, subtitle, price, availability, availabilityTone, benefits }, i) => {
    const x = LEFT + i * (COLUMN + GUTTER)
    const body = group(paper, group(paper, list, 'LI'), 'LBody')
    decorate(paper, (doc) => doc.rect(x, y, COLUMN, 4).fill(tones[availabilityTone]))
    const column = { x, width: COLUMN }
    let below = write(paper, body, 'H3', name, { ...column, y: y + 16 }, { ...looks.h3, size: 24 })
    below = write(
      paper,
      body,
      'P',
      price,
      { ...column, y: below + 2 },
      { face: 'display', size: 18, colour: inks.indigo },
    )
    below = write(paper, body, 'P', subtitle, { ...column, y: below + 6 }, looks.muted)
    below = write(
      paper,
      body,
      'P',
      availability,
      { ...column, y: below + 4 },
      { ...looks.small, size: 10.5, face: 'bold', colour: tones[availabilityTone] },
    )
    drawPoints(paper, body, benefits, { ...column, y: Math.max(below + 14, y + 156) })
  })
}

export function drawTypes(paper: Paper) {
  const { heading, contributionsLabel } = partnerPage.types
  const { section, y: top } = openSlide(paper, heading, 'types')
  const y =
    write(paper, section, 'P', words.types.text, { x: LEFT, y: top, width: 600 }, looks.lead) + 24
  const list = group(paper, section, 'L')
  partnershipTypes.forEach(({ title, badge, description, contributions }, i) => {
    const column = { x: LEFT + i * (COLUMN + GUTTER), width: COLUMN }
    const body = group(paper, group(paper, list, 'LI'), 'LBody')
    decorate(paper, (doc) =>
      doc.rect(column.x, y, COLUMN, 4).fill(badge ? inks.ochre : inks.indigo),
    )
    if (badge)
      write(
        paper,
        body,
        'P',
        badge,
        { ...column, y: y + 14 },
        { face: 'bold', size: 8.5, colour: inks.ochreDark },
      )
    let below = write(
      paper,
      body,
      'H3',
      title,
      { ...column, y: y + 28 },
      { ...looks.h3, size: 18, gap: -2 },
    )
    below = write(paper, body, 'P', description, { ...column, y: below + 6 }, looks.body)
    below = write(
      paper,
      body,
      'P',
      contributionsLabel,
      { ...column, y: Math.max(below + 14, y + 204) },
      { ...looks.muted, face: 'bold', size: 10 },
    )
    drawPoints(paper, body, contributions, { ...column, y: below + 4 })
  })
}

export function drawHubs(paper: Paper) {
  const { heading, regionsHeading } = words.hubs
  const { section, y: top } = openSlide(paper, heading, 'hubs')
  const scale = 5.5
  const map = { x: LEFT - 12, y: 116 }
  figure(paper, section, words.mapText, (doc) => {
    drawMap(doc, map.x, map.y, scale, { land: '#b9bad2', city: inks.indigo })
    doc.font('Helvetica-Bold').fontSize(10)
    for (const hub of hubs) {
      const [x, y] = spotOn(map.x, map.y, scale, hub)
      const width = doc.widthOfString(hub.city)
      const start = isCrowded(hub) ? x - 16 - width : x + 16
      doc.rect(start - 3, y - 4.5, width + 6, 9).fill(inks.paper)
      doc.fillColor(inks.ink).text(hub.city, start, y - 4, { lineBreak: false })
    }
  })
  const x = LEFT + 440
  const width = LEFT + WIDTH - x
  let y = top + 8
  for (const isConfirmed of [true, false]) {
    const { confirmedHeading, pendingHeading, headquartersBadge } = hubWords
    y =
      write(
        paper,
        section,
        'H3',
        isConfirmed ? confirmedHeading : pendingHeading,
        { x, y, width },
        looks.h3,
      ) + 4
    const cities = hubs
      .filter((hub) => hub.isConfirmed === isConfirmed)
      .map(({ city, isMain }) => (isMain ? `${city} (${headquartersBadge})` : city))
    y = write(paper, section, 'P', cities.join(', '), { x, y, width }, looks.body) + 14
  }
  y = write(paper, section, 'H3', regionsHeading, { x, y, width }, looks.h3) + 4
  for (const { name, cities } of regions) {
    y = write(paper, section, 'P', name, { x, y, width }, { ...looks.small, face: 'bold' })
    y =
      write(
        paper,
        section,
        'P',
        cities.map(({ city }) => city).join(', '),
        { x, y, width },
        { ...looks.small, colour: inks.muted },
      ) + 5
  }
  y = write(paper, section, 'P', hubWords.note, { x, y: y + 8, width }, looks.small)
  const link = `${event.origin}${paths.contact}#hub-interest`
  write(
    paper,
    section,
    'P',
    hubWords.noteAction,
    { x, y: y + 1, width },
    { ...looks.small, face: 'bold', colour: inks.indigo, link },
  )
}

/** A hub with a neighbour to the east, where its name would stand. */
const isCrowded = ({ longitude, latitude }: Hub) =>
  hubs.some(
    (other) =>
      other.longitude > longitude &&
      other.longitude - longitude < 15 &&
      Math.abs(other.latitude - latitude) < 3,
  )

function drawPoints(
  paper: Paper,
  parent: ReturnType<typeof group>,
  points: readonly string[],
  { x, y, width }: { x: number; y: number; width: number },
) {
  const list = group(paper, parent, 'L')
  for (const point of points) {
    decorate(paper, (doc) => doc.circle(x + 3, y + 5.5, 2).fill(inks.ochre))
    y =
      write(
        paper,
        group(paper, list, 'LI'),
        'LBody',
        point,
        { x: x + 14, y, width: width - 14 },
        looks.point,
      ) + 5
  }
}
