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

/** Names in which a word is too long for a narrow poster, with soft hyphens where it may break. */
export const hyphenatedNames: Readonly<Partial<Record<TrackId, string>>> = {
  telecommunications: 'Tele\u00ADcom\u00ADmunications',
  'geographic-environmental': 'Geographic & Environ\u00ADmental',
}
