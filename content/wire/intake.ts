/** What people send to us and wait for an answer to: messages, partner applications and interest in hubs. */
export const caseKinds = ['message', 'application', 'hubInterest'] as const
export type CaseKind = (typeof caseKinds)[number]

/** How far a case is: it waits, it waits for longer than the site promises, or it has been answered. */
export const caseStates = ['waiting', 'overdue', 'answered'] as const
export type CaseState = (typeof caseStates)[number]

/** Whose cases a list shows: the reader's own, or those that nobody has taken. */
export const caseOwners = ['me', 'nobody'] as const

/** What the history of a case records. */
export type EntryKind = 'note' | 'answer' | 'status' | 'owner'

/**
 * What became of a mail: it waits for the mail service, which then takes it or refuses its address; after a few days it is
 * given up. An accepted mail may bounce later.
 */
export type Delivery = 'waiting' | 'sent' | 'refused' | 'given-up' | 'bounced'
