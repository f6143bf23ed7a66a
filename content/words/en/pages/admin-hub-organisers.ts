/** The part of the dashboard that gives hubs to those who run them. */
export const hubOrganisersPanel = {
  heading: 'Who runs the hubs',
  text: 'They see the teams of their hub and the names of their members, without addresses or phone numbers, and nothing of any other hub. They can send announcements to those teams; administrators see them under Messages and can stop them.',
  caption: 'Hub organisers, in the order in which they were invited',
  none: 'Nobody runs a hub yet.',
  columns: { email: 'Email', hub: 'Hub', state: 'State', remove: 'Remove' },
  states: { invited: 'Invited', active: 'Active', inactive: 'Cannot sign in' },
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email}`,
  removal: {
    label: 'Remove the hub organiser',
    question: (email: string, city: string) =>
      `Remove ${email} from the hub in ${city}? They lose access at once and get an email.`,
    done: { title: 'Hub organiser removed', text: 'They have no access any more.' },
  },
  invite: {
    heading: 'Invite a hub organiser',
    fields: { email: { label: 'Email' } },
    hub: 'Hub',
    submit: 'Invite',
    submitting: 'Inviting...',
    done: { title: 'Hub organiser invited', text: 'We have emailed them.' },
  },
} as const
