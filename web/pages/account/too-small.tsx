import { event } from '#content/facts/event.ts'
import { formatDay } from '#content/format/days.ts'
import { lastDayOf, mayChange } from '#content/team-changes.ts'
import { accountPage } from '#words/pages/account.ts'
import { Notice } from '../../components/ui/notice.tsx'
import type { OwnTeam } from '../../data/account.ts'

const { tooSmall } = accountPage.team

/** Says what a team must do, and until when, that has fewer members than the rules ask for; nothing if it has enough. */
export function TooSmall({
  team: { members, exceptions },
}: {
  team: Pick<OwnTeam, 'members' | 'exceptions'>
}) {
  if (members.length >= event.teamSize.least) return null
  const until = formatDay(lastDayOf('team', exceptions), 'date')
  return (
    <Notice variant="bad">
      {tooSmall.text(members.length)}{' '}
      {mayChange('team', exceptions) ? tooSmall.open(until) : tooSmall.closed}
    </Notice>
  )
}
