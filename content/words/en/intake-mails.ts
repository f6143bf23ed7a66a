import { event } from '#content/facts/event.ts'
import { formatDate } from '#content/format/moments.ts'
import type { CaseKind } from '#content/wire/intake.ts'
import type { Mail } from './mails.ts'
import { receiptSubjects } from './receipt-subjects.ts'

/** What each kind of case is called in the mail that answers it. */
const names: Record<CaseKind, string> = {
  message: 'message',
  application: 'partner application',
  hubInterest: 'interest in a hub',
}

/** What organisers write from the dashboard. */
export const intakeMails = {
  /** `text` is theirs, with empty lines between its paragraphs; `sentAt` is when the reader wrote to us. */
  intakeAnswer: (values: { kind: CaseKind; sentAt: Date; text: string }): Mail => ({
    subject: `Re: ${receiptSubjects[values.kind]}`,
    preheader: `Our answer to your ${names[values.kind]}.`,
    heading: `Our answer to your ${names[values.kind]}`,
    paragraphs: values.text.split(/\n{2,}/),
    note: `You're receiving this email because you sent us your ${names[values.kind]} on ${formatDate(values.sentAt.toISOString(), 'date', event.timeZone)}, with this address. To write back, answer this email; if you didn't send us anything, tell us the same way and we will remove your address.`,
  }),

  /** To an administrator; what was sent is not repeated. */
  intakeHandedOver: (): Mail => ({
    subject: `Something in the inbox of ${event.name} is yours now`,
    preheader: 'Another administrator has handed it over.',
    heading: 'Please look after this',
    paragraphs: [
      'Another administrator has handed you something that was sent to us: a message, an application or an interest in a hub. The inbox shows by when we promised an answer.',
    ],
    button: { label: 'Open it' },
    note: "You're receiving this email because you're an administrator. If you don't want it, hand it on in the inbox, or put it back for anyone.",
  }),
}
