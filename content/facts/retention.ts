/**
 * How long we keep what nobody deletes. The nightly jobs go by these figures; the privacy page, the questions and answers and
 * docs/operations.md state them.
 */
export const retention = {
  session: {
    /** Days without use after which a session is over, with the network address and the browser it was opened from. */
    idleDays: 30,
    /** Days after which it is over, however much it is used. */
    mostDays: 90,
  },
  auditLog: {
    /** Days after which an entry loses the network address. */
    addressDays: 90,
    /** Days after which the entry goes. */
    days: 365,
  },
  /** Days for which a network from which somebody signed in stays known, as a keyed hash. */
  knownNetworkDays: 90,
  /** Days after which a count of tries goes, with the keyed hash that it stands under. */
  attemptDays: 1,
  /** Days after which the hashes of a link and a code in a mail go. The longest link lives a day. */
  mailTokenDays: 2,
  /** Months after the finale, or after they were sent if that is later: messages, partner applications and hub interests. */
  submissionMonths: 12,
  /** The same for teams with their members: two more editions may ask who took part. */
  teamMonths: 24,
  /** Months after the finale, or after they were saved if that is later: profiles on the talent list, and who read them. */
  talentMonths: 6,
  /** Days after the last one on which teams may change: cards, messages and reports of Find a team. */
  matchingDays: 30,
  /** Days after which a sign-up that nobody confirmed goes. */
  unconfirmedDays: 30,
  /** Days after which a mail that could not be sent is given up. */
  outgoingMailDays: 3,
  analytics: {
    /** Days after which sessions, views and clicks go; their sums stay. */
    rawDays: 90,
    /** Days after which a dead letter goes: its events may be a week old, and must not return once their day is pruned. */
    deadLetterDays: 80,
    /** Days after its last click at which a spot of a heat map goes. */
    cellDays: 365,
    /** Days after which daily sums go: an edition can be compared with the two before it. */
    dailyDays: 800,
    /** Days after which it is no longer known what was deleted by hand: nothing of it can be on its way any more. */
    forgottenDays: 100,
  },
  /** What Cloudflare keeps for us, on its paid plan; no job of ours can shorten it. */
  host: {
    /** Days for which it keeps the log of requests. */
    requestLogDays: 7,
    /** Days for which a database can be taken back to an earlier state, with what has been deleted since. */
    backupDays: 30,
  },
} as const
