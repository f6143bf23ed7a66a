import type { TrackId } from '#content/facts/tracks.ts'

/** The names of the tracks for forms and lists; tracks.ts says what each is about. */
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
