type OrganiserFacts = {
  id: string
  name: string
  /** Shown in place of a portrait. */
  initials: string
  /** True while the entry stands in for a real person. */
  sample?: true
}

export const organisers = [
  { id: 'organiser-one', name: 'Sample Organiser One', initials: 'S1', sample: true },
  { id: 'organiser-two', name: 'Sample Organiser Two', initials: 'S2', sample: true },
  { id: 'organiser-three', name: 'Sample Organiser Three', initials: 'S3', sample: true },
  { id: 'organiser-four', name: 'Sample Organiser Four', initials: 'S4', sample: true },
] as const satisfies readonly OrganiserFacts[]

export type OrganiserId = (typeof organisers)[number]['id']
