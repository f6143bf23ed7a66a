import { event } from '#content/facts/event.ts'
import type { CaseKind } from '#content/wire/intake.ts'

/** The subjects of our acknowledgements: some mail programs group mails only if their subjects match too. */
export const receiptSubjects: Record<CaseKind, string> = {
  message: "We've received your message",
  application: `We've received your application to ${event.name}`,
  hubInterest: `Your interest in an ${event.name} hub`,
}
