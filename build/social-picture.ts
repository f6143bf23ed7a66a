import { weekdayOf } from '#content/facts/event-days.ts'
import { cities } from '../content/facts/cities.ts'
import { event } from '../content/facts/event.ts'
import { trackCloths, trackIds, type TrackCloth } from '../content/facts/tracks.ts'
import { composeRosette } from '../content/rosette-rings.ts'
import { DOT_STEP, isCrowded, MAP_NORTH, MAP_WEST } from '../web/components/hubs/map-geometry.ts'
import type { SeasonDay, SocialCard, SocialFigure } from '../web/document/social-card.ts'
import { escapeXml } from '../web/site-files/xml.ts'
import { computeAfricaRuns } from './africa.ts'

export const FONT = 'Bricolage Grotesque'
export const WIDTH = 1200
const HEIGHT = 630
/** The printed border at the foot, like the hem of a skirt. */
const HEM = 64
const FIELD = HEIGHT - HEM
/** The text stays clear of the edges, which some phones cut off. */
const LEFT = 80

const colours = {
  paper: '#fbf8f1',
  ink: '#14163d',
  deep: '#0e1033',
  indigo: '#1d2370',
  ochre: '#e8a317',
  clay: '#c2492b',
  leaf: '#2c7a57',
} as const

/** Each colour as a figure on a tint of itself, and as one on indigo; tokens.css has the same. */
const dark = { indigo: colours.indigo, ochre: '#8a5c00', clay: '#a83a1f', leaf: '#22684a' }
const bright = { indigo: colours.paper, ochre: colours.ochre, clay: '#ff9a7d', leaf: '#7fd6ac' }
const tints = { indigo: '#dfdaeb', ochre: '#f8eace', clay: '#f2dcd1', leaf: '#dae4d8' }
/** The same in the dark scheme. */
const darkTints = { indigo: '#191e55', ochre: '#563f25', clay: '#4a232b', leaf: '#194431' }
const darkMarks = { ...bright, indigo: '#aab0f5' }

type Cloth = { ground: string; figure: string; text: string }

export function clothOf({ colour, tone }: TrackCloth): Cloth {
  if (tone === 'soft') return { ground: tints[colour], figure: dark[colour], text: colours.ink }
  if (colour === 'indigo')
    return {
      ground: tone === 'deep' ? colours.deep : colours.indigo,
      figure: colours.ochre,
      text: colours.paper,
    }
  const figure = colour === 'ochre' ? colours.ink : colours.paper
  return { ground: colours[colour], figure, text: figure }
}

/** The width of a letter in its size, on average. */
const ADVANCE = 0.53

/** How large a title is, by the number of its characters at most. */
const sizes = [
  [12, 96],
  [34, 76],
  [60, 62],
] as const

