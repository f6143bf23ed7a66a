import { useState } from 'react'
import { formatMoment } from '#content/format/moments.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { paths } from '#content/paths.ts'
import { hubsPanel as text } from '#words/pages/admin-teams.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { DataTable, type Column } from '../../components/ui/table.tsx'
import { removeHubLimit, setHubPlaces, useHubs, type HubRow } from '../../data/admin-teams.ts'
import { Narrow, Wide } from './cells.tsx'
import { HubOrganisers } from './hub-organisers.tsx'
import { Loaded } from './loaded.tsx'
import { nameHub } from './place-names.ts'
import { useAction } from './use-action.ts'

/** How many teams each hub has room for, and who waits. */
export default function HubPlaces() {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="measure">
          <h2 className="text-2xl">{text.heading}</h2>
          <p className="mt-1 text-muted">{text.text}</p>
        </div>
        <ButtonLink variant="secondary" href={paths.doorOf('finale')}>
          {text.door}
        </ButtonLink>
      </div>
      <Loaded source={useHubs()}>
        {(hubs) => (
          <DataTable
            caption={text.heading}
            columns={columnsOf(
              Math.max(1, ...hubs.map(({ places, teams }) => Math.max(places ?? 0, teams))),
            )}
            rows={hubs}
            rowKey={({ id, places }) => `${id} ${places}`}
          />
        )}
      </Loaded>
      <HubOrganisers />
    </>
  )
}

/** `most` is the largest number of teams or places at any hub: the length of a full bar. */
const columnsOf = (most: number): Column<HubRow>[] => [
  {
    id: 'hub',
    label: text.columns.hub,
    place: 'title',
    cell: ({ id }) => (
      <span className="font-semibold min-[52rem]:pe-6 min-[52rem]:whitespace-nowrap">
        {nameHub(id)}
      </span>
    ),
  },
  {
    id: 'teams',
    label: text.columns.teams,
    isNumber: true,
    place: 'state',
    cell: ({ teams }) => (
      <>
        <Wide>{formatNumber(teams)}</Wide>
        <Narrow>
          <span className="mt-1 inline-block min-w-18">{text.teams(teams)}</span>
        </Narrow>
      </>
    ),
  },
  {
    id: 'bar',
    label: text.columns.taken,
    isFiller: true,
    place: 'line',
    cell: (hub) => (
      <>
        <Bar {...hub} most={most} />
        {hub.waiting > 0 && <Queue {...hub} />}
      </>
    ),
  },
  {
    id: 'places',
    label: text.field,
    place: 'time',
    cell: (hub) => <Places {...hub} />,
  },
]

/** The teams waiting for a place, in the order in which they get one. */
function Queue({ waiting, queue }: HubRow) {
  return (
    <div className="mt-2 whitespace-normal">
      <p className="font-semibold">{text.waiting(waiting)}</p>
      <ol className="list-decimal ps-6">
        {queue.map(({ id, teamName, since }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{teamName}</bdi>{' '}
            <span className="text-sm text-muted">{since && text.since(formatMoment(since))}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The field for a hub's limit. It makes room for a button once there is something to save. */
function Places({ id, places }: HubRow) {
  const { busy, run } = useAction()
  const stored = places === null ? '' : String(places)
  const [typed, setTyped] = useState(stored)
  const city = nameHub(id)
  return (
    <form
      className="flex w-full items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        // An empty field means no limit, as its placeholder says.
        void (typed
          ? run(() => setHubPlaces(id, Number(typed)), text.saved)
          : run(() => removeHubLimit(id), text.removed))
      }}
    >
      <Narrow>
        <span className="whitespace-nowrap">{text.field}</span>
      </Narrow>
      <span className="flex w-40 min-w-0 gap-2 max-[52rem]:w-34">
        <input
          aria-label={text.fieldOf(city)}
          type="number"
          inputMode="numeric"
          min={0}
          max={1000}
          placeholder={text.noLimit}
          className="input tabular min-w-0 flex-1 max-[52rem]:px-2"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== stored && (
          <Button
            type="submit"
            variant="secondary"
            className="px-3"
            aria-label={text.saveOf(city)}
            busy={busy}
            disabled={typed !== '' && !/^\d{1,4}$/.test(typed)}
          >
            {text.save}
          </Button>
        )}
      </span>
    </form>
  )
}

/** A bar for the teams of a hub: grey if there is no limit, and otherwise green, in a frame as long as its places. */
function Bar({ teams, places, most }: HubRow & { most: number }) {
  return (
    <div
      aria-hidden="true"
      className="relative h-3 max-[52rem]:mt-1.5 max-[52rem]:h-2 max-[52rem]:w-full min-[52rem]:me-6"
    >
      <div
        className={`absolute h-full ${places === null ? 'bg-muted' : 'bg-success'}`}
        style={{ width: `${(teams / most) * 100}%` }}
      />
      {places !== null && (
        <div
          className="absolute h-full border border-figure"
          style={{ width: `${(places / most) * 100}%` }}
        />
      )}
    </div>
  )
}
