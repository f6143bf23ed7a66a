import { Suspense, useRef, useState } from 'react'
import { paths } from '#content/paths.ts'
import { mayChange } from '#content/team-changes.ts'
import { accountPage } from '#words/pages/account.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { RegistrationState } from '../../components/registration/registration-state.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { changeAndRestoreFocus } from '../../components/ui/focus.ts'
import { latePart } from '../../components/ui/late-part.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { useOwnTeams, type OwnTeam } from '../../data/account.ts'
import { ListFailed } from './list-failed.tsx'
import { Memberships } from './memberships.tsx'

// Loaded only by those who have a team.
const TeamCard = latePart(() => import('./team-card.tsx'))
// The largest form of the account page, and seldom needed.
const EditTeam = latePart(() => import('./edit-team.tsx'))

const { team: text } = accountPage

/** Lists the account's teams, which can be edited in place, or those of others if it leads none. Suspends while the code for their cards loads. */
export function OwnTeams() {
  const { data, error, reload } = useOwnTeams()
  const teams = data?.teams
  const box = useRef<HTMLDivElement>(null)
  const task = useTask({ fallback: box })
  const failed = error && <ListFailed error={error} onRetry={() => void task.run(reload)} />
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {!teams && (failed || <TeamsLoading />)}
      {teams?.length === 0 && <Memberships none={<NoTeam />} />}
      {teams && teams.length > 0 && (
        <ul className="grid w-full gap-10">
          {teams.map((team, index) => (
            <li key={team.id}>
              <Team team={team} hasPass={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Team({ team, hasPass }: { team: OwnTeam; hasPass: boolean }) {
  const [isEdited, setEdited] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close() {
    changeAndRestoreFocus(
      () => setEdited(false),
      () => opener.current,
    )
  }

  if (isEdited)
    return (
      <Suspense fallback={<TeamCard team={team} hasPass={hasPass} />}>
        <EditTeam team={team} onClose={close} />
      </Suspense>
    )
  return (
    <TeamCard
      team={team}
      hasPass={hasPass}
      actions={
        mayChange('team', team.exceptions) && (
          <Button ref={opener} variant="secondary" onClick={() => setEdited(true)}>
            {text.edit}
          </Button>
        )
      }
    />
  )
}

function NoTeam() {
  const closed = (
    <p className="measure">
      {text.emptyClosed} {mayChange('team', []) && text.emptyJoin}
    </p>
  )
  return (
    <RegistrationState
      open={
        <div className="flex items-center gap-8 rounded-sm border border-line p-6 sm:p-8">
          <Rosette seed="team" className="size-32 text-line max-sm:hidden" />
          <div className="grid max-w-xl justify-items-start gap-5">
            <p>{text.empty}</p>
            <ButtonLink href={paths.register}>{text.emptyAction}</ButtonLink>
          </div>
        </div>
      }
      closed={closed}
      upcoming={closed}
    />
  )
}

/** Stands for the teams until they are there. */
export function TeamsLoading() {
  return (
    <div role="status" aria-label={accountPage.loading} className="w-full">
      {[1, 2, 3].map((row) => (
        <div key={row} className="skeleton-row">
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
