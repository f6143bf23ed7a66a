import { useId, useState } from 'react'
import { formatDay } from '#content/format/days.ts'
import { isPeriod, type Range } from '#content/wire/analytics-period.ts'
import { measuredPages, type MeasuredPage } from '#content/wire/analytics.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { Button } from '../../../components/ui/button.tsx'
import { DataTable, type Column } from '../../../components/ui/table.tsx'
import { forgetDays, forgetPage, useForgotten, type ForgetOrder } from '../../../data/analytics.ts'
import { DateCell } from '../cells.tsx'
import { Choice } from '../choice.tsx'
import { ConfirmAction } from '../confirm-action.tsx'
import { RangeFields } from './range-fields.tsx'
import { Report } from './report.tsx'

const words = analyticsPanel.forget

/** How many deletions are listed; the earlier ones are folded. */
const SHOWN = 3

const nameDays = ({ from, to }: Range) =>
  words.days(formatDay(from, 'date'), formatDay(to, 'date'), from === to)

const columns: Column<ForgetOrder>[] = [
  { id: 'what', label: words.columns.what, place: 'title', cell: nameOrder },
  {
    id: 'ordered',
    label: words.columns.ordered,
    place: 'time',
    cell: ({ forgottenAt }) => <DateCell time={forgottenAt} />,
  },
  {
    id: 'state',
    label: words.columns.state,
    place: 'line',
    cell: ({ doneAt, deletedRows }) =>
      doneAt ? words.states.done : words.states.running(deletedRows),
  },
]

/** Lets an administrator delete what was measured on a page or on some days, and lists what has been deleted so. */
export function ForgetReport({ range }: { range: Range }) {
  const source = useForgotten()
  const [what, setWhat] = useState<'days' | 'page'>('days')
  const [page, setPage] = useState<MeasuredPage>(measuredPages[0])
  const [days, setDays] = useState(range)
  const [isAsking, setAsking] = useState(false)
  const selectId = useId()
  const isWrong = what === 'days' && !isPeriod(days)
  const target = what === 'page' ? page : nameDays(days)
  return (
    <Report
      id="forget"
      heading={words.heading}
      text={words.text}
      source={source}
      isEmpty={({ orders }) => orders.length === 0}
      emptyText={words.none}
      controls={
        <div className="mt-5 grid justify-items-start gap-4">
          <Choice
            legend={words.what}
            options={(['days', 'page'] as const).map((value) => ({
              value,
              label: words.kinds[value],
            }))}
            value={what}
            onChange={setWhat}
          />
          {what === 'page' ? (
            <div className="grid max-w-full gap-1">
              <label htmlFor={selectId} className="text-sm font-semibold">
                {words.page}
              </label>
              <select
                id={selectId}
                className="input"
                value={page}
                onChange={(event) => setPage(event.target.value as MeasuredPage)}
              >
                {measuredPages.map((path) => (
                  <option key={path}>{path}</option>
                ))}
              </select>
            </div>
          ) : (
            <RangeFields
              labels={words}
              isWrong={isWrong}
              control={(end) => ({
                value: days[end],
                onChange: (event) => setDays({ ...days, [end]: event.target.value }),
              })}
            />
          )}
          <p role="alert" className="measure text-sm font-semibold text-danger empty:hidden">
            {isWrong && analyticsPanel.range.wrong}
          </p>
          <Button variant="danger" disabled={isWrong} onClick={() => setAsking(true)}>
            {words.action}
          </Button>
          {isAsking && (
            <ConfirmAction
              label={words.action}
              question={words.question[what](target)}
              work={() => (what === 'page' ? forgetPage(page) : forgetDays(days))}
              done={words.done}
              onDone={() => setAsking(false)}
              onClose={() => setAsking(false)}
            />
          )}
        </div>
      }
    >
      {({ orders }) => (
        <div className="max-w-3xl">
          <Orders rows={orders.slice(0, SHOWN)} />
          {orders.length > SHOWN && (
            <details className="mt-2">
              <summary className="link inline-block py-2">
                {words.earlier(orders.length - SHOWN)}
              </summary>
              <Orders rows={orders.slice(SHOWN)} />
            </details>
          )}
        </div>
      )}
    </Report>
  )
}

const Orders = ({ rows }: { rows: readonly ForgetOrder[] }) => (
  <DataTable caption={words.caption} columns={columns} rows={rows} rowKey={(order) => order.id} />
)

function nameOrder({ pagePath, firstDay, lastDay }: ForgetOrder): string {
  return pagePath ?? nameDays({ from: firstDay ?? '', to: lastDay ?? '' })
}
