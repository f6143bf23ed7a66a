import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import type { ViewedList } from '#content/wire/viewed-lists.ts'
import { listTools as text } from '#words/pages/admin-lists.ts'
import { Button } from '../../components/ui/button.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { FilterFields, type Filter } from './filters.tsx'
import { SavedViews } from './saved-views.tsx'
import { useShownColumns } from './shown-columns.ts'
import type { ListState } from './use-list-state.ts'

/** The filters start open where rows of the list fit below them, or where all of this is folded. */
const roomy = '(width < 40rem), (width >= 52rem) and (height >= 64rem)'

/** Buttons that open the filters, columns and saved views of a list, one panel at a time. */
export function ListTools<Row>({
  list,
  filters,
  columns,
  state,
}: {
  list: ViewedList
  filters: readonly Filter[]
  columns: readonly Column<Row>[]
  state: ListState
}) {
  const buttons = useRef<HTMLDivElement>(null)
  const set = filters.filter(({ value }) => value)
  return (
    <Tools
      buttons={buttons}
      first={matchMedia(roomy).matches ? 'filters' : undefined}
      labels={{ filters: text.filters(set.length), columns: text.columns, views: text.views }}
      panels={{
        filters: () => (
          <div className="grid grid-cols-2 items-end gap-3 *:max-w-none sm:grid-cols-3 lg:grid-cols-5">
            <FilterFields filters={filters} set={state.set} />
            {set.length > 0 && (
              <Button
                variant="plain"
                className="justify-self-start"
                onClick={() => {
                  state.set(Object.fromEntries(set.map(({ name }) => [name, undefined])))
                  // The button goes with the filters.
                  buttons.current?.querySelector('button')?.focus()
                }}
              >
                {text.clear}
              </Button>
            )}
          </div>
        ),
        columns: () => <Columns columns={columns} state={state} />,
        views: () => <SavedViews list={list} />,
      }}
    />
  )
}

/** Buttons that open the columns and saved views of a list whose filters are always shown. */
export function FewTools<Row>({
  list,
  columns,
  state,
}: {
  list: ViewedList
  columns: readonly Column<Row>[]
  state: ListState
}) {
  return (
    <Tools
      labels={{ columns: text.columns, views: text.views }}
      panels={{
        columns: () => <Columns columns={columns} state={state} />,
        views: () => <SavedViews list={list} />,
      }}
    />
  )
}

/** A button for each tool, and the panel of the one that is open. */
function Tools<Tool extends string>({
  labels,
  panels,
  first,
  buttons,
}: {
  labels: Record<Tool, string>
  panels: Record<Tool, () => ReactNode>
  /** The one that is open at first. */
  first?: NoInfer<Tool> | undefined
  buttons?: Ref<HTMLDivElement>
}) {
  const id = useId()
  const [open, setOpen] = useState<Tool | undefined>(first)
  return (
    // Beside the search, if there is room; the panel stands below.
    <div className="basis-full sm:contents">
      <div ref={buttons} role="group" aria-label={text.label} className="flex flex-wrap gap-x-4">
        {(Object.keys(labels) as Tool[]).map((tool) => (
          <Button
            key={tool}
            variant="plain"
            aria-expanded={open === tool}
            aria-controls={open === tool ? id : undefined}
            onClick={() => setOpen(open === tool ? undefined : tool)}
          >
            {labels[tool]}
            <span aria-hidden="true">{open === tool ? ' −' : ' +'}</span>
          </Button>
        ))}
      </div>
      {open && (
        <div id={id} className="basis-full bg-panel p-4 max-sm:mt-2 sm:order-1">
          {panels[open]()}
        </div>
      )}
    </div>
  )
}

function Columns<Row>({ columns, state }: { columns: readonly Column<Row>[]; state: ListState }) {
  const { names } = useShownColumns(columns)
  // The address follows a moment later, and two quick changes must both count.
  const [chosen, setChosen] = useState(names)
  useEffect(() => setChosen(names), [names])
  const isChosen = ({ id }: Column<Row>) => chosen.split(',').includes(id)
  const usual = columns.filter(({ isExtra }) => !isExtra)

  /** Shows some columns, in their usual order, on the same page of the list. */
  function show(ids: readonly string[]) {
    const isUsual = ids.join() === usual.map(({ id }) => id).join()
    const page = state.page === 1 ? undefined : String(state.page)
    setChosen(ids.join(','))
    state.set({ columns: isUsual ? undefined : ids.join(','), page })
  }

  return (
    <fieldset>
      <legend className="text-sm font-semibold">{text.columnsLegend}</legend>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {columns.map((column) => (
          <label key={column.id} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={isChosen(column)}
              // Its cells name the rows.
              disabled={column.place === 'title'}
              onChange={({ target }) =>
                show(
                  columns
                    .filter((one) => (one === column ? target.checked : isChosen(one)))
                    .map((one) => one.id),
                )
              }
            />
            {column.label}
          </label>
        ))}
      </div>
      <Button variant="plain" onClick={() => show(usual.map(({ id }) => id))}>
        {text.usualColumns}
      </Button>
    </fieldset>
  )
}
