import { countryNames } from '#content/catalogue/country-names.ts'
import { hubs } from '#content/catalogue/hubs.ts'
import { checkInNumbers } from '#content/facts/check-ins.ts'
import type { HubId } from '#content/facts/hubs.ts'
import { checkInAnswers } from '#content/wire/check-in-answers.ts'
import { teamSizes, type CheckInFilter } from '#content/wire/team-filters.ts'
import { memberFilterWords, teamFilterWords as words } from '#words/pages/admin-lists.ts'
import { adminPage } from '#words/pages/admin.ts'
import { trackNames } from '#words/track-names.ts'
import type { Column } from '../../components/ui/table.tsx'
import type { MemberQuery, MemberRow, TeamQuery, TeamRow } from '../../data/admin.ts'
import { filterBy } from './filters.tsx'
import { ListTools } from './list-tools.tsx'
import type { ListState } from './use-list-state.ts'

// In the same file as the others: the first page of the dashboard has no room for the name of another.
export { FewTools } from './list-tools.tsx'

const { teams } = adminPage
const hubNames = Object.fromEntries(hubs.map(({ id, city }) => [id, city])) as Record<HubId, string>
const sizeNames = Object.fromEntries(teamSizes.map((size) => [size, words.sizes(Number(size))]))
const answerNames = Object.fromEntries(
  checkInNumbers.flatMap((number) =>
    checkInAnswers.map((answer) => [`${number}-${answer}`, words.answers[answer](number)]),
  ),
) as Record<CheckInFilter, string>

/** The filters by where a team is, how it takes part and what it works on. */
const placeFilters = ({ mode, country, hub, track }: TeamQuery | MemberQuery) => [
  filterBy('mode', teams.columns.mode, mode, teams.modes),
  filterBy('country', teams.columns.country, country, countryNames),
  filterBy('hub', teams.details.hub, hub, hubNames),
  filterBy('track', teams.track, track, trackNames),
]

/** The filters by the day of registration. */
const dayFilters = ({ from, to }: TeamQuery | MemberQuery) => [
  { name: 'from', label: words.from, value: from },
  { name: 'to', label: words.to, value: to },
]

type ToolsOf<Row, Query> = { columns: readonly Column<Row>[]; state: ListState; values: Query }

/** The filters, columns and views of the list of teams. */
export function TeamTools({ values, ...rest }: ToolsOf<TeamRow, TeamQuery>) {
  const filters = [
    ...placeFilters(values),
    filterBy('members', words.members, values.members, sizeNames),
    filterBy('status', words.status, values.status, words.statuses),
    filterBy('stage', words.stage, values.stage, words.stages),
    filterBy('checkIn', words.checkIn, values.checkIn, answerNames),
    ...dayFilters(values),
  ]
  return <ListTools list="teams" filters={filters} {...rest} />
}

/** The filters, columns and views of the list of members; they are found by the places of their teams. */
export function MemberTools({ values, ...rest }: ToolsOf<MemberRow, MemberQuery>) {
  const { state, states } = memberFilterWords
  const filters = [
    ...placeFilters(values),
    filterBy('members', words.size, values.members, sizeNames),
    filterBy('state', state, values.state, states),
    ...dayFilters(values),
  ]
  return <ListTools list="members" filters={filters} {...rest} />
}
