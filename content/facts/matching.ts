/**
 * Messages of Find a team in a day: by one account, from one account to one card, and to one card from everybody. Each is a
 * mail. And what one account may report in a day.
 */
export const matchingADay = { bySender: 20, byPair: 5, toReceiver: 20, reports: 10 } as const
