/** The tracks as forms and lists name them; what each one is about stands in tracks.ts. */
export const trackNames = [
  { id: 'education-learning', name: 'Education & Learning' },
  { id: 'telecommunications', name: 'Telecommunications' },
  { id: 'legal-technology', name: 'Legal Technology' },
  { id: 'local-governance', name: 'Local Governance' },
  { id: 'healthcare-systems', name: 'Healthcare Systems' },
  { id: 'financial-services', name: 'Financial Services' },
  { id: 'geographic-environmental', name: 'Geographic & Environmental' },
  { id: 'open-innovation', name: 'Open Innovation' },
] as const

export type TrackId = (typeof trackNames)[number]['id']
