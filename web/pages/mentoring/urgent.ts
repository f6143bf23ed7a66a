import type { GivenTeam } from '../../data/mentoring.ts'

/** Whether a team said in its latest check-in that it is stuck. */
export const isStuck = ({ checkIn }: GivenTeam) => checkIn?.details.standing === 'stuck'

/** Whether a team wrote last, and waits for an answer. */
export const isWaiting = ({ messages }: GivenTeam) => messages.at(-1)?.isFromMentor === false
