import { formatList } from '#content/format/list.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { paths } from '#content/paths.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import type { EditionOverview } from '../../../data/admin-overview.ts'
import { nameHub } from '../place-names.ts'
import { stateOfHub } from './compare.ts'
import { Picture, TeamsLink } from './picture.tsx'

const words = overviewPanel.hubs
type Hub = EditionOverview['hubs'][number]

/** The teams of each hub against its places, and those that wait, as bars of one scale and in words. */
export function Hubs({ overview: { hubs, online, totals } }: { overview: EditionOverview }) {
  const sorted = hubs.toSorted((one, other) => other.teams - one.teams)
  const scale = Math.max(
    1,
    ...hubs.map((hub) => Math.max(hub.places ?? 0, hub.teams) + hub.waiting),
  )
  const hasWaiting = hubs.some(({ waiting }) => waiting > 0)
  const hasLimits = hubs.some(({ places }) => places !== null)
  const parts = [
    'taken' as const,
    ...(hasLimits ? (['free'] as const) : []),
    ...(hasWaiting ? (['waiting'] as const) : []),
  ]
  const text = totals.teams > 0 ? words.text(totals.teams - online, online) : undefined
  const urgent = describeUrgency(hubs)
  return (
    <Picture
      isLong
      heading={words.heading}
      sentence={urgent ?? text ?? words.none}
      detail={urgent && text}
    >
      {parts.length > 1 && (
        <ul className="hub-key" aria-hidden="true">
          {parts.map((part) => (
            <li key={part}>
              <span className="hub-part" data-part={part} />
              {words.key[part]}
            </li>
          ))}
        </ul>
      )}
      <ul className="hub-bars">
        {sorted.map((hub) => (
          <HubBar key={hub.id} hub={hub} scale={scale} hasLimits={hasLimits} />
        ))}
      </ul>
      <p className="mt-4">
        <SmartLink className="link" href={`${paths.admin}?tab=hubs`}>
          {words.change}
        </SmartLink>
      </p>
    </Picture>
  )
}

/** Says which hubs need an organiser, the most urgent alone; undefined while no hub has a limit. */
function describeUrgency(hubs: readonly Hub[]): string | undefined {
  const namesOf = (some: readonly Hub[]) => formatList(some.map(({ id }) => nameHub(id)))
  const waiting = hubs.filter((hub) => hub.waiting > 0)
  if (waiting.length > 0) {
    const all = waiting.reduce((sum, hub) => sum + hub.waiting, 0)
    return words.waiting(all, namesOf(waiting))
  }
  const inState = (state: string) => hubs.filter((hub) => stateOfHub(hub) === state)
  const full = inState('full')
  if (full.length > 0) return words.full(full.length, namesOf(full))
  const nearly = inState('nearly')
  if (nearly.length > 0) return words.nearlyFull(nearly.length, namesOf(nearly))
  return inState('room').length > 0 ? words.room : undefined
}

function HubBar({
  hub,
  scale,
  hasLimits,
}: {
  hub: Hub
  scale: number
  /** Whether any hub has a limit, without which it goes without saying that this one has none. */
  hasLimits: boolean
}) {
  const { id, teams, places, waiting } = hub
  const free = Math.max(0, (places ?? 0) - teams)
  const parts = { taken: teams, free, waiting }
  return (
    <li className="hub-line" data-state={stateOfHub(hub)}>
      <TeamsLink by="hub" value={id}>
        {nameHub(id)}
      </TeamsLink>
      <div className="hub-bar" aria-hidden="true">
        {(['taken', 'free', 'waiting'] as const).map(
          (part) =>
            parts[part] > 0 && (
              <span
                key={part}
                className="hub-part"
                data-part={part}
                style={{ width: `${(parts[part] / scale) * 100}%` }}
              />
            ),
        )}
      </div>
      <strong className="tabular text-end">{formatNumber(teams)}</strong>
      {(hasLimits || waiting > 0) && (
        <span className="hub-state tabular">
          {hasLimits && describePlaces(hub)}
          {waiting > 0 && `, ${words.states.waits(waiting)}`}
        </span>
      )}
    </li>
  )
}

function describePlaces({ places, teams }: Hub): string {
  const { states } = words
  if (places === null) return states.unlimited
  if (teams > places) return states.over(teams - places, places)
  if (places === 0) return states.closed
  return teams === places ? states.full(places) : states.room(places - teams, places)
}
