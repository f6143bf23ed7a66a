import { Link, useLocation } from 'react-router-dom'
import { changeEnds } from '#content/catalogue/team-changes.ts'
import { editionClock } from '#content/edition-clock.ts'
import { dayOf, eventDays } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { trackCloths, trackIds } from '#content/facts/tracks.ts'
import { formatDay } from '#content/format/days.ts'
import { shortenDay } from '#content/format/short-day.ts'
import { paths } from '#content/paths.ts'
import { isOver } from '#content/team-changes.ts'
import { projectStates, type ProjectState as ProjectStateId } from '#content/wire/project-states.ts'
import { submissionsPanel as text } from '#words/pages/admin-submissions.ts'
import { trackNames } from '#words/track-names.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { exportSubmissions, useSubmissions, type SubmissionRow } from '../../data/admin-projects.ts'
import { State } from './badges.tsx'
import { DateCell, Facts, MailLink, Narrow, none, OpenButton, sinceColumn, Wide } from './cells.tsx'
import { filterBy } from './filters.tsx'
import { ScoreMarks } from './judging/score-marks.tsx'
import { LateTools, useChosenColumns } from './late-tools.tsx'
import { ListPanel } from './list-panel.tsx'
import { nameCountry } from './names.ts'
import { nameHub } from './place-names.ts'
import { RowDialog } from './row-dialog.tsx'
import { Shares, Tally } from './shares.tsx'
import { describeSubmission } from './submission-facts.tsx'
import { countryColumn, representativeColumn } from './team-columns.tsx'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const isClosed = () => isOver('submission')

/** The state of a team's project, which after the deadline says what is missing. */
function ProjectState({ row: { state, submittedAt, until } }: { row: SubmissionRow }) {
  if (state === 'handed-in') {
    const isLate = Date.parse(submittedAt ?? '') >= changeEnds.submission
    return <State tone={isLate ? 'warm' : 'good'}>{isLate ? text.late : text.states[state]}</State>
  }
  if (!isClosed()) return <State tone={tones[state]}>{text.states[state]}</State>
  if (until && until >= dayOf(editionClock.now()))
    return <State tone="warm">{text.extended(shortenDay(until))}</State>
  return <State tone={state === 'draft' ? 'hot' : 'late'}>{text.missing[state]}</State>
}

const tones = { none: 'quiet', draft: 'hot' } as const

/** What the teams have submitted, and how far the others are. */
export default function Submissions() {
  const { state, query, filters } = useListState(
    ['state', 'submitted', 'created'],
    { state: projectStates, track: trackIds },
    // Before the deadline, teams without a project come first; after it, the projects do.
    isClosed() ? 'asc' : 'desc',
  )
  const list = useSubmissions(query)
  const { opened, open, close } = useOpened(list)
  const isJudged = list.data?.rows.some(({ judges }) => judges > 0)
  const columns: Column<SubmissionRow>[] = [
    {
      id: 'team',
      label: text.columns.team,
      place: 'title',
      cell: (row) => (
        <span className="row-title">
          <Rosette
            seed={row.teamName}
            tint={trackCloths[row.trackId].colour}
            className={`size-10 ${row.submission ? '' : 'opacity-40'}`}
          />
          <OpenButton isSeen={!row.submission} onClick={() => open(row)}>
            {row.teamName}
          </OpenButton>
        </span>
      ),
    },
    {
      id: 'project',
      label: text.columns.project,
      place: 'line',
      cell: (row) =>
        row.submission ? (
          <bdi>{row.submission.title}</bdi>
        ) : (
          <>
            <Wide>
              <span className="text-muted">{none}</span>
            </Wide>
            <Narrow>{trackNames[row.trackId]}</Narrow>
          </>
        ),
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
      cell: (row) => row.submittedAt && <DateCell time={row.submittedAt} />,
    },
    {
      id: 'state',
      label: text.columns.state,
      sort: 'state',
      orders: text.orders,
      place: isJudged ? undefined : 'state',
      cell: (row) => <ProjectState row={row} />,
    },
    ...(isJudged ? [scoresColumn] : []),
    // A row of two lines has room for one date: when the project was submitted.
    {
      ...sinceColumn('registered', text.columns.registered),
      place: undefined,
      isExtra: isClosed(),
    },
    countryColumn(text.columns.country),
    representativeColumn(text.columns.representative),
  ]
  const { shown, chosen } = useChosenColumns(columns)
  const { data } = list
  return (
    <>
      {data && <Counts states={data.states} shown={filters.state} />}
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

/** How many of its scores a project has, once it has judges. A row of two lines says its state if it has none. */
const scoresColumn: Column<SubmissionRow> = {
  id: 'scores',
  label: text.columns.scores,
  place: 'state',
  cell: (row) =>
    row.judges > 0 ? (
      <Scores row={row} />
    ) : (
      <Narrow>
        <ProjectState row={row} />
      </Narrow>
    ),
}

/** Dots where the column has a heading to explain them; words on narrow screens, where it has none. */
function Scores({ row: { scores, judges } }: { row: SubmissionRow }) {
  const label = text.scores(scores, judges)
  const tone = scores >= judges ? 'good' : scores > 0 ? 'half' : 'quiet'
  return (
    <>
      <Wide>
        <ScoreMarks given={scores} asked={judges} label={label} />
      </Wide>
      <Narrow>
        <State tone={tone}>{label}</State>
      </Narrow>
    </>
  )
}

type Counted = NonNullable<ReturnType<typeof useSubmissions>['data']>['states']

/** How many teams have submitted, and by when they had to; each number leads to its teams. */
function Counts({ states, shown }: { states: Counted; shown: ProjectStateId | undefined }) {
  const all = states['handed-in'] + states.draft + states.none
  const isPast = isClosed()
  const [day, time] = [
    formatDay(eventDays.submission, 'date'),
    event.submissionDeadline.slice(11, 16),
  ]
  const partOf = (id: 'good' | 'hot' | 'late' | 'quiet', state: ProjectStateId, label: string) => ({
    id,
    label,
    amount: states[state],
    href: `?${new URLSearchParams({ tab: 'projects', ...(shown !== state && { state }) })}`,
    isChosen: shown === state,
  })
  return (
    <section className="mb-8 max-sm:mb-3">
      <Tally
        deadline={isPast ? text.closed(day, time) : text.deadline(day, time)}
        count={all > 0 && text.count(states['handed-in'], all)}
      />
      <Shares
        label={text.picture}
        parts={[
          partOf('good', 'handed-in', text.states['handed-in']),
          partOf('hot', 'draft', isPast ? text.missing.draft : text.states.draft),
          partOf(isPast ? 'late' : 'quiet', 'none', isPast ? text.missing.none : text.states.none),
        ]}
      />
    </section>
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
          [text.columns.state, <ProjectState key="state" row={row} />],
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
