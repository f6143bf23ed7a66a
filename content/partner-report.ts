import { countryCodes } from './facts/countries.ts'
import { event } from './facts/event.ts'
import { hubs } from './facts/hubs.ts'
import { smallestGroup } from './facts/partner-report.ts'
import { trackIds } from './facts/tracks.ts'
import { withholdSmallGroups, type Group, type ShownGroups } from './small-groups.ts'

/** The group of teams that take part online, among those of the hubs. */
export const ONLINE = 'online'

/** What is counted for partners: teams by country, hub, track and size, and people on the talent list by country. */
export const reportTables = ['countries', 'hubs', 'tracks', 'sizes', 'talent'] as const
export type ReportTable = (typeof reportTables)[number]

const countriesWithHub: ReadonlySet<string> = new Set(hubs.map(({ country }) => country))
const countries = [
  ...countryCodes.filter((code) => !countriesWithHub.has(code)),
  ...countryCodes.filter((code) => countriesWithHub.has(code)),
].map(String)
const sizes = Array.from({ length: event.teamSize.most }, (_, index) => String(index + 1))

/**
 * The order in which groups are withheld with small ones: first those that will rarely be large. It is fixed before anything is
 * counted, see {@link withholdSmallGroups}.
 */
const orders: Record<ReportTable, readonly string[]> = {
  countries,
  hubs: [...hubs.map(({ id }) => id).toReversed(), ONLINE],
  tracks: trackIds.toReversed(),
  sizes,
  talent: countries,
}

/** Returns what partners may know of counted groups. A group that is no longer listed anywhere goes first. */
export function reportTable(id: ReportTable, counted: readonly Group[]): ShownGroups {
  const order = orders[id]
  const inOrder = counted.toSorted(
    (one, other) => order.indexOf(one.id) - order.indexOf(other.id) || (one.id < other.id ? -1 : 1),
  )
  return withholdSmallGroups(inOrder, smallestGroup)
}
