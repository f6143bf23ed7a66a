import { useSearchParams } from 'react-router-dom'
import { checkIns } from '#content/check-ins.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { formatDay } from '#content/format/days.ts'
import { formatMoment } from '#content/format/moments.ts'
import { checkInAnswers } from '#content/wire/check-in-answers.ts'
import { checkInsPanel as text } from '#words/pages/admin-check-ins.ts'
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
import { DateCell, Facts, MailLink, none, OpenButton, sinceColumn, Wide } from './cells.tsx'
import { Choice } from './choice.tsx'
import { filterBy } from './filters.tsx'
import { LateTools, useChosenColumns } from './late-tools.tsx'
import { ListPanel } from './list-panel.tsx'
import { nameCountry } from './names.ts'
import { RowDialog } from './row-dialog.tsx'
import { Shares } from './shares.tsx'
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
  const { state, query, filters } = useListState(['created'], { answer: checkInAnswers })
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
      id: 'standing',
      label: text.fields.standing,
      place: 'line',
      // In a row of two lines the state already says so.
      cell: (row) => (row.details ? standingNames[row.details.standing] : <Wide>{none}</Wide>),
    },
    {
      id: 'blockers',
      label: text.fields.blockers,
      cell: (row) => (
        <span className="min-[52rem]:line-clamp-2">{row.details?.blockers || none}</span>
      ),
    },
    {
      id: 'told',
      label: text.columns.told,
      isTime: true,
      place: 'time',
      cell: (row) => (row.toldAt ? <DateCell time={row.toldAt} isBrief /> : <Wide>{none}</Wide>),
    },
    {
      id: 'answer',
      label: text.columns.answer,
      place: 'state',
      cell: (row) => <Answer row={row} />,
    },
    // A row of two lines has room for one date: when the team answered.
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
        options={numbers.map((value) => ({ value, label: text.name(Number(value)) }))}
        value={number}
        onChange={(value) => setParams({ tab: 'checkIns', number: value })}
      />
      <Counts counts={counts} number={Number(number)} />
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

function Answer({ row }: { row: CheckInRow }) {
  if (row.isBlocked) return <State tone="hot">{text.answers.blocked}</State>
  return row.details ? (
    <State tone="good">{text.answers.told}</State>
  ) : (
    <State tone="quiet">{text.answers.silent}</State>
  )
}

function Counts({ counts, number }: { counts: CheckInCounts; number: number }) {
  const checkIn = counts.checkIns.find((one) => one.number === number)!
  const { told, blocked, state, day, opens } = checkIn
  const silent = Math.max(0, counts.teams - told)
  const at = formatDay(state === 'coming' ? dayOf(opens) : day, 'date')
  return (
    <section className="mt-3 mb-8">
      <p>
        {text.states[state](at)}{' '}
        {state !== 'coming' && counts.teams > 0 && (
          <strong>{text.count(silent, counts.teams)}</strong>
        )}
      </p>
      {state !== 'coming' && counts.teams > 0 && (
        <Shares
          label={text.picture}
          parts={[
            { id: 'good', label: text.parts.told, amount: told - blocked },
            { id: 'hot', label: text.parts.blocked, amount: blocked },
            { id: 'quiet', label: text.parts.silent, amount: silent },
          ]}
        />
      )}
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
