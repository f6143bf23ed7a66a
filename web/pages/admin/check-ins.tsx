import { useSearchParams } from 'react-router-dom'
import { checkIns, stateOfCheckIn } from '#content/check-ins.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { formatDay } from '#content/format/days.ts'
import { formatMoment } from '#content/format/moments.ts'
import { checkInAnswers, type CheckInAnswer } from '#content/wire/check-in-answers.ts'
import { checkInsPanel as text, type CheckInMark } from '#words/pages/admin-check-ins.ts'
import { standingNames } from '#words/pages/own-check-ins.ts'
import { trackNames } from '#words/track-names.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import type { Column } from '../../components/ui/table.tsx'
import {
  exportCheckIns,
  useCheckInCounts,
  useCheckInRows,
  type CheckInCounts,
  type CheckInRow,
} from '../../data/admin-check-ins.ts'
import { State } from './badges.tsx'
import { DateCell, Facts, MailLink, OpenButton, sinceColumn } from './cells.tsx'
import { Choice } from './choice.tsx'
import { filterBy } from './filters.tsx'
import { LateTools, useChosenColumns } from './late-tools.tsx'
import { ListPanel } from './list-panel.tsx'
import { Marks } from './marks.tsx'
import { nameCountry } from './names.ts'
import { RowDialog } from './row-dialog.tsx'
import { Shares, Tally } from './shares.tsx'
import { countryColumn, representativeColumn } from './team-columns.tsx'
import { useListState } from './use-list-state.ts'
import { useOpened } from './use-opened.ts'

const numbers = checkIns.map(({ number }) => String(number))

/** How teams answered the check-ins, and which have not. */
export function CheckIns() {
  const [params] = useSearchParams()
  const { data: counts } = useCheckInCounts()
  // The one that is open, or was last.
  const latest = counts?.checkIns.findLast(({ state }) => state !== 'coming')?.number ?? 1
  const chosen = numbers.find((number) => number === params.get('number')) ?? String(latest)
  if (!counts) return null
  return <OneCheckIn key={chosen} number={chosen} counts={counts} />
}

function OneCheckIn({ number, counts }: { number: string; counts: CheckInCounts }) {
  const [, setParams] = useSearchParams()
  const { state, query, filters } = useListState(['answer', 'created'], {
    answer: checkInAnswers,
  })
  const asked = { ...query, number }
  const list = useCheckInRows(asked)
  const { opened, open, close } = useOpened(list)
  const columns: Column<CheckInRow>[] = [
    {
      id: 'team',
      label: text.columns.team,
      place: 'title',
      cell: (row) => (
        <OpenButton isSeen={!row.isBlocked} onClick={() => open(row)}>
          {row.teamName}
        </OpenButton>
      ),
    },
    {
      id: 'every',
      label: text.columns.every,
      place: 'time',
      cell: (row) => <Every row={row} number={Number(number)} />,
    },
    {
      id: 'answer',
      label: text.columns.answer,
      sort: 'answer',
      orders: text.orders,
      isWhole: true,
      place: 'state',
      cell: (row) => <Answer row={row} />,
    },
    {
      id: 'words',
      label: text.columns.words,
      place: 'line',
      cell: (row) => <Words row={row} />,
    },
    {
      id: 'told',
      label: text.columns.told,
      isTime: true,
      cell: (row) => <DateCell time={row.toldAt} />,
    },
    // A row of two lines has no room for a date.
    { ...sinceColumn('registered', text.columns.registered), place: undefined },
    {
      id: 'track',
      label: text.columns.track,
      isWhole: true,
      isExtra: true,
      cell: (row) => trackNames[row.trackId] ?? row.trackId,
    },
    countryColumn(text.columns.country),
    representativeColumn(text.columns.representative),
  ]
  const { shown, chosen } = useChosenColumns(columns)
  return (
    <>
      <Choice
        legend={text.legend}
        options={numbers.map((value) => ({
          value,
          label: text.name(Number(value)),
          brief: value,
        }))}
        value={number}
        onChange={(value) => setParams({ tab: 'checkIns', number: value })}
      />
      <Counts counts={counts} number={Number(number)} shown={filters.answer} />
      <ListPanel
        text={text}
        columns={shown}
        list={list}
        state={state}
        filters={[filterBy('answer', text.answer, filters.answer, text.answers)]}
        tools={<LateTools list="checkIns" columns={columns} state={state} />}
        exportFile={{
          name: `check-in-${number}`,
          load: (format) => exportCheckIns(format, { ...asked, columns: chosen }),
        }}
      />
      {opened && <TeamDialog row={opened} number={Number(number)} onClose={close} />}
    </>
  )
}

