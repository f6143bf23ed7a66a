/** What mentors and teams write to each other. */
export const mentoringMessageWords = {
  heading: 'Messages',
  /** The name of whoever wrote, before the time. */
  own: 'You',
  ownTeam: 'Your team',
  field: {
    label: 'Your message',
    hint: 'We email it without your address. Links and numbers stand on this page only.',
  },
  submit: 'Send message',
  submitting: 'Sending...',
  sent: { title: 'Message sent', text: 'We have emailed it.' },
} as const
