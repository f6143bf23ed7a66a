/** The part of the dashboard that appoints the organisers of hubs. */
export const hubOrganisersPanel = {
  heading: 'Who runs the hubs',
  text: 'They see the teams and members of their own hub, without addresses or phone numbers. They can send announcements to their teams; administrators can stop these under Messages.',
  caption: 'Hub organisers, in the order they were invited',
  none: 'Nobody runs a hub yet.',
  columns: { email: 'Email', hub: 'Hub', state: 'State', remove: 'Remove' },
  states: { invited: 'Invited', active: 'Active', inactive: 'Cannot sign in' },
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email}`,
  removal: {
    label: 'Remove the hub organiser',
    question: (email: string, city: string) =>
      `Remove ${email} from the hub in ${city}? They lose access at once and get an email.`,
    done: { title: 'Hub organiser removed', text: 'They no longer have access.' },
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
