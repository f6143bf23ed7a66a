import { Link } from 'react-router-dom'
import { hubs } from '#content/catalogue/hubs.ts'
import { listedCountryCodes } from '#content/countries.ts'
import { trackCloths, trackIds } from '#content/facts/tracks.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { paths } from '#content/paths.ts'
import { participationModes } from '#content/wire/participation-modes.ts'
import { projectStates } from '#content/wire/project-states.ts'
import { checkInFilters, teamSizes, teamStatuses } from '#content/wire/team-filters.ts'
import { adminPage } from '#words/pages/admin.ts'
import { trackNames } from '#words/track-names.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { latePart } from '../../components/ui/late-part.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { exportTeams, useTeams, type TeamRow } from '../../data/admin.ts'
import { ModeState } from './badges.tsx'
import { MailLink, Narrow, OpenLink, PhoneLink, sinceColumn } from './cells.tsx'
import { ListPanel } from './list-panel.tsx'
import { nameCountry } from './names.ts'
import { nameHub } from './place-names.ts'
import { useShownColumns } from './shown-columns.ts'
import { useDays, useListState } from './use-list-state.ts'

const text = adminPage.teams

const hubIds = hubs.map(({ id }) => id)
const TeamTools = latePart(async () => ({ default: (await import('./team-tools.tsx')).TeamTools }))

/** The teams that have registered; each leads to a page of its own. */
export function Teams() {
  const { state, query, filters } = useListState(['created', 'name', 'country'], {
    mode: participationModes,
    country: listedCountryCodes,
    hub: hubIds,
    track: trackIds,
    members: teamSizes,
    status: teamStatuses,
    stage: projectStates,
    checkIn: checkInFilters,
  })
  const days = useDays()
  const asked = { ...query, ...days }
  const list = useTeams(asked)
  const columns: Column<TeamRow>[] = [
    {
      id: 'name',
      label: text.columns.teamName,
      sort: 'name',
      place: 'title',
      cell: (team) => (
        <span className="row-title">
          <Rosette
            seed={team.teamName}
            tint={trackCloths[team.trackId].colour}
            className="size-10"
          />
          <OpenLink to={paths.adminTeam(team.id)}>{team.teamName}</OpenLink>
        </span>
      ),
    },
    {
      id: 'representative',
      label: text.columns.representative,
      place: 'line',
      cell: (team) => (
        <>
          <bdi>{team.representativeName}</bdi>
          <Narrow>, {nameCountry(team.country)}</Narrow>
        </>
      ),
    },
    {
      id: 'contact',
      label: text.columns.contact,
      cell: (team) => (
        <span className="grid justify-items-start">
          <MailLink address={team.representativeEmail} />
          <PhoneLink number={team.representativePhone} />
        </span>
      ),
    },
    {
      id: 'country',
      isWhole: true,
      label: text.columns.country,
      sort: 'country',
      cell: (team) => nameCountry(team.country),
    },
    {
      id: 'mode',
      label: text.columns.mode,
      place: 'state',
      cell: (team) => (
        <ModeState mode={team.participationMode}>
          {team.hubId ? nameHub(team.hubId) : text.modes[team.participationMode]}
          <Narrow> · {formatNumber(team.members)}</Narrow>
        </ModeState>
      ),
    },
    {
      id: 'members',
      label: text.columns.members,
      isNumber: true,
      cell: (team) => (
        <Link
          className="link tabular"
          to={`${paths.admin}?tab=members&team=${team.id}`}
          aria-label={`${team.members}. ${text.showMembers(team.teamName)}`}
        >
          {formatNumber(team.members)}
        </Link>
      ),
    },
    sinceColumn('registered', text.columns.registered),
    {
      id: 'track',
      label: text.track,
      isWhole: true,
      isExtra: true,
      cell: (team) => trackNames[team.trackId],
    },
  ]
  const { shown, names } = useShownColumns(columns)
  const values = { ...filters, ...days }
  return (
    <ListPanel
      text={text}
      columns={shown}
      list={list}
      state={state}
      values={values}
      tools={<TeamTools columns={columns} state={state} values={values} />}
      exportFile={{
        name: 'teams',
        load: (format) => exportTeams(format, { ...asked, columns: names }),
      }}
    />
  )
}
