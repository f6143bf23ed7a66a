import { lastChangeDays } from '#content/catalogue/team-changes.ts'
import { formatDay } from '#content/format/days.ts'
import { lastDayOf, listChanges, mayChange } from '#content/team-changes.ts'
import { accountPage } from '#words/pages/account.ts'
import type { OwnTeam } from '../../data/account.ts'

const { kinds, until, longer, over } = accountPage.team.changes

/** Lists what of a team can still be changed, and until when. */
export function ChangeDates({ team }: { team: OwnTeam }) {
  return (
    <ul className="grid gap-2">
      {listChanges(team).map((kind) => {
        const day = lastDayOf(kind, team.exceptions)
        const date = formatDay(day, 'date')
        const isExtended = day > lastChangeDays[kind]
        const say = mayChange(kind, team.exceptions) ? (isExtended ? longer : until) : over
        return <li key={kind}>{say(kinds[kind], date)}</li>
      })}
    </ul>
  )
}
