/**
 * Daily limits of Find a team. Messages, each of which is a mail: from one account, from one account to one card, and to
 * one card from everybody. Reports: from one account.
 */
export const matchingADay = { bySender: 20, byPair: 5, toReceiver: 20, reports: 10 } as const
