import { editionClock } from '#content/edition-clock.ts'
import { mentoringPage as words } from '#words/pages/mentoring.ts'
import type { GivenTeam } from '../../data/mentoring.ts'

/** Whether a team said in its latest check-in that it is stuck. */
const isStuck = ({ checkIn }: GivenTeam) => checkIn?.details.standing === 'stuck'

/** Whether a team wrote last, and waits for an answer. */
export const isWaiting = ({ messages }: GivenTeam) => messages.at(-1)?.isFromMentor === false

/** Whole days since the first of a team's messages that the mentor has not answered. */
function daysWaited({ messages }: GivenTeam) {
  const answered = messages.findLastIndex(({ isFromMentor }) => isFromMentor)
  return Math.floor((editionClock.now() - Date.parse(messages[answered + 1]!.createdAt)) / 864e5)
}

/** A team that is stuck comes first, then one that waits for an answer. */
export const urgencyOf = (team: GivenTeam) => (isStuck(team) ? 2 : 0) + (isWaiting(team) ? 1 : 0)

/** What a team needs from its mentor now. */
export function TeamStates({ team }: { team: GivenTeam }) {
  return (
    <span className="flex flex-wrap gap-x-4 font-sans text-sm font-semibold sm:text-base [&_.state]:whitespace-normal">
      {isStuck(team) && (
        <span className="state" data-tone="late">
          {words.stuck}
        </span>
      )}
      {isWaiting(team) && (
        <span className="state" data-tone="hot">
          {words.waits(daysWaited(team))}
        </span>
      )}
      {urgencyOf(team) === 0 && (
        <span className="state font-normal" data-tone="quiet">
          {words.calm}
        </span>
      )}
    </span>
  )
}
