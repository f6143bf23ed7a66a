import type { BrandColour } from './brand-colour.ts'

/** In the order of the pages. */
export const trackIds = [
  'education-learning',
  'telecommunications',
  'legal-technology',
  'local-governance',
  'healthcare-systems',
  'financial-services',
  'geographic-environmental',
  'open-innovation',
] as const

export type TrackId = (typeof trackIds)[number]

/** The cloth of a track: solid in its colour, soft in a tint of it, or the deepest shade of it. */
export type TrackCloth = { colour: BrandColour; tone: 'solid' | 'soft' | 'deep' }

/** No two are alike in both colour and tone. */
export const trackCloths: Readonly<Record<TrackId, TrackCloth>> = {
  'education-learning': { colour: 'indigo', tone: 'solid' },
  telecommunications: { colour: 'ochre', tone: 'solid' },
  'legal-technology': { colour: 'clay', tone: 'solid' },
  'local-governance': { colour: 'leaf', tone: 'solid' },
  'healthcare-systems': { colour: 'clay', tone: 'soft' },
  'financial-services': { colour: 'leaf', tone: 'soft' },
  'geographic-environmental': { colour: 'ochre', tone: 'soft' },
  'open-innovation': { colour: 'indigo', tone: 'deep' },
}
