/** Questions of a form of another service, where the name of the field alone would not say whose it is. */
export const outsideLabels = {
  representativeName: 'Representative name',
  representativeEmail: 'Representative email',
  representativePhone: 'Representative phone',
} as const

/** The message that organisers get when such a form cannot become a team as it is. */
export const keptForm = {
  sender: 'Unknown',
  subject: (service: string) => `A ${service} form that needs your help`,
  intro: (service: string) =>
    `Someone registered through ${service}, but we could not register the team. Please write to them, or register the team for them.`,
  problems: 'What is wrong',
  answers: 'What they answered',
  unanswered: '(no answer)',
} as const

export const serviceNames = { tally: 'Tally', typeform: 'Typeform' } as const