/** Draws a social picture as SVG: the title at the left, a figure of the page's own at the right, the hem below. */
export function drawSocialCard({ title, eyebrow, figure }: SocialCard): string {
  const {
    ground,
    figure: accent,
    text,
  } = clothOf(figure.kind === 'rosette' ? figure.cloth : { colour: 'indigo', tone: 'solid' })
  const room = figure.kind === 'rosette' ? 620 : 540
  const usual =
    figure.kind === 'map' ? 96 : (sizes.find(([most]) => title.length <= most)?.[1] ?? 54)
  const longest = Math.max(...title.split(' ').map((word) => word.length))
  // One word may have many wide letters.
  const size = Math.min(usual, Math.floor(room / (longest * 1.12 * ADVANCE)))
  const lines = wrap(title, Math.floor(room / (size * ADVANCE)))
  const height = size * 1.06
  const top = FIELD / 2 + 8 - ((lines.length - 1) * height) / 2 + size * 0.3
  const titleLines = lines
    .map(
      (line, index) =>
        `<text x="${LEFT}" y="${top + index * height}" font-size="${size}" letter-spacing="${-size * 0.015}" fill="${text}">${escapeXml(line)}</text>`,
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}" font-weight="700">
<rect width="100%" height="100%" fill="${ground}"/>
${drawFigure(figure)}
<text x="${LEFT}" y="104" font-size="32" fill="${accent}">${escapeXml(eyebrow)}</text>
${titleLines}
<text x="${LEFT}" y="${FIELD - 40}" font-size="28" fill="${text}" fill-opacity=".8">${new URL(event.origin).host}</text>
${drawHem()}</svg>`
}

function drawFigure(figure: SocialFigure): string {
  if (figure.kind === 'map') return drawMap(figure.hubs)
  if (figure.kind === 'posters') return drawPosters()
  if (figure.kind === 'season') return drawSeason(figure.days)
  return drawRosette(figure.seed, clothOf(figure.cloth), [1160, FIELD / 2], 450)
}

/**
 * Draws an article's cloth by itself: a wide strip, which a square image crops to the rosette. A tinted cloth follows the colour
 * scheme of the page.
 */
export function drawSwatch({ seed, cloth }: Extract<SocialFigure, { kind: 'rosette' }>): string {
  const { ground, figure, text } = clothOf(cloth)
  const dyed = { ground: `var(--ground,${ground})`, figure: `var(--figure,${figure})`, text }
  const style =
    cloth.tone === 'soft'
      ? `<style>@media(prefers-color-scheme:dark){svg{--ground:${darkTints[cloth.colour]};--figure:${darkMarks[cloth.colour]}}}</style>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 375 160" preserveAspectRatio="xMaxYMid slice">${style}<rect width="100%" height="100%" fill="${dyed.ground}"/>${drawRosette(seed, dyed, [300, 101], 120)}</svg>`
}

function drawRosette(
  seed: string,
  { ground, figure }: Cloth,
  at: [number, number],
  radius: number,
) {
  const rings = composeRosette(seed).map(
    ({ radius: ring, width, dash, offset, cap, hole }) =>
      `<circle r="${ring}" stroke="${hole ? ground : figure}" stroke-width="${width}" stroke-linecap="${cap}"${dash ? ` stroke-dasharray="${dash.join(' ')}" stroke-dashoffset="${offset}"` : ''}/>`,
  )
  return `<g transform="translate(${at.join(' ')}) scale(${radius / 100})" fill="none">${rings.join('')}</g>`
}

/** All tracks: four posters beside each other, in two rows. */
function drawPosters(): string {
  const [width, height, gap, left, top] = [126, 214, 12, 640, 63]
  return trackIds
    .map((id, index) => {
      const cloth = clothOf(trackCloths[id])
      const x = left + (index % 4) * (width + gap)
      const y = top + Math.floor(index / 4) * (height + gap)
      const edge = cloth.ground === colours.indigo || cloth.ground === colours.deep
      return `<svg x="${x}" y="${y}" width="${width}" height="${height}"><rect width="100%" height="100%" rx="4" fill="${cloth.ground}"${edge ? ' stroke="#4a50a5" stroke-width="3"' : ''}/><text x="14" y="36" font-size="22" fill="${cloth.figure}">${String(index + 1).padStart(2, '0')}</text>${drawRosette(id, cloth, [width * 0.66, height * 0.72], width * 0.8)}</svg>`
    })
    .join('')
}

/** The days of the edition: a week a column, Monday at the top, with a disc for each day on which something takes place. */
function drawSeason(days: readonly SeasonDay[]): string {
  const [step, left, top] = [54, 626, 146]
  const offset = weekdayOf(days[0]!.day)
  return days
    .map(({ day, colour, held, month }, index) => {
      const x = left + Math.floor((offset + index) / 7) * step
      const y = top + ((offset + index) % 7) * step
      const number = Number(day.slice(8))
      const name =
        index === 0 || number === 1
          ? `<text x="${x - 14}" y="${top - 44}" font-size="24" fill="${colours.paper}">${escapeXml(month)}</text>`
          : ''
      const ring =
        day >= event.finale.start
          ? `<circle cx="${x}" cy="${y}" r="24.5" fill="none" stroke="${colours.ochre}" stroke-width="3"/>`
          : ''
      return held
        ? `${name}${ring}<circle cx="${x}" cy="${y}" r="21" fill="${bright[colour]}"/><text x="${x}" y="${y + 8}" font-size="22" text-anchor="middle" fill="${colours.ink}">${number}</text>`
        : `${name}<circle cx="${x}" cy="${y}" r="4.5" fill="${bright[colour]}" fill-opacity=".6"/>`
    })
    .join('')
}

