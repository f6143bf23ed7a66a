import { event } from '#content/facts/event.ts'

/** What replaces the registration form once a team is registered, or appears above it for people who are already in a team. */
export const receipt = {
  eyebrow: 'Your team is registered',
  title: 'You are in.',
  cloth: "This cloth is drawn from your team's name.",
  people: (count: number) => `${count} people`,
  share: 'Share on WhatsApp',
  message: (team: string, track: string, address: string) =>
    `${team} is in ${event.name} ${event.year}. Our track: ${track}. Bring a team too: ${address}`,
  save: 'Save picture',
  fileName: (team: string) => `${event.name} ${team}`,
  summaryLabel: 'Your registration',
  text: `You'll get a confirmation email within ${event.answerHours.registration} hours. If it doesn't arrive, check your spam folder, then contact us.`,
  nextHeading: 'What happens next',
  steps: [
    "Check your registration with your team. If something is wrong, sign in with the representative's email address and correct it.",
    'Put the dates in your calendar. The bootcamps come first.',
    'Read about your track and choose a problem you know.',
  ],
  tracks: 'Read about your track',
  calendar: 'Add dates',
  account: 'Go to My team',
  ownTeams: (names: string) =>
    `You are already in a team: ${names}. You don't have to register it again.`,
} as const
