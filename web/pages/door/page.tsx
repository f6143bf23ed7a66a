import '../../styles/app.css'
import { useCallback, useState, type FormEvent, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { hubs } from '#content/catalogue/hubs.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { formatOwnClock } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { isStaff } from '#content/wire/roles.ts'
import { doorPage as words } from '#words/pages/door.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { CountDots } from '../../components/personal/count-dots.tsx'
import { NeedsSession } from '../../components/personal/needs-session.tsx'
import { OwnEmpty } from '../../components/personal/own-empty.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../components/personal/own-frame.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { ApiError } from '../../data/api-error.ts'
import { useDoor } from '../../data/attendance.ts'
import { exportArrivals } from '../../data/list-exports.ts'
import { ExportButtons } from '../admin/export-buttons.tsx'
import { Camera } from './camera.tsx'
import { useScans, type ScanOutcome } from './use-scans.ts'

export const meta = words.meta

/** Where those who organise the event or run a hub let people in. */
export function Component() {
  const { search } = useLocation()
  return (
    <NeedsSession path={paths.door + search} waiting={waiting}>
      <Events />
    </NeedsSession>
  )
}

/** Reserves a line for the place while it loads. Pass an empty string if there is no place. */
function Frame({
  place = '\u00a0',
  seed,
  children,
}: {
  place?: string | undefined
  seed?: string
  children: ReactNode
}) {
  const { hubId } = useAuth()
  // Only hub organisers get a link back, because only they came from their hub's page.
  const { back, ...others } = words
  return (
    <OwnFrame
      words={hubId ? words : others}
      backTo={paths.ownHub}
      subject={place}
      seed={seed}
      className="gap-5 lg:gap-8"
    >
      {children}
    </OwnFrame>
  )
}

const formatTime = (instant: string) => formatOwnClock(Date.parse(instant))

const loading = <OwnWaiting words={words} />
const waiting = <Frame>{loading}</Frame>
const events = [
  { value: 'finale', label: words.finale },
  ...hubs.map(({ id, city }) => ({ value: id as string, label: words.hub(city) })),
]

function Events() {
  const { user, role, hubId } = useAuth()
  const [params, setParams] = useSearchParams()
  if (!user || role === undefined) return waiting
  const event = params.get('event') ?? hubId ?? 'finale'
  const place = events.find(({ value }) => value === event)?.label
  if (!place)
    return (
      <Frame place="">
        <OwnEmpty heading={words.unknown.heading} text={words.unknown.text}>
          <ButtonLink href={paths.door}>{words.unknown.action}</ButtonLink>
        </OwnEmpty>
      </Frame>
    )
  return (
    <Frame place={place} seed={event}>
      {isStaff(role) && (
        <SelectField
          label={words.event}
          options={events}
          value={event}
          className="max-w-md"
          onChange={({ target }) => setParams({ event: target.value }, { replace: true })}
        />
      )}
      <Door key={event} event={event} userId={user.id} />
    </Frame>
  )
}

function Door({ event, userId }: { event: string; userId: string }) {
  const [search, setSearch] = useState('')
  const { data, error, mutate } = useDoor(event, search)
  const refresh = useCallback(() => void mutate(), [mutate])
  const { outcomes, add } = useScans(userId, refresh)
  const letIn = (person: { code: string } | { memberId: string; name: string }) =>
    add({ event, day: dayOf(Date.now() + (data?.ahead ?? 0)), ...person })

  if (!data && error) return <OwnFailed words={words} error={error} onRetry={refresh} />
  if (!data) return loading
  const isOffline = error instanceof ApiError && error.status === 0
  const files = data.hasFile && (
    <div
      role="group"
      aria-labelledby="file"
      className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6"
    >
      <span id="file" className="font-semibold">
        {words.file.save}
      </span>
      <div className="buttons max-sm:w-full">
        <ExportButtons
          name={`attendance-${event}`}
          label={(format) => format}
          load={(format) => exportArrivals(format, event)}
        />
      </div>
    </div>
  )
  return (
    <>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-8">
          <div className="grid gap-3">
            <p id="inside" role="status" className="font-display text-2xl font-bold lg:text-3xl">
              {words.inside(data.inside, data.expected)}
            </p>
            <Inside of={data} />
            {(isOffline || outcomes.some(({ state }) => state === 'waiting')) && (
              <Notice className="max-w-md">{words.offline}</Notice>
            )}
          </div>
          <div className="cloth grid gap-5 rounded p-5 [--ground:var(--cloth)] [&_.input]:min-h-16 [&_.input]:text-2xl sm:[&_.input]:text-3xl [&_[type=submit]]:min-h-16">
            <Asking
              name="code"
              {...words.code}
              onAsk={(code) => code && letIn({ code })}
              isEmptied
            />
            <Camera onCode={(code) => letIn({ code })} />
          </div>
          <div>
            <Asking
              name="search"
              label={words.find.label}
              submit={words.find.submit}
              onAsk={setSearch}
            />
            {search && data.people.length === 0 && <p className="mt-4">{words.find.none}</p>}
            <ul className="mt-4">
              {data.people.map(({ id, name, teamName, hasJoined, inAt }) => (
                <Row key={id} name={name} about={teamName}>
                  {inAt ? (
                    words.find.isIn(formatTime(inAt))
                  ) : hasJoined ? (
                    <Button
                      variant="secondary"
                      aria-label={words.find.letInOf(name)}
                      onClick={() => letIn({ memberId: id, name })}
                    >
                      {words.find.letIn}
                    </Button>
                  ) : (
                    <span className="text-sm text-muted">{words.find.notJoined}</span>
                  )}
                </Row>
              ))}
            </ul>
          </div>
        </div>
        <div>
          {/* Rendered from the start, or the first scan would not be announced. */}
          <section aria-label={words.scans.heading} aria-live="polite">
            {outcomes.length > 0 && (
              <>
                <h2 className="text-2xl">{words.scans.heading}</h2>
                <ul className="mt-3 mb-8">
                  {outcomes.map((outcome) => (
                    <ScanRow key={outcome.id} outcome={outcome} />
                  ))}
                </ul>
              </>
            )}
          </section>
          {data.latest.length > 0 ? (
            <section aria-labelledby="latest">
              <h2 id="latest" className="text-2xl">
                {words.latest.heading}
              </h2>
              <ul className="mt-3">
                {data.latest.map(({ id, name, teamName, at }) => (
                  <Row key={id} name={name} about={teamName}>
                    {formatTime(at)}
                  </Row>
                ))}
              </ul>
            </section>
          ) : (
            <OwnEmpty heading={words.latest.none} text={words.latest.next} />
          )}
          {files}
        </div>
      </div>
    </>
  )
}

/** With more dots than this, a bar is easier to read. */
const MOST_DOTS = 60

/** How many people are in: a dot for each, or a bar for large numbers. */
const Inside = ({ of: { inside, expected } }: { of: { inside: number; expected: number } }) =>
  expected > MOST_DOTS ? (
    <ProgressBar value={inside} max={expected} />
  ) : (
    <CountDots full={inside} of={expected} />
  )

function ScanRow({ outcome }: { outcome: ScanOutcome }) {
  const { state, name, code, teamName, since, reason } = outcome
  const about = reason ?? teamName
  return (
    <Row name={name ?? words.scans.code(code ?? '')} about={about}>
      <strong data-state={state} className={state === 'refused' ? 'text-danger' : undefined}>
        {words.scans.states[state]}
      </strong>
      {state === 'already' && since && <> {words.scans.since(formatTime(since))}</>}
    </Row>
  )
}

function Row({
  name,
  about,
  children,
}: {
  name: string
  about: string | undefined
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[3fr_2fr] items-center gap-4 border-t border-line py-2">
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-semibold">{name}</bdi>
        <bdi className="block text-sm text-muted">{about}</bdi>
      </span>
      <span className="text-end">{children}</span>
    </li>
  )
}

/** A line to type in, and a button. */
function Asking({
  name,
  label,
  submit,
  placeholder,
  onAsk,
  isEmptied = false,
}: {
  name: string
  label: string
  submit: string
  placeholder?: string
  onAsk: (typed: string) => void
  isEmptied?: boolean
}) {
  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form).get(name)
    onAsk(typeof typed === 'string' ? typed.trim() : '')
    if (isEmptied) form.reset()
  }
  return (
    <form
      onSubmit={ask}
      className={`grid items-end gap-3 ${isEmptied ? 'sm:grid-cols-[1fr_auto]' : 'grid-cols-[1fr_auto]'}`}
    >
      <TextField
        label={label}
        name={name}
        placeholder={placeholder}
        maxLength={60}
        autoComplete="off"
        autoCapitalize={isEmptied ? 'characters' : 'words'}
        spellCheck={false}
        className="min-w-0"
      />
      <Button type="submit" variant={isEmptied ? 'primary' : 'secondary'}>
        {submit}
      </Button>
    </form>
  )
}
