import { lastChangeDays } from '#content/catalogue/team-changes.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'
import { lastDayOf, listChanges, mayChange } from '#content/team-changes.ts'
import { accountPage } from '#words/pages/account.ts'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import type { OwnTeam } from '../../data/account.ts'

const { changes, locked, lockedContact } = accountPage.team
const { kinds, until, longer, over } = changes

/** Lists what of a team can still be changed, and until when; or says that nothing can, and whom to ask. */
export function ChangeDates({ team }: { team: OwnTeam }) {
  const kindsNow = listChanges(team)
  if (!kindsNow.some((kind) => mayChange(kind, team.exceptions)))
    return (
      <p>
        {locked}{' '}
        <SmartLink className="link" href={paths.contact}>
          {lockedContact}
        </SmartLink>
        .
      </p>
    )
  return (
    <ul className="grid gap-2">
      {kindsNow.map((kind) => {
        const day = lastDayOf(kind, team.exceptions)
        const date = formatDay(day, 'date')
        const isExtended = day > lastChangeDays[kind]
        const say = mayChange(kind, team.exceptions) ? (isExtended ? longer : until) : over
        return <li key={kind}>{say(kinds[kind], date)}</li>
      })}
    </ul>
  )
}
