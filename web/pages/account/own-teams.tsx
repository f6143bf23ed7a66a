import { lazy, Suspense, useState } from 'react'
import { accountPage } from '#content/pages/account.ts'
import { RegistrationState } from '../../components/registration-state.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { useOwnTeams, type OwnTeam } from '../../data/account.ts'
import { paths } from '../../paths.ts'
import { LoadFailed } from './load-failed.tsx'
import { TeamSummary } from './team-summary.tsx'

// The largest form of the account, and seldom needed.
const EditTeam = lazy(() => import('./edit-team.tsx'))

const { team: text } = accountPage

/** The teams of the account: read, and changed in place. */
export function OwnTeams() {
  const { data: teams, error, reload } = useOwnTeams()
  if (error && !teams) return <LoadFailed error={error} onRetry={() => void reload()} />
  if (!teams) return <Skeleton />
  if (teams.length === 0) return <NoTeam />
  return (
    <ul className="grid w-full gap-10">
      {teams.map((team) => (
        <li key={team.id}>
          <Team team={team} />
        </li>
      ))}
    </ul>
  )
}

function Team({ team }: { team: OwnTeam }) {
  const [isEdited, setEdited] = useState(false)
  if (isEdited)
    return (
      <Suspense fallback={<TeamSummary team={team} />}>
        <EditTeam team={team} onClose={() => setEdited(false)} />
      </Suspense>
    )
  return (
    <div className="grid justify-items-start gap-5">
      <TeamSummary team={team} />
      <Button variant="secondary" onClick={() => setEdited(true)}>
        {text.edit}
      </Button>
    </div>
  )
}

function NoTeam() {
  const closed = <p>{text.emptyClosed}</p>
  return (
    <RegistrationState
      open={
        <div className="grid justify-items-start gap-5">
          <p>{text.empty}</p>
          <ButtonLink href={paths.register}>{text.emptyAction}</ButtonLink>
        </div>
      }
      closed={closed}
      upcoming={closed}
    />
  )
}

function Skeleton() {
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
