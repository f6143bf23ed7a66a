import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { formatNumber } from '#content/format/numbers.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Button } from '../../components/ui/button.tsx'
import { DataTable, type Column } from '../../components/ui/table.tsx'
import { EmptyState } from './empty-state.tsx'
import type { ExportFile } from './export-buttons.tsx'
import type { Filter } from './filters.tsx'
import { ListToolbar, nameOrder } from './list-toolbar.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Skeleton } from './skeleton.tsx'
import { useListKeys } from './use-list-keys.ts'
import type { ListState } from './use-list-state.ts'

const words = adminPage.table

/** A page of one of the Worker's lists, as SWR holds it. */
type List<Row> = {
  data: { rows: Row[]; total: number; size: number } | undefined
  error: unknown
  isLoading: boolean
  mutate: () => Promise<unknown>
}

/** A list of the dashboard: its search, filters and export, its table or what is shown instead, and its pagination. */
export function ListPanel<Row extends { id: string }>({
  text,
  columns,
  list,
  state,
  filters = [],
  values = {},
  tools,
  exportFile,
  groupOf,
  children,
}: {
  text: {
    caption: string
    searchPlaceholder: string
    empty: string
    found: (count: number, text: string) => string
  }
  columns: readonly Column<Row>[]
  list: List<Row>
  state: ListState
  filters?: readonly Filter[]
  /** The values of the filters that `tools` has. */
  values?: Record<string, string | undefined>
  /** Shown below the search, once its code has loaded. */
  tools?: ReactNode
  exportFile?: ExportFile
  /** Returns the heading of a row's group, as for `DataTable`. */
  groupOf?: (row: Row) => string
  /** Shown between the toolbar and the table. */
  children?: ReactNode
}) {
  const top = useRef<HTMLDivElement>(null)
  useListKeys(top)
  const { data, error, isLoading } = list
  const { search, sort, page, set } = state
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / (data?.size ?? 1)))
  const isPastEnd = data !== undefined && !isLoading && page > pages
  const narrowed = [...filters.map(({ name, value }) => [name, value]), ...Object.entries(values)]
    .filter(([, value]) => value)
    .map(([name]) => name!)
  const isFiltered = narrowed.length > 0
  // An empty list offers nothing to search. While the next list loads, `data` is still that of the previous one.
  const isEmpty = data?.total === 0 && !isLoading && !error && !search && !isFiltered

  useEffect(() => {
    if (isPastEnd) set({ page: String(pages) })
  })

  function open(next: number) {
    set({ page: next === 1 ? undefined : String(next) })
    top.current?.scrollIntoView()
  }

  function clear(names: readonly string[]) {
    set(Object.fromEntries(names.map((name) => [name, undefined])))
    // The button goes with the empty list.
    top.current?.focus()
  }

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {!isEmpty && (
        <ListToolbar
          placeholder={text.searchPlaceholder}
          narrowed={narrowed.length}
          state={state}
          columns={columns}
          filters={filters}
          exportFile={exportFile}
        >
          {tools && <Suspense>{tools}</Suspense>}
        </ListToolbar>
      )}
      {children}
      <div className="list-count">
        <p className="text-sm text-muted" aria-live="polite">
          {data && !error && !isEmpty && text.found(data.total, formatNumber(data.total))}
        </p>
        {!isEmpty && (
          <Button variant="plain" className="text-sm" onClick={() => void list.mutate()}>
            {words.refresh}
          </Button>
        )}
      </div>
      {error ? (
        <LoadFailed error={error} onRetry={() => void list.mutate()} />
      ) : !data ? (
        <Skeleton />
      ) : data.total === 0 ? (
        <EmptyState
          seed={text.caption}
          text={search ? words.noMatch(search) : isFiltered ? words.noneChosen : text.empty}
        >
          {(search || isFiltered) && (
            <>
              {search && (
                <Button variant="secondary" onClick={() => clear(['search'])}>
                  {words.clearSearch}
                </Button>
              )}
              {isFiltered && (
                <Button variant="secondary" onClick={() => clear(narrowed)}>
                  {words.clearFilters}
                </Button>
              )}
            </>
          )}
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption={text.caption}
            columns={columns}
            rows={data.rows}
            rowKey={(row) => row.id}
            groupOf={groupOf}
            sort={sort}
            onSort={({ by, order }) => set({ sort: by, order })}
            sortLabel={nameOrder}
            isStale={isLoading}
          />
          {pages > 1 && (
            <nav className="list-pages" aria-label={words.pagesLabel}>
              <Button variant="secondary" disabled={page <= 1} onClick={() => open(page - 1)}>
                {words.previous}
              </Button>
              <span className="tabular">{words.page(page, pages)}</span>
              <Button variant="secondary" disabled={page >= pages} onClick={() => open(page + 1)}>
                {words.next}
              </Button>
            </nav>
          )}
        </>
      )}
    </div>
  )
}
