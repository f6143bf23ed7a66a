/** What somebody may report or hide: a card of Find a team, or a message that reached them. */
export const reportKinds = ['card', 'message'] as const
export type ReportKind = (typeof reportKinds)[number]

/** What organisers decide about a report. */
export const reportDecisions = ['hide', 'keep'] as const
export type ReportDecision = (typeof reportDecisions)[number]