function Answer({ row: { details, isBlocked } }: { row: CheckInRow }) {
  if (!details) return <State tone="quiet">{text.answers.silent}</State>
  return isBlocked ? (
    <State tone="hot">{text.answers.blocked}</State>
  ) : (
    <State tone="good">{standingNames[details.standing]}</State>
  )
}

/** What blocks a team, or else what it has done; of a silent one, whom to ask. */
function Words({ row: { details, ...row } }: { row: CheckInRow }) {
  if (!details)
    return (
      <span className="whitespace-normal text-muted">
        {text.ask(row.representativeName, nameCountry(row.country))}
      </span>
    )
  return (
    <bdi
      className={`line-clamp-2 whitespace-normal max-[52rem]:line-clamp-3 ${row.isBlocked ? '' : 'text-muted'}`}
    >
      {details.blockers || details.progress}
    </bdi>
  )
}

const parts = { silent: 'quiet', told: 'good', blocked: 'hot', coming: 'coming' } as const

/** One mark for each check-in of a team, with a ring around the one this page shows. */
function Every({ row: { answers }, number: shown }: { row: CheckInRow; number: number }) {
  const marks = checkIns.map((checkIn): CheckInMark => {
    const isBlocked = answers[checkIn.number]
    if (isBlocked !== undefined) return isBlocked ? 'blocked' : 'told'
    return stateOfCheckIn(checkIn) === 'coming' ? 'coming' : 'silent'
  })
  const label = checkIns.map(({ number }, index) => text.mark(number, marks[index]!)).join(', ')
  const current = checkIns.findIndex(({ number }) => number === shown)
  return <Marks label={label} parts={marks.map((mark) => parts[mark])} current={current} />
}

function Counts({
  counts,
  number,
  shown,
}: {
  counts: CheckInCounts
  number: number
  shown: CheckInAnswer | undefined
}) {
  const checkIn = counts.checkIns.find((one) => one.number === number)!
  const { told, blocked, state, day, opens } = checkIn
  const isCounted = state !== 'coming' && counts.teams > 0
  const at = formatDay(state === 'coming' ? dayOf(opens) : day, 'date')
  const partOf = (id: 'good' | 'hot' | 'quiet', answer: CheckInAnswer, amount: number) => ({
    id,
    label: text.answers[answer],
    amount,
    href: `?${new URLSearchParams({ tab: 'checkIns', number: String(number), ...(shown !== answer && { answer }) })}`,
    isChosen: shown === answer,
  })
  return (
    <section className="mb-8 max-sm:mb-3 sm:mt-3">
      <Tally
        deadline={text.states[state](at)}
        count={isCounted && text.count(told, counts.teams)}
      />
      {isCounted && (
        <Shares
          label={text.picture}
          parts={[
            partOf('good', 'told', told - blocked),
            partOf('hot', 'blocked', blocked),
            partOf('quiet', 'silent', Math.max(0, counts.teams - told)),
          ]}
        />
      )}
      <p className="mt-2 text-sm text-muted">{text.marksKey(checkIns.length)}</p>
    </section>
  )
}

function TeamDialog({
  row: { details, ...row },
  number,
  onClose,
}: {
  row: CheckInRow
  number: number
  onClose: () => void
}) {
  return (
    <RowDialog
      title={row.teamName}
      removal={undefined}
      actions={
        <ButtonLink
          href={`mailto:${row.representativeEmail}?subject=${encodeURIComponent(text.name(number))}`}
        >
          {text.write}
        </ButtonLink>
      }
      onClose={onClose}
    >
      <Facts
        items={[
          [text.columns.track, trackNames[row.trackId] ?? row.trackId],
          [text.columns.country, nameCountry(row.country)],
          [text.columns.representative, row.representativeName],
          [text.columns.email, <MailLink key="mail" address={row.representativeEmail} />],
          ...(details && row.toldAt
            ? ([
                [text.columns.told, formatMoment(row.toldAt)],
                [text.fields.standing, standingNames[details.standing]],
                [text.fields.progress, details.progress],
                [text.fields.blockers, details.blockers],
                [
                  text.fields.link,
                  details.link && (
                    <SmartLink key="link" className="link" href={details.link}>
                      {details.link}
                    </SmartLink>
                  ),
                ],
              ] as const)
            : []),
        ]}
      />
      {!details && <p className="mt-4">{text.nothingTold}</p>}
    </RowDialog>
  )
}
