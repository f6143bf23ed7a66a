import { event } from '#content/facts/event.ts'
import { formatDate } from '#content/format/moments.ts'
import type { CaseKind } from '#content/wire/intake.ts'
import type { Mail } from './mails.ts'
import { receiptSubjects } from './receipt-subjects.ts'

/** What each kind of case is called in the mail that answers it. */
const names: Record<CaseKind, string> = {
  message: 'message',
  application: 'partner application',
  hubInterest: 'message about a hub',
}

/** The mails that organisers send from the inbox of the dashboard. */
export const intakeMails = {
  /** `text` is theirs, with empty lines between its paragraphs; `sentAt` is when the reader wrote to us. */
  intakeAnswer: (values: { kind: CaseKind; sentAt: Date; text: string }): Mail => ({
    subject: `Re: ${receiptSubjects[values.kind]}`,
    preheader: `Our answer to your ${names[values.kind]}.`,
    heading: `Our answer to your ${names[values.kind]}`,
    paragraphs: values.text.split(/\n{2,}/),
    note: `You're receiving this email because you sent us your ${names[values.kind]} on ${formatDate(values.sentAt.toISOString(), 'date', event.timeZone)} and gave this address. To reply, just answer this email. If it wasn't you, tell us the same way and we will remove your address.`,
  }),

  /** To an administrator; what was sent is not repeated. */
  intakeHandedOver: (): Mail => ({
    subject: `An entry in the ${event.name} inbox is now yours`,
    preheader: 'Another administrator has handed it over to you.',
    heading: 'Please look after this',
    paragraphs: [
      'Another administrator has handed something over to you: a message, a partner application or interest in a hub. The inbox shows when we promised an answer.',
    ],
    button: { label: 'Open it' },
    note: "You're receiving this email because you're an administrator. If you don't want to take it, hand it on in the inbox, or put it back for anyone to take.",
  }),
}
