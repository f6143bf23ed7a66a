import plugin from 'tailwindcss/plugin'
import { accessibilityItems } from '#words/schedule-notes.ts'

const ring = (x: number, y: number, radius: number) =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .01 0z`

/** The distance between two dots: 16 of them fit around the drawing. */
const STEP = 5.5

type Drawing = { lines: string; dots: string; step?: number; colour: string }

/**
 * The drawings of the kinds of help, by id: rings and dots as on the cloth, in a 32 by 32 view box, each in the colour of a
 * phase.
 */
const drawings: Record<string, Drawing> = {
  recordings: {
    lines: ring(16, 16, 8.5) + ring(16, 16, 2),
    dots: ring(16, 16, 14),
    colour: 'amber',
  },
  transcription: {
    lines: 'M2 4h28v19H15l-6 6v-6H2z',
    dots: 'M8 10.5h17M8 16.5h11.5',
    colour: 'success',
  },
  languages: {
    lines: ring(16, 9.5, 7.5) + ring(9.5, 21, 7.5) + ring(22.5, 21, 7.5),
    dots: 'M16 9h.1M9 21.5h.1M23 21.5h.1',
    colour: 'danger',
  },
  // A dot for every hour of the clock.
  'technical-support': {
    lines: 'M16 8v8l5 4',
    dots: ring(16, 16, 14),
    step: 7.33,
    colour: 'lilac',
  },
  offline: { lines: 'M16 2v18M9 14l7 7 7-7', dots: 'M5 28.5h22.1', colour: 'amber' },
}

/** Adds a drawing to each kind of help at the end of the schedule. */
export default plugin((tailwind) => {
  accessibilityItems.forEach(({ id }, index) => {
    const { lines, dots, step = STEP, colour } = drawings[id]!
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='red' stroke-width='2.6' stroke-linecap='round'><path d='${lines}'/><path stroke-width='3.4' stroke-dasharray='0 ${step}' d='${dots}'/></svg>`
    tailwind.addBase({
      [`.supports > :nth-child(${index + 1})`]: {
        '--mark': `var(--${colour})`,
        '--icon': `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`,
      },
    })
  })
})
