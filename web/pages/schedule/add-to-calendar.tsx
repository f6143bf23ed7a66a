import { useState, type FormEvent } from 'react'
import { phases } from '#content/catalogue/schedule.ts'
import { eventTypeIds, type EventTypeId } from '#content/facts/event-types.ts'
import { paths } from '#content/paths.ts'
import { keepTypes } from '#content/wire/calendar.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { site } from '#words/site.ts'
import { DATA_APP } from '../../boot/attributes.ts'
import { calendarFileName } from '../../calendar/entries.ts'
import { googleSubscribeLink, subscribeLink } from '../../calendar/links.ts'
import { Button } from '../../components/ui/button.tsx'
import { Checkbox } from '../../components/ui/field.tsx'
import { saveFile } from '../../components/ui/save-file.ts'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { toast } from '../../components/ui/toast.tsx'

const { hero, calendar } = schedulePage

const events = phases.flatMap((phase) => phase.events)
const types = eventTypeIds.map((type) => ({
  type,
  label: `${eventTypeNames[type]} (${events.filter((item) => item.type === type).length})`,
}))

/** Downloads the calendar. Without JavaScript it opens too, but links to the whole file instead of offering a choice. */
export function AddToCalendar() {
  const [busy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<readonly EventTypeId[]>([])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    try {
      await download(chosenIn(event.currentTarget))
    } catch {
      toast(site.errors.toast.title, site.errors.toast.description, 'destructive')
    } finally {
      setBusy(false)
    }
  }

  return (
    <details className="no-print open:basis-full">
      <summary className="button" data-variant="primary">
        {hero.addToCalendar}
      </summary>
      {/* With this method, a form submitted before any script has loaded does not navigate. */}
      <form
        method="dialog"
        {...{ [DATA_APP]: '' }}
        onSubmit={onSubmit}
        onChange={(event) => setChosen(chosenIn(event.currentTarget))}
        className="mt-3 grid gap-4 border border-line bg-cloth p-(--side)"
      >
        <fieldset className="noscript:hidden" aria-describedby="calendar-types">
          <legend className="font-semibold">{calendar.types}</legend>
          <p id="calendar-types" className="text-sm text-muted">
            {calendar.typesHint}
          </p>
          <ul className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
            {types.map(({ type, label }) => (
              <li key={type}>
                <Checkbox name="type" value={type} label={label} />
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="noscript:hidden">
          <Button type="submit" busy={busy}>
            {busy ? calendar.submitting : calendar.submit}
          </Button>
        </div>
        <p className="app-failed font-semibold" role="alert">
          {`${calendar.failed} `}
          <AllEvents />
        </p>
        <noscript>
          <p>
            {`${calendar.withoutScript} `}
            <AllEvents />
          </p>
        </noscript>
        <div className="border-t border-line pt-4">
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <SmartLink className="link" href={subscribeLink(chosen)}>
              {calendar.subscribe}
            </SmartLink>
            <SmartLink className="link" href={googleSubscribeLink(chosen)}>
              {calendar.subscribeGoogle}
            </SmartLink>
          </p>
          <p className="mt-2 text-sm text-muted">{calendar.subscribeHint}</p>
        </div>
      </form>
    </details>
  )
}

function AllEvents() {
  return (
    <a className="link" href={paths.calendar} download={calendarFileName}>
      {calendar.all}
    </a>
  )
}

const chosenIn = (form: HTMLFormElement) => new FormData(form).getAll('type') as EventTypeId[]

/** Saves the site's calendar file: all events, or those of the chosen types. */
async function download(chosen: readonly EventTypeId[]) {
  const answer = await fetch(paths.calendar)
  if (!answer.ok) throw new Error(`${paths.calendar} responded with ${answer.status}`)
  const wanted = chosen.length > 0 ? chosen : eventTypeIds
  const text = keepTypes(await answer.text(), wanted)
  const count = events.filter(({ type }) => wanted.includes(type)).length
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), calendarFileName)
  toast(calendar.done.title, calendar.done.text(count))
}
