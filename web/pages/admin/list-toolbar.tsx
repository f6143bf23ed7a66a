import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { adminPage } from '#words/pages/admin.ts'
import { Button } from '../../components/ui/button.tsx'
import type { Column, Sort } from '../../components/ui/table.tsx'
import { ExportButtons, type ExportFile } from './export-buttons.tsx'
import { FilterFields, Picker, type Filter } from './filters.tsx'
import type { ListState } from './use-list-state.ts'

const words = adminPage.table
/** In milliseconds: long enough not to send a request for every letter, short enough to feel immediate. */
const SEARCH_DELAY = 250

const DEFAULT_SORT = 'created'
const orders = ['asc', 'desc'] as const

/** What narrows, orders and saves a list. On a phone all but the search is folded. */
export function ListToolbar<Row>({
  placeholder,
  narrowed,
  state,
  columns,
  filters,
  exportFile,
  children,
}: {
  placeholder: string
  /** How many filters are set. */
  narrowed: number
  state: ListState
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  exportFile: ExportFile | undefined
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { sort, set } = state
  const sortable = columns.filter((column) => column.sort)
  // No column stands for the order in which the list starts.
  const lacksDefaultSort = !sortable.some((column) => column.sort === DEFAULT_SORT)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="list-search">
        <ListSearch
          placeholder={placeholder}
          search={state.search}
          onSearch={(search) => set({ search })}
        />
        <Button
          variant="secondary"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.fold(narrowed)}
        </Button>
      </div>
      <div id={id} className={`contents ${isOpen ? '' : 'max-sm:hidden'}`}>
        <FilterFields filters={filters} set={set} />
        {sortable.length > 0 && (
          // On a wide screen the column headers sort the list, but no header offers the default order if it has no column.
          <Picker
            className={`max-sm:basis-full ${lacksDefaultSort ? '' : 'min-[52rem]:hidden'}`}
            label={words.sortLabel}
            value={`${sort.by} ${sort.order}`}
            options={[
              ...(lacksDefaultSort
                ? [{ value: `${DEFAULT_SORT} desc`, label: words.newestFirst }]
                : []),
              ...sortable.flatMap((column) =>
                orders.map((order) => ({
                  value: `${column.sort} ${order}`,
                  label: nameOrder(column, order),
                })),
              ),
            ]}
            onChange={(value) => {
              const [by, order] = value.split(' ')
              set({ sort: by, order })
            }}
          />
        )}
        {children}
        {exportFile && (
          <div role="group" aria-labelledby="export" className="list-files">
            <span id="export" className="text-sm font-semibold">
              {words.exportAs}
            </span>
            <div className="buttons">
              <ExportButtons label={(format) => format} {...exportFile} />
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

/** Describes the order of a list. */
export function nameOrder<Row>(column: Column<Row>, order: Sort['order']): string {
  if (column.orders) return column.orders[order]
  return (column.isTime ? words.sortTime : words.sortText)[order](column.label)
}

function ListSearch({
  placeholder,
  search,
  onSearch,
}: {
  placeholder: string
  search: string
  onSearch: (search: string) => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  // By the time that it searches, a filter may have changed the address that it adds to.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  // Back and Forward change the search too, but must not overwrite what is being typed.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  function scheduleSearch(value: string) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => latest.current(value.trim()), SEARCH_DELAY)
  }

  return (
    <div className="grid min-w-0 grow gap-1">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        {words.search}
      </label>
      <input
        ref={input}
        id={id}
        className="input text-ellipsis"
        type="search"
        aria-keyshortcuts="/"
        maxLength={100}
        placeholder={placeholder}
        defaultValue={search}
        onInput={(event) => scheduleSearch(event.currentTarget.value)}
      />
    </div>
  )
}
