import '../../../styles/app.css'
import { Suspense } from 'react'
import { dayOf } from '#content/facts/event-days.ts'
import { formatDay } from '#content/format/days.ts'
import { keepWhole } from '#content/format/whole.ts'
import { paths } from '#content/paths.ts'
import { ownCheckInsPage as words } from '#words/pages/own-check-ins.ts'
import { ToldFacts } from '../../../components/check-ins/told-facts.tsx'
import { OwnFrame } from '../../../components/personal/own-frame.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { latePart } from '../../../components/ui/late-part.tsx'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import { useTask } from '../../../components/ui/use-task.ts'
import {
  setReminders,
  useOwnCheckIns,
  type OwnCheckIn,
  type OwnCheckIns,
} from '../../../data/check-ins.ts'
import { TeamFailed, TeamPage, Waiting } from '../team-page.tsx'

export const meta = words.meta

// Apart, because the form is the larger part of the page; loaded while the check-ins are.
const loadForm = () => import('./tell-form.tsx')
const TellForm = latePart(loadForm)
const Mentor = latePart(() => import('./mentor.tsx'))

/** The check-ins of a team of the reader. */
export function Component() {
  return (
    <TeamPage path={paths.ownCheckIns} words={words} load={loadForm}>
      {(teamId) => <CheckInsOf key={teamId} teamId={teamId} />}
    </TeamPage>
  )
}

function CheckInsOf({ teamId }: { teamId: string }) {
  const { data, error, mutate } = useOwnCheckIns(teamId)
  if (data) return <CheckIns own={data} reload={mutate} />
  if (error) return <TeamFailed words={words} error={error} onRetry={() => void mutate()} />
  return <Waiting words={words} />
}

function CheckIns({ own, reload }: { own: OwnCheckIns; reload: () => Promise<unknown> }) {
  const isOpen = ({ state }: OwnCheckIn) => state === 'open'
  // While no check-in is open, people come to read what they last reported.
  const last = own.checkIns.some(isOpen) ? undefined : own.checkIns.findLast(({ told }) => told)
  const isOver = own.checkIns.every(({ state }) => state === 'over')
  return (
    <OwnFrame
      words={words}
      subject={words.team(own.team.name)}
      seed={own.team.name}
      className="gap-x-16 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-8"
    >
      <div className="grid min-w-0 content-start gap-8">
        {own.checkIns.filter(isOpen).map((checkIn) => (
          <section
            key={checkIn.number}
            id={`check-in-${checkIn.number}`}
            className="rounded border border-line bg-panel p-5 lg:p-8"
          >
            <Title checkIn={checkIn} />
            <Suspense>
              <TellForm teamId={own.team.id} checkIn={checkIn} onTold={reload} />
            </Suspense>
          </section>
        ))}
        <div className="border-line lg:border-b">
          {own.checkIns
            .filter((checkIn) => !isOpen(checkIn))
            .map((checkIn) => (
              <section
                key={checkIn.number}
                id={`check-in-${checkIn.number}`}
                className="border-t border-line"
              >
                {checkIn.told ? (
                  <details open={checkIn === last}>
                    <summary className="fold py-3">
                      <Title checkIn={checkIn} />
                    </summary>
                    <div className="pb-6">
                      <ToldFacts details={checkIn.told.details} />
                    </div>
                  </details>
                ) : (
                  <div className="py-3">
                    <Title checkIn={checkIn} />
                  </div>
                )}
              </section>
            ))}
        </div>
        {isOver && (
          <p className="text-sm">
            <AllMails />
          </p>
        )}
      </div>
      {/* Beside the other two parts; on a phone, between them. */}
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Suspense>
          <Mentor teamId={own.team.id} />
        </Suspense>
      </div>
      {!isOver && <Reminders hasRefused={own.hasRefused} reload={reload} />}
    </OwnFrame>
  )
}

const Title = ({ checkIn }: { checkIn: OwnCheckIn }) => (
  <div className="font-normal">
    <h2 className="text-xl">{words.name(checkIn.number)}</h2>
    <p className="state mt-1 whitespace-normal! text-muted" data-tone={toneOf(checkIn)}>
      {describeState(checkIn)}
    </p>
  </div>
)

function toneOf({ state, told }: OwnCheckIn) {
  if (told) return 'good'
  return state === 'open' ? 'hot' : 'quiet'
}

function describeState(checkIn: OwnCheckIn): string {
  const { coming, open, told, over, missed } = words.states
  const closes = keepWhole(formatDay(checkIn.day, 'date'))
  if (checkIn.state === 'coming') return coming(keepWhole(formatDay(dayOf(checkIn.opens), 'date')))
  if (checkIn.state === 'open')
    return checkIn.told ? told(`${closes}, 23:59`) : open(`${closes}, 23:59`)
  return checkIn.told ? over(closes) : missed(closes)
}

const AllMails = () => (
  <SmartLink className="link" href={paths.unsubscribe}>
    {words.reminders.all}
  </SmartLink>
)

/** Shown until the last check-in closes. After that there is nothing to remind anyone of. */
function Reminders({
  hasRefused,
  reload,
}: {
  hasRefused: boolean
  reload: () => Promise<unknown>
}) {
  const { busy, run } = useTask({ onSettled: () => void reload() })
  const { heading, on, off, turnOn, turnOff, isOn, isOff } = words.reminders
  return (
    <section aria-labelledby="reminders" className="self-start rounded bg-panel p-5">
      <h2 id="reminders" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-2">{hasRefused ? off : on}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => void run(() => setReminders(hasRefused), hasRefused ? isOn : isOff)}
        >
          {hasRefused ? turnOn : turnOff}
        </Button>
        <AllMails />
      </p>
    </section>
  )
}
