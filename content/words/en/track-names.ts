import type { TrackId } from '#content/facts/tracks.ts'

/** The tracks as forms and lists name them; what each one is about stands in tracks.ts. */
export const trackNames: Readonly<Record<TrackId, string>> = {
  'education-learning': 'Education & Learning',
  telecommunications: 'Telecommunications',
  'legal-technology': 'Legal Technology',
  'local-governance': 'Local Governance',
  'healthcare-systems': 'Healthcare Systems',
  'financial-services': 'Financial Services',
  'geographic-environmental': 'Geographic & Environmental',
  'open-innovation': 'Open Innovation',
}
