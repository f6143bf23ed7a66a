import './hub-places.css'
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

/** `most` is the largest number of teams or places at any hub, so every row has room for that many dots. */
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
    id: 'places',
    label: text.field,
    place: 'time',
    cell: (hub) => <Places {...hub} />,
  },
  {
    id: 'teams',
    label: text.columns.teams,
    isNumber: true,
    place: 'state',
    cell: ({ teams, places }) => (
      <>
        <Wide>
          <strong className="ps-8">{formatNumber(teams)}</strong>
        </Wide>
        <Narrow>{places === null ? text.teams(teams) : text.takenOf(teams, places)}</Narrow>
      </>
    ),
  },
  {
    id: 'seats',
    label: text.columns.taken,
    isFiller: true,
    place: 'line',
    cell: (hub) => (
      <>
        <Seats {...hub} most={most} />
        {hub.waiting > 0 && <Queue {...hub} />}
      </>
    ),
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

/** The field for a hub's limit. */
function Places({ id, places }: HubRow) {
  const { busy, run } = useAction()
  const stored = places === null ? '' : String(places)
  const [typed, setTyped] = useState(stored)
  const city = nameHub(id)
  return (
    <form
      className="flex w-max items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        // An empty field means no limit, as its placeholder says.
        void (typed
          ? run(() => setHubPlaces(id, Number(typed)), text.saved)
          : run(() => removeHubLimit(id), text.removed))
      }}
    >
      <span className="text-sm text-muted min-[52rem]:hidden" aria-hidden="true">
        {text.field}
      </span>
      <input
        aria-label={text.fieldOf(city)}
        type="number"
        inputMode="numeric"
        min={0}
        max={1000}
        placeholder={text.noLimit}
        className="input tabular w-28 min-w-0 max-[52rem]:w-22 max-[52rem]:px-2"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        className={`px-3 whitespace-nowrap ${typed === stored ? 'invisible max-[52rem]:hidden' : ''}`}
        aria-label={text.saveOf(city)}
        busy={busy}
        disabled={typed === stored || (typed !== '' && !/^\d{1,4}$/.test(typed))}
      >
        {text.save}
      </Button>
    </form>
  )
}

const PITCH = 12

/** A dot for each team of a hub and a ring for each free place. If there are more teams than places, a line marks the limit. */
function Seats({ teams, places, most }: HubRow & { most: number }) {
  const all = Math.max(teams, places ?? 0)
  return (
    <svg
      aria-hidden="true"
      className="seats"
      viewBox={`0 0 ${most * PITCH} ${PITCH}`}
      style={{ maxInlineSize: `${most * 1.75}rem` }}
    >
      {all > teams && <Row of={all} className="seats-free" />}
      {all > teams && <Row of={all} className="seats-hole" />}
      {teams > 0 && <Row of={teams} className="seats-taken" />}
      {places !== null && teams > places && (
        <path className="seats-limit" d={`M${places * PITCH} 0V${PITCH}`} />
      )}
    </svg>
  )
}

/** A row of dots, which are dashes of zero length with round caps. */
function Row({ of: amount, className }: { of: number; className: string }) {
  return (
    <path
      className={`seats-row ${className}`}
      d={`M${PITCH / 2} ${PITCH / 2}h${(amount - 1) * PITCH + 0.01}`}
    />
  )
}
