import { checkIns } from '#content/check-ins.ts'
import { event } from '#content/facts/event.ts'
import { formatDay } from '#content/format/days.ts'
import type { Mail } from './mails.ts'

/** The day on which a check-in closes, in words. */
const closing = (number: number) => formatDay(checkIns[number - 1]!.day, 'date')

/** The mails about check-ins. */
export const checkInMails = {
  checkInDue: (values: { number: number }): Mail => ({
    subject: `Check-in ${values.number} of ${event.name} closes on ${closing(values.number)}`,
    preheader: 'Tell us in two minutes where your team stands.',
    heading: `Check-in ${values.number} is open until ${closing(values.number)}`,
    paragraphs: [
      `Your team has not filled it in yet. You have until ${closing(values.number)}, 23:59 CAT (GMT+2).`,
      'It is short: where you stand, what you have done, and what is blocking you.',
      'Anyone in the team can do it. If you are stuck, say so: that is how we know who needs help.',
    ],
    button: { label: 'Fill in the check-in' },
    note: "You're receiving this email because you are in a team. We remind each team once before a check-in closes. If you don't want reminders, use the link below.",
  }),
} as const
