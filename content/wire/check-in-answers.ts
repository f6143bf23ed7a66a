/** What a team did at a check-in: nothing, told, or told that something blocks it. */
export const checkInAnswers = ['silent', 'told', 'blocked'] as const
export type CheckInAnswer = (typeof checkInAnswers)[number]
