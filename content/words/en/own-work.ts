import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'

/** What the account page tells staff about the dashboard. */
export const ownWork = {
  /** What needs attention there, or an empty string. */
  waiting: (messages: number, overdue: number, applications: number) =>
    [
      messages > 0 &&
        `${formatNumber(messages)} ${plural(messages, { one: 'new message', other: 'new messages' })}`,
      applications > 0 &&
        `${formatNumber(applications)} ${plural(applications, { one: 'new application', other: 'new applications' })}`,
      overdue > 0 && `${formatNumber(overdue)} overdue`,
    ]
      .filter(Boolean)
      .join(', '),
  /** Says that two-step verification is off, and when it is due. */
  factorDue: (date: string) => `Off, due ${date}`,
} as const
