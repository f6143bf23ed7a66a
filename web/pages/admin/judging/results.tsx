import { useState } from 'react'
import { prizes } from '#content/facts/judging.ts'
import { trackIds, type TrackId } from '#content/facts/tracks.ts'
import { formatNumber, formatTenths } from '#content/format/numbers.ts'
import { paths } from '#content/paths.ts'
import { numberLocale } from '#words/language.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'
import { trackNames } from '#words/track-names.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { SelectField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { DataTable, type Column } from '../../../components/ui/table.tsx'
import { useResults, type ResultRow, type Results } from '../../../data/admin-judging.ts'
import { exportResults } from '../../../data/list-exports.ts'
import { Narrow, OpenLink, Wide } from '../cells.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ExportButtons } from '../export-buttons.tsx'
import { Loaded } from '../loaded.tsx'
import { nameJudge } from './name-judge.ts'
import { ScoreMarks } from './score-marks.tsx'
import { rangeOf, Scale, Spread, SpreadKey, type Range } from './spread.tsx'
import { useMore } from './use-more.tsx'

const text = judgingPanel.results
const hundredths = new Intl.NumberFormat(numberLocale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
/** Leniency below this is too small a difference to notice. */
const EVEN = 0.05

export function ResultsPart() {
  return (
    <Loaded source={useResults()}>
      {(results) =>
        results.projects.length === 0 ? (
          <EmptyState seed={text.none} text={text.none} />
        ) : (
          <Report results={results} />
        )
      }
    </Loaded>
  )
}

type Ranked = ResultRow & { scores: number[]; isTied: boolean }

/** Adds to each project its scores, and whether it shares its place. */
function rank({ projects, judgements }: Results): Ranked[] {
  const shared = new Map<number, number>()
  for (const { evenedPlace } of projects)
    shared.set(evenedPlace, (shared.get(evenedPlace) ?? 0) + 1)
  const ranked = projects.map((project) => ({
    ...project,
    scores: [] as number[],
    isTied: (shared.get(project.evenedPlace) ?? 0) > 1,
  }))
  for (const [project, , points] of judgements) ranked[project]!.scores.push(points)
  return ranked
}

/** Formats points with one decimal, or with two if one would make different places look equal. */
function chooseFormat(ranked: readonly Ranked[]): (points: number) => string {
  const looksEqual = ranked.some(({ evened, evenedPlace }, index) => {
    const above = ranked[index - 1]
    return (
      above !== undefined &&
      above.evenedPlace !== evenedPlace &&
      formatTenths(above.evened) === formatTenths(evened)
    )
  })
  return looksEqual ? (points) => hundredths.format(points) : formatTenths
}

function Report({ results }: { results: Results }) {
  const [track, setTrack] = useState<TrackId | ''>('')
  const all = rank(results)
  const found = track ? all.filter(({ trackId }) => trackId === track) : all
  const { shown, foot } = useMore(found)
  const { groups, residual, unjudged } = results
  const counts = all.map(({ judgements }) => judgements)
  const [fewest, usual] = [Math.min(...counts), Math.max(...counts)]
  const range = rangeOf(shown.flatMap(({ evened, scores }) => [evened, ...scores]))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h2 className="text-2xl">
            {text.heading}
            {fewest < usual && (
              <Badge tone="warm" className="ms-3 align-middle font-sans">
                {text.provisional}
              </Badge>
            )}
          </h2>
          <p className="mt-2">
            {text.rests(fewest, usual)}{' '}
            {fewest < usual && (
              <strong>
                {text.fewer(all.filter(({ judgements }) => judgements < usual).length, usual)}
              </strong>
            )}
          </p>
        </div>
        <div className="flex max-w-xl grow flex-wrap items-end justify-end gap-x-4">
          <SelectField
            className="max-w-80 min-w-0 grow basis-28"
            label={text.track}
            value={track}
            onChange={(event) => setTrack(event.target.value as TrackId | '')}
            options={[
              { value: '', label: text.all },
              ...trackIds.map((id) => ({ value: id, label: trackNames[id] })),
            ]}
          />
          <details className="open:basis-full">
            <summary className="link cursor-pointer py-2.5">{text.howTo}</summary>
            <p className="measure text-muted">{text.method}</p>
            {residual !== null && (
              <p className="measure mt-2 text-muted">{text.residual(formatTenths(residual))}</p>
            )}
          </details>
        </div>
      </div>
      {groups > 1 && (
        <Notice variant="bad" className="mt-4">
          {text.groups(groups)}
        </Notice>
      )}
      <div className="mt-5 mb-3">
        <SpreadKey
          prizes={(['won', 'open'] as const).filter((prize) =>
            all.some(
              ({ evenedPlace, judgements }) =>
                evenedPlace <= prizes.length && judgements < usual === (prize === 'open'),
            ),
          )}
        />
      </div>
      <div className="ranking">
        <div className="ranking-scale min-[52rem]:hidden">
          <Scale range={range} />
        </div>
        <DataTable
          caption={text.caption}
          columns={columnsOf({
            groups,
            range,
            usual: fewest < usual ? usual : null,
            formatPoints: chooseFormat(all),
          })}
          rows={shown}
          rowKey={(row) => row.id}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        {foot || <span />}
        <div className="buttons mt-4 max-sm:w-full">
          <ExportButtons
            name="results"
            load={(format) => exportResults(format, track ? { track } : {})}
          />
        </div>
      </div>
      {unjudged.length > 0 && (
        <Notice as="div" className="mt-6">
          <p>{text.unjudged(unjudged.length)}</p>
          <ul className="mt-1 list-disc ps-5">
            {unjudged.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere">
                <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Leniency judges={results.judges} />
    </>
  )
}

/** A project's place: on a disc if it wins a prize, in a dashed ring while scores are missing. */
export function Place({
  of: place,
  isTied = false,
  isOpen = false,
}: {
  of: number
  isTied?: boolean
  isOpen?: boolean
}) {
  const prize = isOpen ? 'open' : 'won'
  return (
    <span className="numeral place" data-prize={place <= prizes.length ? prize : undefined}>
      <span className="sr-only">{text.columns.place} </span>
      {isTied && (
        <>
          <span className="sr-only">{text.tied} </span>
          <span aria-hidden="true">=</span>
        </>
      )}
      {formatNumber(place)}
    </span>
  )
}

/** How many scores a place is based on. */
const Scores = ({ of: { judgements }, usual }: { of: ResultRow; usual: number }) => (
  <ScoreMarks given={judgements} asked={usual} label={text.scores(judgements)} />
)

const columnsOf = ({
  groups,
  range,
  usual,
  formatPoints,
}: {
  groups: number
  range: Range
  /** How many scores a complete project has; null if every project is complete, as the heading then says. */
  usual: number | null
  formatPoints: (points: number) => string
}): Column<Ranked>[] => [
  {
    id: 'project',
    label: text.columns.project,
    place: 'title',
    cell: (row) => (
      <span className="row-title">
        <Place
          of={row.evenedPlace}
          isTied={row.isTied}
          isOpen={usual !== null && row.judgements < usual}
        />
        <span>
          <OpenLink to={paths.adminTeam(row.id)}>
            <bdi>{row.title}</bdi>
          </OpenLink>
          <span className="ranking-of">
            <bdi>{row.teamName}</bdi>
            <span>{trackNames[row.trackId] ?? row.trackId}</span>
            {groups > 1 && <span>{text.group(row.group)}</span>}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'spread',
    label: text.columns.spread,
    place: 'line',
    head: <Scale range={range} />,
    cell: (row) => <Spread scores={row.scores} evened={row.evened} range={range} />,
  },
  ...(usual === null
    ? []
    : [
        {
          id: 'scores',
          label: text.columns.scores,
          cell: (row: Ranked) => <Scores of={row} usual={usual} />,
        },
      ]),
  {
    id: 'evened',
    label: text.columns.evened,
    isNumber: true,
    place: 'time',
    cell: (row) => (
      <>
        <strong className="text-figure max-[52rem]:text-lg">{formatPoints(row.evened)}</strong>
        {usual !== null && (
          <span className="mt-1.5 flex justify-end min-[52rem]:hidden">
            <Scores of={row} usual={usual} />
          </span>
        )}
      </>
    ),
  },
  { id: 'raw', label: text.columns.raw, isNumber: true, cell: (row) => formatTenths(row.raw) },
  {
    id: 'rawPlace',
    label: text.columns.rawPlace,
    isNumber: true,
    cell: (row) => formatNumber(row.rawPlace),
  },
]

/** `widest` is the leniency of the judge who is furthest from the others, in points. */
const leniencyColumns = (widest: number): Column<Results['judges'][number]>[] => [
  {
    id: 'judge',
    label: text.judges.columns.judge,
    place: 'title',
    cell: (judge) => nameJudge(judge),
  },
  {
    id: 'scores',
    label: text.judges.columns.scores,
    place: 'line',
    cell: ({ judgements, mean, leniency }) => (
      <>
        <Narrow>
          {text.judges.brief(judgements, formatTenths(mean))}
          <Lean share={leniency / widest} />
        </Narrow>
        <Wide>{formatNumber(judgements)}</Wide>
      </>
    ),
  },
  {
    id: 'mean',
    label: text.judges.columns.mean,
    cell: ({ mean }) => formatTenths(mean),
  },
  {
    id: 'leniency',
    label: text.judges.columns.leniency,
    place: 'time',
    cell: ({ leniency }) => (
      <span className="lean">
        {describeLeniency(leniency)}
        <Wide>
          <Lean share={leniency / widest} />
        </Wide>
      </span>
    ),
  },
]

/** A bar from the middle: to the start for a strict judge, to the end for a lenient one. */
function Lean({ share }: { share: number }) {
  const length = Math.abs(share) * 99
  return (
    <svg className="gauge" viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="gauge-ground" width="200" height="8" />
      <rect
        className={share < 0 ? 'gauge-accent' : 'lean-kind'}
        x={share < 0 ? 100 - length : 100}
        width={length}
        height="8"
      />
      <rect className="lean-middle" x="99.5" width="1" height="8" />
    </svg>
  )
}

function describeLeniency(leniency: number) {
  if (Math.abs(leniency) < EVEN) return text.judges.even
  const points = formatTenths(Math.abs(leniency))
  return leniency > 0 ? text.judges.kinder(points) : text.judges.stricter(points)
}

function Leniency({ judges }: { judges: Results['judges'] }) {
  const { heading, caption } = text.judges
  const { shown, foot } = useMore(judges.toSorted((one, other) => one.leniency - other.leniency))
  const widest = Math.max(EVEN, ...judges.map(({ leniency }) => Math.abs(leniency)))
  return (
    <section aria-labelledby="leniency" className="mt-12">
      <h2 id="leniency" className="mb-3 text-2xl">
        {heading}
      </h2>
      <DataTable
        caption={caption}
        columns={leniencyColumns(widest)}
        rows={shown}
        rowKey={(judge) => judge.id}
      />
      {foot}
    </section>
  )
}
