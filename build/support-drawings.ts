import { ring } from './event-icons.ts'

type Drawing = {
  /** SVG paths in a 32 by 32 view box. */
  lines: string
  dots: string
  /** The distance between two dots. The default fits 16 of them around the drawing. */
  step?: number
  /** A token of the palette. */
  colour: string
}

/**
 * The drawing for each kind of help, by id: rings and dots like those on the cloth, in a 32 by 32 view box and in the colour
 * of a phase.
 */
export const supportDrawings: Record<string, Drawing> = {
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
