import './hub-places.css'
import { useEffect, useRef, useState } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { formatMoment } from '#content/format/moments.ts'
import { shortenMoment } from '#content/format/short-day.ts'
import { paths } from '#content/paths.ts'
import { hubsPanel as text } from '#words/pages/admin-teams.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import { DataTable, type Column } from '../../components/ui/table.tsx'
import { useHubOrganisers, type HubOrganiserRow } from '../../data/admin-hub-organisers.ts'
import { removeHubLimit, setHubPlaces, useHubs, type HubRow } from '../../data/admin-teams.ts'
import { State } from './badges.tsx'
import { HubOrganisers, InviteHubOrganiser, startInvitation } from './hub-organisers.tsx'
import { Loaded } from './loaded.tsx'
import { nameHub } from './place-names.ts'
import { useAction } from './use-action.ts'

/** Every hub: its teams and places, who is waiting, and who runs it. */
export default function HubPlaces() {
  const places = useHubs()
  const organisers = useHubOrganisers()
  const invitation = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-2xl">{text.heading}</h2>
        <ButtonLink variant="secondary" href={paths.doorOf('finale')}>
          {text.door}
        </ButtonLink>
      </div>
      <Loaded source={places}>
        {(rows) => (
          <Loaded source={organisers}>
            {(people) => (
              <List
                rows={rows}
                organisers={people}
                onInvite={(id) => startInvitation(invitation.current, id)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
      <p className="measure mt-3 text-sm text-muted">{text.text}</p>
      <InviteHubOrganiser box={invitation} />
    </>
  )
}

/** A hub; without an `id`, the total of all hubs. */
type Row = Omit<HubRow, 'id'> & { id: HubRow['id'] | undefined }

type Organisers = {
  organisers: readonly HubOrganiserRow[]
  onInvite: (id: HubRow['id']) => void
}

/** The name of a hub, beside its rosette. */
function Name({ id }: Row) {
  if (!id) return text.total
  return (
    <span className="row-title">
      <Rosette seed={id} tint={hubs.find((hub) => hub.id === id)?.colour} className="size-10" />
      {nameHub(id)}
    </span>
  )
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

function List({ rows, ...organisers }: Organisers & { rows: readonly HubRow[] }) {
  const total: Row = {
    id: undefined,
    places: null,
    teams: sum(rows.map(({ teams }) => teams)),
    waiting: sum(rows.map(({ waiting }) => waiting)),
    queue: [],
  }
  return (
    <div className="hub-list">
      <DataTable
        caption={text.caption}
        columns={columnsOf(organisers)}
        rows={[...rows, total]}
        rowKey={({ id }) => id ?? text.total}
      />
    </div>
  )
}

const columnsOf = ({ organisers, onInvite }: Organisers): Column<Row>[] => [
  { id: 'hub', label: text.columns.hub, place: 'title', cell: (row) => <Name {...row} /> },
  { id: 'teams', label: text.columns.teams, place: 'line', cell: (hub) => <Teams {...hub} /> },
  {
    id: 'places',
    label: text.field,
    place: 'time',
    cell: ({ id, places }) => id && <Places id={id} places={places} />,
  },
  {
    id: 'organisers',
    label: text.columns.organisers,
    place: 'state',
    cell: ({ id }) =>
      id && (
        <HubOrganisers
          of={organisers.filter(({ hubId }) => hubId === id)}
          city={nameHub(id)}
          onInvite={() => onInvite(id)}
        />
      ),
  },
]

/** How many teams have a place, out of how many if the hub has a limit, and which teams are waiting. */
function Teams({ teams, places, waiting, queue }: Row) {
  return (
    <>
      <span className="tabular">
        {places === null ? text.teams(teams) : text.takenOf(teams, places)}
      </span>
      {places !== null && (
        <div className={`w-full ${teams < places ? '' : 'hub-full'}`}>
          <ProgressBar value={teams} max={places} />
        </div>
      )}
      {waiting > 0 && <p className="mt-1 font-semibold">{text.waiting(waiting)}</p>}
      {queue.length > 0 && (
        // The first in line gets the next place.
        <ol className="list-decimal ps-6">
          {queue.map(({ id, teamName, since }) => (
            <li key={id} className="wrap-anywhere">
              <bdi>{teamName}</bdi>{' '}
              {since && (
                <span className="text-sm text-muted" title={formatMoment(since)}>
                  {text.since(shortenMoment(since))}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The field for a hub's limit. */
function Places({ id, places }: Pick<HubRow, 'id' | 'places'>) {
  const { busy, run } = useAction()
  const stored = places === null ? '' : String(places)
  const [typed, setTyped] = useState(stored)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => setTyped(stored), [stored])
  const city = nameHub(id)
  return (
    <form
      className="places"
      onSubmit={(event) => {
        event.preventDefault()
        // An empty field means no limit, as its placeholder says.
        const work = typed
          ? run(() => setHubPlaces(id, Number(typed)), text.saved)
          : run(() => removeHubLimit(id), text.removed)
        void work.then(setSaved)
      }}
    >
      <input
        aria-label={text.fieldOf(city)}
        type="number"
        inputMode="numeric"
        min={0}
        max={1000}
        placeholder={text.noLimit}
        className="input tabular min-w-0 px-2"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setSaved(false)
        }}
      />
      {typed === stored && isSaved ? (
        // Takes the focus if the button, which is gone now, had it.
        <span tabIndex={-1} ref={takeLostFocus} className="outline-none">
          <State tone="good">{text.saved.title}</State>
        </span>
      ) : (
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
      )}
    </form>
  )
}

function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus()
}
