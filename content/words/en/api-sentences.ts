/** The sentences of the description that apply to more than one operation. */
export const apiWords = {
  description:
    'The API behind this site. Every error has a stable code; the message beside it may change. Too many requests get a 429 with Retry-After.',
  bearer: 'The access token of a session. Get one from POST /api/auth/v1/token.',
  protocolBody: 'As in the Supabase Auth protocol.',
  done: 'Done.',
  moved: 'Redirects to another address.',
  refused: 'Refused; the code says why.',
  unexpected: 'Our fault. Please try again.',
  tooMany: 'Too many requests. Retry-After says how many seconds to wait.',
  access: {
    everyone: 'For everyone.',
    signed: 'For form services, with their signature.',
    account: 'For everyone who is signed in.',
    judge: 'For judges.',
    organizer: 'For organizers and administrators.',
    admin: 'For administrators.',
  },
} as const
