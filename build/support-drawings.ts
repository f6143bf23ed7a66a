import plugin from 'tailwindcss/plugin'
import { accessibilityItems } from '#words/schedule-notes.ts'

/** Ring after ring, as on the cloth; drawn as lines in a 32 by 32 view box. */
const ring = (x: number, y: number, radius: number) =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .01 0z`

type Drawing = {
  lines: string
  /** Lines of dots. */
  dots?: string
}

/** What people get, by the id of its row, and the colour of its drawing. */
const drawings: Record<string, Drawing & { colour: string }> = {
  recordings: {
    lines: ring(16, 16, 8.5) + ring(16, 16, 2),
    dots: ring(16, 16, 14),
    colour: 'amber',
  },
  transcription: {
    lines: 'M2.5 5.5h27v18H15l-6 6v-6H2.5z',
    dots: 'M9 12h15M9 17.5h9',
    colour: 'success',
  },
  languages: {
    lines: ring(16, 10, 7.5) + ring(9.5, 21, 7.5) + ring(22.5, 21, 7.5),
    dots: 'M16 10zM9.5 21zM22.5 21z',
    colour: 'danger',
  },
  'technical-support': { lines: 'M16 8v8l5 4', dots: ring(16, 16, 13.5), colour: 'lilac' },
  offline: { lines: 'M16 2v17M9 13l7 7 7-7', dots: 'M4 28h26', colour: 'amber' },
}

/** Gives the rows of help at the end of the schedule their drawings and colours. */
export default plugin((tailwind) => {
  accessibilityItems.forEach(({ id }, index) => {
    const { lines, dots, colour } = drawings[id]!
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='red' stroke-width='2.6' stroke-linecap='round'><path d='${lines}'/><path stroke-width='3.4' stroke-dasharray='0 5.5' d='${dots}'/></svg>`
    tailwind.addBase({
      [`.supports > :nth-child(${index + 1})`]: {
        '--mark': `var(--${colour})`,
        '--icon': `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`,
      },
    })
  })
})
