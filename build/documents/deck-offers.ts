import { paths } from '#content/paths.ts'
import { documents } from '#words/documents.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { hubs } from '../../content/catalogue/hubs.ts'
import { partnershipTypes, tiers } from '../../content/catalogue/partnerships.ts'
import { regions } from '../../content/catalogue/regions.ts'
import { event } from '../../content/facts/event.ts'
import { palette } from '../../content/facts/print-colours.ts'
import { isCrowded } from '../../web/components/hubs/map-geometry.ts'
import { divideSlide, LEFT, textStyles, openSlide, WIDTH } from './deck-slide.ts'
import { drawMap, project } from './figures.ts'
import { addItem, drawPoints, writeStack } from './layout.ts'
import { addElement, drawArtifact, drawFigure, writeText, type Pdf } from './pdf.ts'

const words = documents.deck
const hubWords = sponsorsPage.hubs
const column = divideSlide(4, 26)
const pointStyle = {
  text: textStyles.point,
  dot: { colour: palette.ochre, radius: 2, below: 5.5 },
  gap: 5,
}

export function drawTiers(pdf: Pdf) {
  const lead = { text: sponsorsPage.tiers.text, width: WIDTH, style: textStyles.muted }
  const { section, y: top } = openSlide(pdf, words.tiers.heading, 'tiers', lead)
  const y = top + 18
  const tones = { taken: palette.leaf, limited: palette.clay, open: palette.indigo }
  const list = addElement(pdf, section, 'L')
  tiers.forEach(({ name, subtitle, price, availability, availabilityTone, benefits }, i) => {
    const { x, width } = column(i)
    const colour = tones[availabilityTone]
    const body = addItem(pdf, list)
    drawArtifact(pdf, (doc) => doc.rect(x, y, width, 4).fill(colour))
    const below = writeStack(pdf, body, { x, y, width }, [
      ['H3', name, { ...textStyles.h3, size: 24 }, 16],
      ['P', price, { face: 'display', size: 18, colour: palette.indigo }, 2],
      ['P', subtitle, textStyles.muted, 6],
      ['P', availability, { ...textStyles.small, size: 10.5, face: 'bold', colour }, 4],
    ])
    drawPoints(pdf, body, benefits, { x, y: Math.max(below + 14, y + 156), width }, pointStyle)
  })
}

export function drawTypes(pdf: Pdf) {
  const { heading, contributionsLabel } = partnerPage.types
  const lead = { text: words.types.text, width: 600 }
  const { section, y: top } = openSlide(pdf, heading, 'types', lead)
  const y = top + 24
  const badgeStyle = { face: 'bold', size: 8.5, colour: palette.ochreDark } as const
  const list = addElement(pdf, section, 'L')
  partnershipTypes.forEach(({ title, badge, description, contributions }, i) => {
    const { x, width } = column(i)
    const body = addItem(pdf, list)
    const colour = badge ? palette.ochre : palette.indigo
    drawArtifact(pdf, (doc) => doc.rect(x, y, width, 4).fill(colour))
    if (badge) writeText(pdf, body, 'P', badge, { x, y: y + 14, width }, badgeStyle)
    const middle = writeStack(pdf, body, { x, y, width }, [
      ['H3', title, { ...textStyles.h3, size: 18, gap: -2 }, 28],
      ['P', description, textStyles.body, 6],
    ])
    const below = writeStack(pdf, body, { x, y: Math.max(middle + 14, y + 204), width }, [
      ['P', contributionsLabel, { ...textStyles.muted, face: 'bold', size: 10 }],
    ])
    drawPoints(pdf, body, contributions, { x, y: below + 4, width }, pointStyle)
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
      const start = isCrowded(hub, hubs) ? x - 16 - width : x + 16
      doc.rect(start - 3, y - 4.5, width + 6, 9).fill(palette.paper)
      doc.fillColor(palette.ink).text(hub.city, start, y - 4, { lineBreak: false })
    }
  })
  const x = LEFT + 440
  const width = LEFT + WIDTH - x
  let y = top + 8
  const { confirmedHeading, pendingHeading, headquartersBadge } = hubWords
  for (const isConfirmed of [true, false]) {
    const cities = hubs
      .filter((hub) => hub.isConfirmed === isConfirmed)
      .map(({ city, isMain }) => (isMain ? `${city} (${headquartersBadge})` : city))
    y = writeStack(pdf, section, { x, y, width }, [
      ['H3', isConfirmed ? confirmedHeading : pendingHeading, textStyles.h3],
      ['P', cities.join(', '), textStyles.body, 4],
    ])
    y += 14
  }
  y = writeText(pdf, section, 'H3', regionsHeading, { x, y, width }, textStyles.h3) + 4
  for (const { name, cities } of regions) {
    y = writeStack(pdf, section, { x, y, width }, [
      ['P', name, { ...textStyles.small, face: 'bold' }],
      [
        'P',
        cities.map(({ city }) => city).join(', '),
        { ...textStyles.small, colour: palette.muted },
      ],
    ])
    y += 5
  }
  const link = `${event.origin}${paths.contact}#hub-interest`
  writeStack(pdf, section, { x, y, width }, [
    ['P', hubWords.note, textStyles.small, 8],
    [
      'P',
      hubWords.noteAction,
      { ...textStyles.small, face: 'bold', colour: palette.indigo, link },
      1,
    ],
  ])
}
