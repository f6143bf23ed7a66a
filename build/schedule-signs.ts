import plugin from 'tailwindcss/plugin'
import { eventTypeIds } from '#content/facts/event-types.ts'
import { events } from '#content/facts/schedule.ts'
import { accessibilityItems } from '#words/schedule-notes.ts'
import { eventIcons } from './event-icons.ts'
import { supportDrawings } from './support-drawings.ts'
import { svgUrl } from './svg-url.ts'

/** The side of a sign in the picture. */
const CELL = 16

const types = eventTypeIds.filter((id) => events.some(({ type }) => type === id))

/** Functions that each draw one sign, with its left edge at `x`. */
const signs: ((x: number) => string)[] = [
  ...types.map(
    (type) => (x: number) => `<path transform='translate(${x})' d='${eventIcons[type]}'/>`,
  ),
  ...accessibilityItems.map(({ id }) => (x: number) => {
    const { lines, dots, step = 5.5 } = supportDrawings[id]!
    return `<g transform='translate(${x})scale(.5)' stroke-width='2.6' stroke-linecap='round'><path d='${lines}'/><path stroke-width='3.4' stroke-dasharray='0 ${step}' d='${dots}'/></g>`
  }),
]

/**
 * Draws the signs of the event types and of the kinds of help side by side in one picture, which is the mask of both. Browsers
 * build a whole document for every SVG picture; on a phone, each takes about 10 ms.
 */
export default plugin((tailwind) => {
  const cells = signs.map((draw, index) => draw(CELL * index))
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${CELL * signs.length} ${CELL}' fill='none' stroke='red' stroke-width='1.6'>${cells.join('')}</svg>`
  tailwind.addBase({
    '.when .badge::before, .supports > li::before': {
      'mask-image': svgUrl(svg),
      'mask-size': `${signs.length * 100}% 100%`,
      'mask-position': `calc(100% * var(--sign) / ${signs.length - 1})`,
    },
  })
  types.forEach((type, index) => {
    const shown = events.filter((item) => item.type === type).map(({ id }) => `#${id} .badge`)
    tailwind.addBase({ [shown.join()]: { '--sign': `${index}` } })
  })
  accessibilityItems.forEach(({ id }, index) => {
    tailwind.addBase({
      [`.supports > :nth-child(${index + 1})`]: {
        '--sign': `${types.length + index}`,
        '--mark': `var(--${supportDrawings[id]!.colour})`,
      },
    })
  })
})
