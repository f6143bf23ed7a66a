/** The part of the dashboard that appoints the organisers of hubs. */
export const hubOrganisersPanel = {
  none: 'Nobody yet',
  invited: 'Invited',
  inactive: 'Cannot sign in',
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
    text: 'They see the teams and members of their own hub, without addresses or phone numbers. They can send announcements to their teams; administrators can stop these under Messages.',
    fields: { email: { label: 'Email' } },
    hub: 'Hub',
    submit: 'Invite',
    /** Read out for the link beside a hub that nobody runs. */
    toHub: (city: string) => `Invite someone to run ${city}`,
    submitting: 'Inviting...',
    done: { title: 'Hub organiser invited', text: 'We have emailed them.' },
  },
} as const
