import '../../styles/app.css'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { paths } from '#content/paths.ts'
import { mentoringPage as words } from '#words/pages/mentoring.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { FailedToStart } from '../../components/form-parts/failed-to-start.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { ApiError } from '../../data/api-error.ts'
import { setRoom, useGivenTeams } from '../../data/mentoring.ts'

export const meta = words.meta

// Loaded with the first team.
const MentoredTeam = lazy(() => import('./mentored-team.tsx'))

const ownCache = { provider: () => new Map() }

/** The teams of a mentor. */
export function Component() {
  const { status, user } = useAuth()
  if (status === 'signed-out' || status === 'second-factor')
    return <Navigate to={paths.signIn(paths.mentoring)} replace />
  if (!user) return <Frame>{waiting}</Frame>
  return (
    // A cache of its own, so that nothing loaded for one person is shown to the next.
    <SWRConfig key={user.id} value={ownCache}>
      <GivenTeams />
    </SWRConfig>
  )
}

const waiting = (
  <p role="status" className="when-started">
    {words.loading}
  </p>
)

function GivenTeams() {
  const { data, error, mutate } = useGivenTeams()
  if (error instanceof ApiError && error.status === 403)
    return (
      <Frame>
        <p className="text-lg">{error.message}</p>
        <ButtonLink href={words.account.href}>{words.account.label}</ButtonLink>
      </Frame>
    )
  if (!data)
    return (
      <Frame>
        {error ? (
          <>
            <Notice variant="bad">{words.failed}</Notice>
            <Button variant="secondary" onClick={() => void mutate()}>
              {words.retry}
            </Button>
          </>
        ) : (
          waiting
        )}
      </Frame>
    )
  const { mentor, teams } = data
  return (
    <Frame>
      {teams.length === 0 && <p className="text-lg">{words.none}</p>}
      <Suspense fallback={waiting}>
        {teams.map((team) => (
          <MentoredTeam key={team.id} team={team} reload={() => mutate()} />
        ))}
      </Suspense>
      <Room {...mentor} teams={teams.length} reload={() => mutate()} />
    </Frame>
  )
}

function Room({
  hasRoom,
  places,
  teams,
  reload,
}: {
  hasRoom: boolean
  places: number
  teams: number
  reload: () => Promise<unknown>
}) {
  const { busy, run } = useTask({ onSettled: () => void reload() })
  const { heading, has, full, off, turnOff, turnOn, isOff, isOn } = words.room
  const free = teams < places ? has(teams, places) : full(teams)
  return (
    <section aria-labelledby="room" className="w-full max-w-3xl border-t border-line pt-6">
      <h2 id="room" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-2">{hasRoom ? free : off}</p>
      <Button
        variant="secondary"
        className="mt-4"
        busy={busy}
        onClick={() => void run(() => setRoom(!hasRoom), hasRoom ? isOff : isOn)}
      >
        {hasRoom ? turnOff : turnOn}
      </Button>
    </section>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="cloth cloth-print pt-(--bar)">
        <div className="wrap py-8 lg:py-12">
          <h1 className="text-4xl sm:text-5xl">{words.heading}</h1>
          <p className="measure mt-3 text-lg text-muted">{words.lead}</p>
        </div>
      </div>
      <div className="wrap grid min-h-[50vh] content-start justify-items-start gap-12 py-10">
        <FailedToStart />
        {children}
      </div>
    </>
  )
}
