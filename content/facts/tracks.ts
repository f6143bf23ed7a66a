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
