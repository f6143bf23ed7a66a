import plugin from 'tailwindcss/plugin'
import { instants } from '#content/catalogue/instants.ts'
import { event } from '#content/facts/event.ts'
import { phases } from '#content/facts/schedule.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { clothOf, drawRosette } from './social-picture.ts'
import { svgUrl } from './svg-url.ts'

const DAY = 24 * 3_600_000

/**
 * Draws a rosette for each phase of the schedule into the style sheet, which keeps it out of the page: one below the other in
 * one picture, because browsers build a document for every SVG picture. Also counts the days of each phase for the dots of its
 * card, and marks the current phase by the stage of the edition on <html>.
 */
export default plugin((tailwind) => {
  const rosettes = phases.map(({ id, colour }, index) => {
    const cloth = clothOf({ colour, tone: 'solid' })
    return drawRosette(`phase ${id}`, cloth, [0, 200 * index], 100)
  })
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 ${200 * phases.length}">${rosettes.join('')}</svg>`
  tailwind.addBase({
    '.phase-head::after': {
      'background-image': svgUrl(picture),
    },
  })
  phases.forEach(({ id }, index) => {
    tailwind.addBase({ [`${headOf(id)}::after`]: { '--nth': `${index}` } })
    const card = `.phases > :nth-child(${index + 1})`
    const days = 1 + (Date.parse(phases[index]!.end) - Date.parse(phases[index]!.start)) / DAY
    tailwind.addBase({
      [card]: { '--across': `${Math.min(days, 15)}`, '--rows': `${Math.ceil(days / 15)}` },
    })
    const now = stagesOf(phases[index]!).map((stage) => `[data-stage='${stage}']`)
    tailwind.addBase({
      [now.flatMap((stage) => [`${stage} ${card}`, `${stage} ${headOf(id)}`]).join()]: {
        '--now': `'${schedulePage.overview.now}'`,
      },
    })
  })
})

const headOf = (id: string) => `[aria-labelledby=phase-${id}] > .phase-head`

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
