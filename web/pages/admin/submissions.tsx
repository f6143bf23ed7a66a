import { Link, useLocation } from 'react-router-dom'
import { trackIds } from '#content/facts/tracks.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'
import { projectStates } from '#content/wire/project-states.ts'
import { submissionsPanel as text } from '#words/pages/admin-submissions.ts'
import { trackNames } from '#words/track-names.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { exportSubmissions, useSubmissions, type SubmissionRow } from '../../data/admin-projects.ts'
import { State } from './badges.tsx'
import { DateCell, Facts, MailLink, none, OpenButton, sinceColumn, Wide } from './cells.tsx'
import { filterBy } from './filters.tsx'
import { LateTools, useChosenColumns } from './late-tools.tsx'
import { ListPanel } from './list-panel.tsx'
import { nameCountry } from './names.ts'
import { nameHub } from './place-names.ts'
import { RowDialog } from './row-dialog.tsx'
import { Shares } from './shares.tsx'
import { describeSubmission } from './submission-facts.tsx'
import { countryColumn, representativeColumn } from './team-columns.tsx'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const tones = { none: 'quiet', draft: 'hot', 'handed-in': 'good' } as const

/** What the teams have submitted, and how far the others are. */
export default function Submissions() {
  const { state, query, filters } = useListState(['created', 'submitted'], {
    state: projectStates,
    track: trackIds,
  })
  const list = useSubmissions(query)
  const { opened, open, close } = useOpened(list)
  const columns: Column<SubmissionRow>[] = [
    {
      id: 'team',
      label: text.columns.team,
      place: 'title',
      cell: (row) => (
        <OpenButton isSeen onClick={() => open(row)}>
          {row.teamName}
        </OpenButton>
      ),
    },
    {
      id: 'project',
      label: text.columns.project,
      place: 'line',
      cell: (row) => (row.submission ? <bdi>{row.submission.title}</bdi> : none),
    },
    {
      id: 'track',
      isWhole: true,
      label: text.columns.track,
      cell: (row) => trackNames[row.trackId] ?? row.trackId,
    },
    {
      id: 'submitted',
      label: text.columns.submitted,
      sort: 'submitted',
      isTime: true,
      place: 'time',
      cell: (row) =>
        row.submittedAt ? <DateCell time={row.submittedAt} isBrief /> : <Wide>{none}</Wide>,
    },
    {
      id: 'state',
      label: text.columns.state,
      place: 'state',
      cell: (row) => <State tone={tones[row.state]}>{text.states[row.state]}</State>,
    },
    // A row of two lines has room for one date: when the project was submitted.
    { ...sinceColumn('registered', text.columns.registered), place: undefined },
    countryColumn(text.columns.country),
    representativeColumn(text.columns.representative),
  ]
  const { shown, chosen } = useChosenColumns(columns)
  const { data } = list
  return (
    <>
      {data && (
        <div className="mb-8">
          <Shares
            label={text.picture}
            parts={[
              { id: 'good', label: text.states['handed-in'], amount: data.states['handed-in'] },
              { id: 'hot', label: text.states.draft, amount: data.states.draft },
              { id: 'quiet', label: text.states.none, amount: data.states.none },
            ]}
          />
        </div>
      )}
      <ListPanel
        text={text}
        columns={shown}
        list={list}
        state={state}
        filters={[
          filterBy('state', text.columns.state, filters.state, text.states),
          filterBy('track', text.columns.track, filters.track, trackNames),
        ]}
        tools={<LateTools list="projects" columns={columns} state={state} />}
        exportFile={{
          name: 'projects',
          load: (format) => exportSubmissions(format, { ...query, columns: chosen }),
        }}
      />
      {opened && <SubmissionDialog row={opened} onClose={close} />}
    </>
  )
}

function SubmissionDialog({ row, onClose }: { row: SubmissionRow; onClose: () => void }) {
  const { submission, submittedAt } = row
  const { pathname, search } = useLocation()
  return (
    <RowDialog
      title={submission?.title ?? row.teamName}
      removal={undefined}
      actions={<ButtonLink href={`mailto:${row.representativeEmail}`}>{text.write}</ButtonLink>}
      onClose={onClose}
    >
      <Facts
        items={[
          [text.columns.team, row.teamName],
          [text.columns.state, text.states[row.state]],
          [text.columns.track, trackNames[row.trackId] ?? row.trackId],
          [
            text.columns.country,
            [nameCountry(row.country), row.hubId && nameHub(row.hubId)].filter(Boolean).join(', '),
          ],
          [text.columns.representative, row.representativeName],
          [text.columns.email, <MailLink key="mail" address={row.representativeEmail} />],
          ...(submission && submittedAt ? describeSubmission(submission, submittedAt) : []),
        ]}
      />
      {row.until && <p className="mt-4">{text.until(formatDay(row.until, 'date'))}</p>}
      {submission && row.isChanged && <p className="mt-4">{text.changed}</p>}
      {!submission && <p className="mt-4 text-muted">{text.draft}</p>}
      <p className="mt-4">
        <Link className="link" to={paths.adminTeam(row.id)} state={{ from: pathname + search }}>
          {text.openTeam}
        </Link>
      </p>
    </RowDialog>
  )
}
