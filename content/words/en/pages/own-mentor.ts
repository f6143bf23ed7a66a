/** The part about the mentor on a team's check-ins page. */
export const ownMentor = {
  heading: 'Our mentor',
  lead: 'A mentor is someone experienced who helps your team for a while. Say what you need, and the organisers will look for someone who speaks your language and knows your track.',
  shares:
    "Your mentor sees your team's name, track, country and hub, your latest check\u2011in and what you write here, but no names or addresses.",
  failed: "We couldn't load this part.",
  retry: 'Try again',
  fields: {
    purpose: {
      label: 'What do you need help with?',
      hint: 'A question or a problem, in a few sentences.',
    },
    language: { label: 'In which language?' },
  },
  submit: 'Ask for a mentor',
  submitting: 'Sending...',
  asked: {
    title: 'Request sent',
    text: "We'll email you as soon as you have a mentor.",
  },
  waiting: (date: string, language: string) =>
    `You asked on ${date}, for someone who speaks ${language}. We'll email you as soon as you have a mentor.`,
  takeBack: 'Withdraw the request',
  takenBack: { title: 'Request withdrawn', text: 'You can ask again whenever you like.' },
  has: (name: string, date: string) => `${name} has been your mentor since ${date}.`,
  wish: 'You asked for help with:',
  end: {
    action: 'End the mentoring',
    title: (name: string) => `End the mentoring by ${name}?`,
    text: 'We will tell your mentor. The messages disappear from this page, and you can ask for another mentor.',
    confirm: 'End it',
    cancel: 'Keep the mentor',
    done: { title: 'The mentoring has ended', text: 'You can ask for another mentor.' },
  },
} as const
