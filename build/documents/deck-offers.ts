import { paths } from '#content/paths.ts'
import { documents } from '#words/documents.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { hubs, type Hub } from '../../content/catalogue/hubs.ts'
import { partnershipTypes, tiers } from '../../content/catalogue/partnerships.ts'
import { regions } from '../../content/catalogue/regions.ts'
import { event } from '../../content/facts/event.ts'
import { LEFT, textStyles, openSlide, WIDTH } from './deck-slide.ts'
import { drawMap, project } from './figures.ts'
import {
  addElement,
  drawArtifact,
  drawFigure,
  palette,
  writeText,
  type Pdf,
  type StructureElement,
} from './pdf.ts'

const words = documents.deck
const hubWords = sponsorsPage.hubs
const GUTTER = 26
const COLUMN = (WIDTH - 3 * GUTTER) / 4

export function drawTiers(pdf: Pdf) {
  const { section, y: top } = openSlide(pdf, words.tiers.heading, 'tiers')
  const y =
    writeText(
      pdf,
      section,
      'P',
      sponsorsPage.tiers.text,
      { x: LEFT, y: top, width: WIDTH },
      textStyles.muted,
    ) + 18
  const tones = { taken: palette.leaf, limited: palette.clay, open: palette.indigo }
  const list = addElement(pdf, section, 'L')
  tiers.forEach(({ name, subtitle, price, availability, availabilityTone, benefits }, i) => {
    const x = LEFT + i * (COLUMN + GUTTER)
    const body = addElement(pdf, addElement(pdf, list, 'LI'), 'LBody')
    drawArtifact(pdf, (doc) => doc.rect(x, y, COLUMN, 4).fill(tones[availabilityTone]))
    const column = { x, width: COLUMN }
    let below = writeText(
      pdf,
      body,
      'H3',
      name,
      { ...column, y: y + 16 },
      { ...textStyles.h3, size: 24 },
    )
    below = writeText(
      pdf,
      body,
      'P',
      price,
      { ...column, y: below + 2 },
      { face: 'display', size: 18, colour: palette.indigo },
    )
    below = writeText(pdf, body, 'P', subtitle, { ...column, y: below + 6 }, textStyles.muted)
    below = writeText(
      pdf,
      body,
      'P',
      availability,
      { ...column, y: below + 4 },
      { ...textStyles.small, size: 10.5, face: 'bold', colour: tones[availabilityTone] },
    )
    drawPoints(pdf, body, benefits, { ...column, y: Math.max(below + 14, y + 156) })
  })
}

export function drawTypes(pdf: Pdf) {
  const { heading, contributionsLabel } = partnerPage.types
  const { section, y: top } = openSlide(pdf, heading, 'types')
  const y =
    writeText(
      pdf,
      section,
      'P',
      words.types.text,
      { x: LEFT, y: top, width: 600 },
      textStyles.lead,
    ) + 24
  const list = addElement(pdf, section, 'L')
  partnershipTypes.forEach(({ title, badge, description, contributions }, i) => {
    const column = { x: LEFT + i * (COLUMN + GUTTER), width: COLUMN }
    const body = addElement(pdf, addElement(pdf, list, 'LI'), 'LBody')
    drawArtifact(pdf, (doc) =>
      doc.rect(column.x, y, COLUMN, 4).fill(badge ? palette.ochre : palette.indigo),
    )
    if (badge)
      writeText(
        pdf,
        body,
        'P',
        badge,
        { ...column, y: y + 14 },
        { face: 'bold', size: 8.5, colour: palette.ochreDark },
      )
    let below = writeText(
      pdf,
      body,
      'H3',
      title,
      { ...column, y: y + 28 },
      { ...textStyles.h3, size: 18, gap: -2 },
    )
    below = writeText(pdf, body, 'P', description, { ...column, y: below + 6 }, textStyles.body)
    below = writeText(
      pdf,
      body,
      'P',
      contributionsLabel,
      { ...column, y: Math.max(below + 14, y + 204) },
      { ...textStyles.muted, face: 'bold', size: 10 },
    )
    drawPoints(pdf, body, contributions, { ...column, y: below + 4 })
  })
}

export function drawHubs(pdf: Pdf) {
  const { heading, regionsHeading } = words.hubs
  const { section, y: top } = openSlide(pdf, heading, 'hubs')
  const scale = 5.5
  const map = { x: LEFT - 12, y: 116 }
  drawFigure(pdf, section, words.mapText, (doc) => {
    drawMap(doc, map.x, map.y, scale, { land: '#b9bad2', city: palette.indigo })
    doc.font('Helvetica-Bold').fontSize(10)
    for (const hub of hubs) {
      const [x, y] = project(map.x, map.y, scale, hub)
      const width = doc.widthOfString(hub.city)
      const start = isCrowded(hub) ? x - 16 - width : x + 16
      doc.rect(start - 3, y - 4.5, width + 6, 9).fill(palette.paper)
      doc.fillColor(palette.ink).text(hub.city, start, y - 4, { lineBreak: false })
    }
  })
  const x = LEFT + 440
  const width = LEFT + WIDTH - x
  let y = top + 8
  for (const isConfirmed of [true, false]) {
    const { confirmedHeading, pendingHeading, headquartersBadge } = hubWords
    y =
      writeText(
        pdf,
        section,
        'H3',
        isConfirmed ? confirmedHeading : pendingHeading,
        { x, y, width },
        textStyles.h3,
      ) + 4
    const cities = hubs
      .filter((hub) => hub.isConfirmed === isConfirmed)
      .map(({ city, isMain }) => (isMain ? `${city} (${headquartersBadge})` : city))
    y = writeText(pdf, section, 'P', cities.join(', '), { x, y, width }, textStyles.body) + 14
  }
  y = writeText(pdf, section, 'H3', regionsHeading, { x, y, width }, textStyles.h3) + 4
  for (const { name, cities } of regions) {
    y = writeText(pdf, section, 'P', name, { x, y, width }, { ...textStyles.small, face: 'bold' })
    y =
      writeText(
        pdf,
        section,
        'P',
        cities.map(({ city }) => city).join(', '),
        { x, y, width },
        { ...textStyles.small, colour: palette.muted },
      ) + 5
  }
  y = writeText(pdf, section, 'P', hubWords.note, { x, y: y + 8, width }, textStyles.small)
  const link = `${event.origin}${paths.contact}#hub-interest`
  writeText(
    pdf,
    section,
    'P',
    hubWords.noteAction,
    { x, y: y + 1, width },
    { ...textStyles.small, face: 'bold', colour: palette.indigo, link },
  )
}

/** True when a neighbour to the east takes up the space for the hub's name. */
const isCrowded = ({ longitude, latitude }: Hub) =>
  hubs.some(
    (other) =>
      other.longitude > longitude &&
      other.longitude - longitude < 15 &&
      Math.abs(other.latitude - latitude) < 3,
  )

function drawPoints(
  pdf: Pdf,
  parent: StructureElement,
  points: readonly string[],
  { x, y, width }: { x: number; y: number; width: number },
) {
  const list = addElement(pdf, parent, 'L')
  for (const point of points) {
    drawArtifact(pdf, (doc) => doc.circle(x + 3, y + 5.5, 2).fill(palette.ochre))
    y =
      writeText(
        pdf,
        addElement(pdf, list, 'LI'),
        'LBody',
        point,
        { x: x + 14, y, width: width - 14 },
        textStyles.point,
      ) + 5
  }
}
