/** The links on the account page to what a team does next. */
export const teamSteps = {
  label: 'What comes next',
  project: {
    label: 'Our project',
    due: (when: string) => `Submit by ${when} CAT`,
    submitted: (when: string) => `Submitted on ${when}`,
    missed: 'Not submitted',
  },
  checkIns: {
    label: 'Check-ins and mentor',
    coming: (number: number, date: string) => `Check-in ${number} opens on ${date}`,
    due: (number: number, when: string) => `Fill in check-in ${number} by ${when} CAT`,
    told: (number: number) => `Check-in ${number} is filled in`,
    over: 'All check-ins are over.',
  },
  pass: { label: 'Open my pass', text: 'Your way into your hub and the finale.' },
} as const
