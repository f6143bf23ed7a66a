/** What mentors and teams write to each other. */
export const mentoringMessageWords = {
  heading: 'Messages',
  none: 'No messages yet.',
  /** The name of the person who wrote, before the time. */
  own: 'You',
  ownTeam: 'Your team',
  field: {
    label: 'Your message',
    hint: 'We email it without your address. Links and numbers appear only on this page.',
  },
  submit: 'Send message',
  submitting: 'Sending...',
  sent: { title: 'Message sent', text: 'We have emailed it.' },
} as const
