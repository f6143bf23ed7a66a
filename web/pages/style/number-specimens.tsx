import '../../components/ui/brief-rows.css'
import { stylePage } from '#words/pages/style.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { DataTable } from '../../components/ui/table.tsx'
import { Finding, FindingList } from '../admin/analytics/finding-list.tsx'
import { KeyFigures } from '../admin/analytics/key-figures.tsx'
import { LineChart } from '../admin/analytics/line-chart.tsx'

const { rows, findings, figures, charts } = stylePage

const day = (index: number) => new Date(Date.UTC(2025, 8, 1 + index)).toISOString().slice(5, 10)
const series = (base: number) =>
  Array.from({ length: 28 }, (_, index) => ({
    label: day(index),
    value: Math.round(base + base * 0.4 * Math.sin(index / 3) + index * 6),
  }))
const course = series(120)

/** The rows of a list, two lines each on a phone. */
export function Rows() {
  return (
    <DataTable
      caption={rows.caption}
      rows={rows.teams}
      rowKey={(team) => team.name}
      columns={[
        {
          id: 'name',
          label: rows.columns.name,
          place: 'title',
          cell: (team) => (
            <span className="inline-flex items-center gap-3">
              <Rosette seed={team.name} className="size-10" />
              <bdi>{team.name}</bdi>
            </span>
          ),
        },
        {
          id: 'country',
          label: rows.columns.country,
          place: 'line',
          cell: (team) => team.country,
        },
        {
          id: 'state',
          label: rows.columns.state,
          place: 'state',
          cell: (team) => <Badge tone={team.isHandedIn ? 'good' : 'warm'}>{team.state}</Badge>,
        },
      ]}
    />
  )
}

/** What an organiser reads first, then the figures, then their course. */
export function Numbers() {
  return (
    <div className="specimens-wide">
      <FindingList label={findings.label}>
        {findings.list.map(({ title, text }) => (
          <Finding key={title} title={title}>
            {text}
          </Finding>
        ))}
      </FindingList>
      <KeyFigures
        figures={figures.map((figure, index) => ({
          ...figure,
          trend: series(120 + 40 * index).map(({ value }) => value),
        }))}
      />
      <LineChart
        label={charts.label}
        points={course}
        before={series(80)}
        names={{ now: charts.now, before: charts.before }}
      />
    </div>
  )
}
