import plugin from 'tailwindcss/plugin'
import { instants } from '#content/catalogue/instants.ts'
import { dayNumber } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { phases } from '#content/facts/schedule.ts'
import {
  composeRosette,
  describeDashes,
  ROSETTE_RADIUS as R,
  type RosetteRing,
} from '#content/rosette-rings.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { clothOf } from './social-picture.ts'
import { svgUrl } from './svg-url.ts'

/** The class of holes in indigo, which is brighter in the dark (phase-head.css). */
const HOLE = 'h'
const style = `<style>.${HOLE}{stroke:${clothOf({ colour: 'indigo', tone: 'solid' }).ground}}@media(prefers-color-scheme:dark){.${HOLE}{stroke:#2b3192}}</style>`

/**
 * Draws a rosette for each phase of the schedule into the style sheet, which keeps it out of the page: one below the other in
 * one picture, because browsers build a document for every SVG picture. Also counts the days of each phase for the dots of its
 * card, and marks the current phase by the stage of the edition on <html>.
 */
export default plugin((tailwind) => {
  const rosettes = phases.map(({ id, colour }, index) => {
    const cloth = clothOf({ colour, tone: 'solid' })
    const hole: Record<string, string> =
      colour === 'indigo' ? { class: HOLE } : { stroke: cloth.ground }
    const rings = composeRosette(`phase ${id}`).map((ring) => drawRing(ring, hole))
    return `<g transform="translate(0 ${2 * R * index})" stroke="${cloth.figure}">${rings.join('')}</g>`
  })
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-R} ${-R} ${2 * R} ${2 * R * phases.length}" fill="none">${style}${rosettes.join('')}</svg>`
  tailwind.addBase({
    '.phase-head::after': { 'background-image': svgUrl(picture) },
  })
  phases.forEach(({ id, start, end }, index) => {
    tailwind.addBase({ [`${headOf(id)}::after`]: { '--nth': `${index}` } })
    const card = `.phases > :nth-child(${index + 1})`
    const first = dayNumber(start)
    const days = dayNumber(end) - first + 1
    tailwind.addBase({
      [card]: {
        '--first': `${first}`,
        '--across': `${Math.min(days, 15)}`,
        '--rows': `${Math.ceil(days / 15)}`,
      },
    })
    const now = stagesOf({ start, end }).map((stage) => `[data-stage='${stage}']`)
    tailwind.addBase({
      [now.flatMap((stage) => [`${stage} ${card}`, `${stage} ${headOf(id)}`]).join()]: {
        '--now': `'${schedulePage.overview.now}'`,
      },
    })
  })
})

const headOf = (id: string) => `[aria-labelledby=phase-${id}] > .phase-head`

/** Draws a ring, which has the attributes `hole` if it is a hole. */
function drawRing(ring: RosetteRing, hole: Record<string, string>): string {
  const { pathLength, strokeDasharray, strokeDashoffset } = describeDashes(ring) ?? {}
  const attributes = {
    r: ring.radius,
    'stroke-width': ring.width,
    'stroke-linecap': ring.cap === 'round' ? ring.cap : undefined,
    pathLength,
    'stroke-dasharray': strokeDasharray,
    'stroke-dashoffset': strokeDashoffset,
    ...(ring.hole && hole),
  }
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return `<circle ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`
}

/** The stages of the edition in the middle of which a phase lasts. */
function stagesOf({ start, end }: { start: string; end: string }): number[] {
  return instants.flatMap((instant, index) => {
    const middle = (instant + (instants[index + 1] ?? Infinity)) / 2
    const [from, until] = [`${start}T00:00:00`, `${end}T23:59:59`].map((time) =>
      Date.parse(time + event.utcOffset),
    )
    return from! <= middle && middle <= until! ? [index + 1] : []
  })
}
