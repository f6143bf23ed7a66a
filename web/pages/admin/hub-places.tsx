import { useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { paths } from '#content/paths.ts'
import { hubsPanel as text } from '#words/pages/admin-teams.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { removeHubLimit, setHubPlaces, useHubs, type HubRow } from '../../data/admin-teams.ts'
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
          <ul className="border-b border-line">
            {hubs.map((hub) => (
              <Hub
                key={`${hub.id} ${hub.places}`}
                hub={hub}
                most={Math.max(1, ...hubs.map(({ places, teams }) => Math.max(places ?? 0, teams)))}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <HubOrganisers />
    </>
  )
}

/** `most` is the largest number of teams or places at any hub, which fills the whole bar. */
function Hub({ hub: { id, places, teams, waiting, queue }, most }: { hub: HubRow; most: number }) {
  const { busy, run } = useAction()
  const stored = places === null ? '' : String(places)
  const [typed, setTyped] = useState(stored)
  const city = nameHub(id)
  const isNumber = /^\d{1,4}$/.test(typed)
  const lift = () => run(() => removeHubLimit(id), text.removed)
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-4 lg:grid-cols-[1fr_auto] lg:items-center">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-xl">{city}</h3>
          <p>{places === null ? text.unlimited(teams) : text.places(teams, places)}</p>
        </div>
        <Bar teams={teams} places={places} most={most} />
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
        className="flex flex-wrap items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          // An empty field means no limit, as its placeholder says.
          void (typed ? run(() => setHubPlaces(id, Number(typed)), text.saved) : lift())
        }}
      >
        <label htmlFor={`places-${id}`}>{text.field}</label>
        <input
          id={`places-${id}`}
          aria-label={text.fieldOf(city)}
          type="number"
          inputMode="numeric"
          min={0}
          max={1000}
          placeholder={text.noLimit}
          className="input w-28"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {/* As wide without a button, so that the bars line up. */}
        <div className="min-w-28">
          {typed !== stored ? (
            <Button
              type="submit"
              variant="secondary"
              aria-label={text.saveOf(city)}
              busy={busy}
              disabled={typed !== '' && !isNumber}
            >
              {text.save}
            </Button>
          ) : (
            places !== null && (
              <Button
                variant="plain"
                aria-label={text.removeOf(city)}
                busy={busy}
                onClick={() => void lift()}
              >
                {text.remove}
              </Button>
            )
          )}
        </div>
      </form>
    </li>
  )
}

/** The teams of a hub as a bar. A frame shows how many places there are, if they are limited. */
function Bar({ teams, places, most }: { teams: number; places: number | null; most: number }) {
  return (
    <div aria-hidden="true" className="relative mt-2 h-4 bg-panel">
      <div className="absolute h-4 bg-success" style={{ width: `${(teams / most) * 100}%` }} />
      {places !== null && (
        <div
          className="absolute h-4 border border-figure"
          style={{ width: `${(places / most) * 100}%` }}
        />
      )}
    </div>
  )
}
