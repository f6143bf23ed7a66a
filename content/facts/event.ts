// The edition: every fact about the event that more than one page states. Times carry their offset, +02:00 (CAT).

/** The product's name without its continent; written nowhere else. */
export const product = 'MCPHack'

export type RegistrationSwitch = 'open' | 'closed' | 'by-date'

export const event = {
  name: `${product} Africa`,
  year: 2025,
  origin: 'https://mcphack.africa',
  start: '2025-09-11',
  end: '2025-11-12',
  finale: { start: '2025-11-11', end: '2025-11-12', city: 'Cape Town', venue: 'AfricaCom' },
  /** Central Africa Time has no daylight saving; Maputo is its reference zone in the IANA database. */
  timeZone: 'Africa/Maputo',
  utcOffset: '+02:00',
  countdownTarget: '2025-11-11T07:59:59+02:00',
  submissionDeadline: '2025-11-04T23:59:59+02:00',
  registration: {
    /** 'by-date' follows the two instants below; 'open' and 'closed' apply until changed here. */
    switch: 'by-date' as RegistrationSwitch,
    opens: '2025-09-11T00:00:00+02:00',
    /** The first instant at which registration is closed: 10 October has ended in CAT. */
    closes: '2025-10-11T00:00:00+02:00',
  },
  /** The instants at which the parts of the programme begin, for the 'by-date' switch. */
  phases: {
    learning: '2025-10-11T00:00:00+02:00',
    development: '2025-10-21T00:00:00+02:00',
    developmentEnds: '2025-11-05T00:00:00+02:00',
    finale: '2025-11-11T00:00:00+02:00',
    ends: '2025-11-13T00:00:00+02:00',
  },
  teamSize: { least: 2, most: 5 },
  /** The least number of cities that take part. */
  cities: 40,
  weeks: 8,
  developers: 1000,
  expectedParticipants: 5000,
  /** US dollars */
  prizePool: 9500,
  /** Hours within which people get an answer; a message is answered on business days. */
  answerHours: { registration: 48, application: 48, message: 24 },
  headquarters: { city: 'East London', region: 'Eastern Cape', country: 'South Africa' },
  trainingLanguages: ['English', 'French', 'Arabic', 'Kiswahili', 'Portuguese'],
} as const

/**
 * The addresses of form pages that a deployment embeds instead of our own forms; '' keeps our own form.
 * The build adds each origin to the content security policy.
 */
export const externalForms = { registration: '', sponsorship: '', partnership: '' }
