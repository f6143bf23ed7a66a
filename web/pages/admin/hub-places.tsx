import { useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { hubsPanel as text } from '#words/pages/admin-teams.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { removeHubLimit, setHubPlaces, useHubs, type HubRow } from '../../data/admin-teams.ts'
import { Gauge } from './analytics/figures-table.tsx'
import { HubOrganisers } from './hub-organisers.tsx'
import { Loaded } from './loaded.tsx'
import { nameHub } from './place-names.ts'
import { useAction } from './use-action.ts'

/** How many teams each hub has room for, and who waits. */
export default function HubPlaces() {
  return (
    <>
      <h2 className="text-2xl">{text.heading}</h2>
      <p className="measure mt-2 mb-6 text-muted">{text.text}</p>
      <ButtonLink variant="secondary" className="mb-6" href={paths.doorOf('finale')}>
        {text.door}
      </ButtonLink>
      <Loaded source={useHubs()}>
        {(hubs) => (
          <ul className="grid gap-x-16 border-b border-line lg:grid-cols-2">
            {hubs.map((hub) => (
              <Hub key={`${hub.id} ${hub.places}`} hub={hub} />
            ))}
          </ul>
        )}
      </Loaded>
      <HubOrganisers />
    </>
  )
}

function Hub({ hub: { id, places, teams, waiting, queue } }: { hub: HubRow }) {
  const { busy, run } = useAction()
  const [typed, setTyped] = useState(places === null ? '' : String(places))
  const city = nameHub(id)
  const isNumber = /^\d{1,4}$/.test(typed)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 border-t border-line py-5">
      <div className="min-w-0 flex-1 basis-24">
        <h3 className="text-xl">{city}</h3>
        <p className="mt-1">
          {places === null ? text.unlimited(teams) : text.places(teams, places)}
        </p>
        {places !== null && <Gauge share={places ? teams / places : 1} />}
        {places !== null && (
          <Button
            variant="plain"
            aria-label={text.removeOf(city)}
            busy={busy}
            onClick={() => void run(() => removeHubLimit(id), text.removed)}
          >
            {text.remove}
          </Button>
        )}
        {waiting > 0 && (
          <>
            <p className="mt-3 font-semibold">{text.waiting(waiting)}</p>
            <ol className="list-decimal ps-6">
              {queue.map(({ id: teamId, teamName, since }) => (
                <li key={teamId} className="wrap-anywhere">
                  <bdi>{teamName}</bdi>{' '}
                  <span className="text-sm text-muted">
                    {since && text.since(formatMoment(since))}
                  </span>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void run(() => setHubPlaces(id, Number(typed)), text.saved)
        }}
      >
        <TextField
          label={text.field}
          aria-label={text.fieldOf(city)}
          type="number"
          inputMode="numeric"
          min={0}
          max={1000}
          className="w-20 sm:w-36"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          aria-label={text.saveOf(city)}
          busy={busy}
          disabled={!isNumber}
        >
          {text.save}
        </Button>
      </form>
    </li>
  )
}
