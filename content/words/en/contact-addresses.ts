import type { ContactAddressId } from '#content/facts/contact-addresses.ts'

export const contactAddressWords: Readonly<
  Record<ContactAddressId, { title: string; description: string }>
> = {
  registration: {
    title: 'Registration support',
    description: 'Questions about teams, members, hubs or your confirmation email.',
  },
  partnerships: {
    title: 'Partnerships',
    description: 'Questions about sponsorship, hosting a hub, sharing data or mentoring.',
  },
}
