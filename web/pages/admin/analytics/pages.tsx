import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatDuration, formatNumber, formatShare } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { Button } from '../../../components/ui/button.tsx'
import { DataTable, type Column, type Sort } from '../../../components/ui/table.tsx'
import { usePages, type PageStatistics } from '../../../data/analytics.ts'
import { Narrow, Wide } from '../cells.tsx'
import { Gauge } from './figures-table.tsx'
import { Report } from './report.tsx'

const words = analyticsPanel.pages

type Figure = Exclude<keyof PageStatistics, 'path'>
const valueOf = (row: PageStatistics, by: string) => row[by as keyof PageStatistics]

/** The table of pages, with a bar in every cell that is a share. Pages without views are listed below it. */
export function PagesReport({ range }: { range: Range }) {
  const source = usePages(range)
  return (
    <Report
      id="pages"
      heading={words.heading}
      text={words.text}
      source={source}
      file={{ name: 'pages', range }}
      isEmpty={(data) => data.pages.every((page) => page.views === 0)}
    >
      {({ pages }) => <PagesTable pages={pages} />}
    </Report>
  )
}

/** How many rows a phone shows at first: analytics.css hides the rest. */
const FOLDED = 5

function PagesTable({ pages }: { pages: readonly PageStatistics[] }) {
  const [sort, setSort] = useState<Sort>({ by: 'views', order: 'desc' })
  const [isOpen, setOpen] = useState(false)
  const most = Math.max(1, ...pages.map((page) => page.views))
  const seen = pages.filter((page) => page.views > 0)
  const unseen = pages.filter((page) => page.views === 0)
  return (
    <>
      <div className={isOpen ? undefined : 'folded-rows'}>
        <DataTable
          caption={words.caption}
          columns={columnsFor(most)}
          rows={seen.sort((one, other) => compare(one, other, sort))}
          rowKey={(page) => page.path}
          sort={sort}
          onSort={setSort}
        />
      </div>
      {seen.length > FOLDED && !isOpen && (
        <Button variant="plain" className="mt-2 min-[52rem]:hidden" onClick={() => setOpen(true)}>
          {analyticsPanel.more(seen.length - FOLDED)}
        </Button>
      )}
      {unseen.length > 0 && (
        <p className="mt-4 text-sm text-muted">
          {words.unseen} {unseen.map((page) => page.path).join(', ')}
        </p>
      )}
    </>
  )
}

function compare(one: PageStatistics, other: PageStatistics, { by, order }: Sort): number {
  const [a, b] = [valueOf(one, by), valueOf(other, by)]
  const difference =
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
  return order === 'asc' ? difference : -difference
}

function columnsFor(most: number): Column<PageStatistics>[] {
  const figure = (
    id: Figure,
    label: string,
    cell: (row: PageStatistics) => string,
    share?: (row: PageStatistics) => number,
  ) => ({
    id,
    label,
    sort: id,
    cell: (row: PageStatistics) => (
      <span className="tabular grid w-full max-w-32 gap-1">
        {cell(row)}
        {share && (
          <Wide>
            <Gauge share={share(row)} />
          </Wide>
        )}
      </span>
    ),
  })
  return [
    {
      id: 'path',
      label: words.columns.page,
      sort: 'path',
      place: 'title',
      cell: (row) => <PageLink path={row.path} />,
    },
    {
      ...figure(
        'views',
        words.columns.views,
        (row) => formatNumber(row.views),
        (row) => row.views / most,
      ),
      place: 'time',
    },
    {
      id: 'visits',
      label: words.columns.visits,
      sort: 'visits',
      place: 'line',
      cell: (row) => (
        <>
          <Wide>
            <span className="tabular">{formatNumber(row.visits)}</span>
          </Wide>
          <Narrow>
            {words.brief(
              formatDuration(row.averageActiveMs),
              formatShare(row.averageDepth / 100),
              formatShare(row.exitShare),
            )}
            <Gauge share={row.views / most} />
          </Narrow>
        </>
      ),
    },
    figure('averageActiveMs', words.columns.active, (row) => formatDuration(row.averageActiveMs)),
    figure('averageWallMs', words.columns.wall, (row) => formatDuration(row.averageWallMs)),
    figure(
      'averageDepth',
      words.columns.depth,
      (row) => formatShare(row.averageDepth / 100),
      (row) => row.averageDepth / 100,
    ),
    figure(
      'exitShare',
      words.columns.exits,
      (row) => `${formatNumber(row.exits)} (${formatShare(row.exitShare)})`,
      (row) => row.exitShare,
    ),
  ]
}

/** Links to the page's heat map further down. */
function PageLink({ path }: { path: string }) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('on', path)
  return (
    <Link
      className="link open-row font-semibold"
      to={`?${next}#heatmap`}
      title={words.heatmap(path)}
    >
      {path}
    </Link>
  )
}