type Hubs = Extract<SocialFigure, { kind: 'map' }>['hubs']

/** Africa as dots, with an arc from the headquarters to each hub, and their names. */
function drawMap(hubs: Hubs): string {
  const scale = 7.35
  const x = (longitude: number) => 612 + (longitude - MAP_WEST) * scale
  const y = (latitude: number) => 8 + (MAP_NORTH - latitude) * scale
  const land = computeAfricaRuns()
    .map(
      ([west, north, count]) => `M${x(west)} ${y(north)}h${(count - 1) * DOT_STEP * scale + 0.1}`,
    )
    .join('')
  const towns = cities
    .map(
      ({ longitude, latitude }) =>
        `<circle cx="${x(longitude)}" cy="${y(latitude)}" r="3.6" fill="${colours.paper}"/>`,
    )
    .join('')
  const from = hubs.find(({ isMain }) => isMain) ?? hubs[0]!
  const [fromX, fromY] = [x(from.longitude), y(from.latitude)]
  const arcs = hubs
    .filter((hub) => hub !== from)
    .map((hub) => {
      const [toX, toY] = [x(hub.longitude), y(hub.latitude)]
      const [dx, dy] = [toX - fromX, toY - fromY]
      // It bends outwards: over the ocean on its side.
      const bend = dx < 0 ? 0.28 : -0.28
      const control = [(fromX + toX) / 2 + dy * bend, (fromY + toY) / 2 - dx * bend]
      return `<path d="M${fromX} ${fromY}Q${control.join(' ')} ${toX} ${toY}"${hub.isConfirmed ? '' : ' stroke-dasharray="3 7" stroke-opacity=".8"'}/>`
    })
    .join('')
  const signs = hubs
    .map((hub) => {
      const [cx, cy] = [x(hub.longitude), y(hub.latitude)]
      const west = isCrowded(hub, hubs)
      const rings = [hub.isConfirmed && 13, hub.isMain && 19].filter(Number)
      return `<circle cx="${cx}" cy="${cy}" r="7.5" fill="${hub.isConfirmed ? colours.ochre : colours.indigo}" stroke="${colours.ochre}" stroke-width="3"/>${rings
        .map(
          (r) =>
            `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colours.ochre}" stroke-width="2.5"/>`,
        )
        .join(
          '',
        )}<text x="${cx + (west ? -26 : 26)}" y="${cy + 8}" text-anchor="${west ? 'end' : 'start'}" font-size="24" fill="${colours.paper}" stroke="${colours.indigo}" stroke-width="7" paint-order="stroke">${escapeXml(hub.city)}</text>`
    })
    .join('')
  return `<path d="${land}" stroke="#8b8fc8" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 ${DOT_STEP * scale}"/>${towns}<g fill="none" stroke="${colours.ochre}" stroke-width="3" stroke-linecap="round">${arcs}</g>${signs}`
}

/** Rings with an eye, half lozenges at both edges and pin-dots. */
function drawHem(): string {
  const pins = [12, 52]
    .flatMap((x) => [22, 42].map((y) => `<circle cx="${x}" cy="${y}" r="2"/>`))
    .join('')
  return `<defs><pattern id="hem" width="64" height="${HEM}" y="${FIELD}" patternUnits="userSpaceOnUse"><g fill="none" stroke="${colours.paper}" stroke-width="4"><circle cx="32" cy="32" r="15"/><path d="M-18 0 0 18 18 0M46 0 64 18 82 0M-18 64 0 46 18 64M46 64 64 46 82 64"/></g><g fill="${colours.paper}">${pins}<circle cx="0" cy="32" r="4"/><circle cx="64" cy="32" r="4"/></g><circle cx="32" cy="32" r="6" fill="${colours.ochre}"/></pattern></defs><rect y="${FIELD}" width="100%" height="${HEM}" fill="${colours.deep}"/><rect y="${FIELD}" width="100%" height="${HEM}" fill="url(#hem)"/>`
}

function wrap(text: string, maxLength: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= maxLength)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
