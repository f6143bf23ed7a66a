export type ContactAddress = {
  id: string
  title: string
  description: string
  email: string
  sample: true
}

/** Placeholders until the organisers have mailboxes that are read. */
export const contactAddresses = [
  {
    id: 'registration',
    title: 'Registration support',
    description: 'Questions about teams, members, hubs or your confirmation email.',
    email: 'registration@mcphack.africa',
    sample: true,
  },
  {
    id: 'partnerships',
    title: 'Partnerships',
    description: 'Questions about sponsorship, hosting a hub, data or mentors.',
    email: 'partners@mcphack.africa',
    sample: true,
  },
] as const satisfies readonly ContactAddress[]
