import '../../styles/app.css'
import { Suspense } from 'react'
import { paths } from '#content/paths.ts'
import { mentoringPage as words } from '#words/pages/mentoring.ts'
import { CountDots } from '../../components/personal/count-dots.tsx'
import { NeedsSession } from '../../components/personal/needs-session.tsx'
import { OwnEmpty } from '../../components/personal/own-empty.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../components/personal/own-frame.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { latePart } from '../../components/ui/late-part.tsx'
import { useTask } from '../../components/ui/use-task.ts'
import { ApiError } from '../../data/api-error.ts'
import { setRoom, useGivenTeams } from '../../data/mentoring.ts'
import { urgencyOf } from './team-states.tsx'

export const meta = words.meta

// Loaded with the first team.
const MentoredTeam = latePart(() => import('./mentored-team.tsx'))

/** The teams of a mentor. */
export const Component = () => (
  <OwnFrame words={words} className="grid-cols-1 justify-items-start gap-8">
    <NeedsSession path={paths.mentoring} waiting={waiting}>
      <GivenTeams />
    </NeedsSession>
  </OwnFrame>
)

const waiting = <OwnWaiting words={words} />

function GivenTeams() {
  const { data, error, mutate } = useGivenTeams()
  if (error instanceof ApiError && error.status === 403)
    return (
      <OwnEmpty text={error.message}>
        <ButtonLink href={words.account.href}>{words.account.label}</ButtonLink>
      </OwnEmpty>
    )
  if (!data)
    return error ? <OwnFailed words={words} error={error} onRetry={() => void mutate()} /> : waiting
  const { mentor } = data
  const teams = data.teams.toSorted((one, other) => urgencyOf(other) - urgencyOf(one))
  return (
    <>
      <div
        tabIndex={-1}
        className="grid w-full grid-cols-1 justify-items-start gap-10 outline-none"
      >
        {teams.length === 0 && <OwnEmpty text={words.none} />}
        <Suspense fallback={waiting}>
          {teams.length > 0 && (
            <div className="w-full border-t border-line">
              {teams.map((team) => (
                <MentoredTeam
                  key={team.id}
                  team={team}
                  startsOpen={teams.length === 1 || urgencyOf(team) > 0}
                  reload={() => mutate()}
                />
              ))}
            </div>
          )}
        </Suspense>
      </div>
      <Room {...mentor} teams={teams.length} reload={() => mutate()} />
    </>
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
    <section
      aria-labelledby="room"
      className="flex w-full flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded bg-panel p-5"
    >
      <div className="grid gap-3">
        <h2 id="room" className="text-2xl">
          {heading}
        </h2>
        <CountDots full={Math.min(teams, places)} of={places} />
        <p>{hasRoom ? free : off}</p>
      </div>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => void run(() => setRoom(!hasRoom), hasRoom ? isOff : isOn)}
      >
        {hasRoom ? turnOff : turnOn}
      </Button>
    </section>
  )
}
