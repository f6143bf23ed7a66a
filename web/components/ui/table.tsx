/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   CSS turns the rows into cards, which makes some browsers drop the table's semantics: the roles keep them. */
import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react'

export type Sort = { by: string; order: 'asc' | 'desc' }

export type Column<Row> = {
  id: string
  label: string
  /** Stands below the label in the head. */
  head?: ReactNode
  cell: (row: Row) => ReactNode
  /** The name of the order by this column, if the list has one. */
  sort?: string
  /** Aligns the column to its end, and sorts it in descending order first. */
  isNumber?: boolean
  /** Sorts the column by newest first. */
  isTime?: boolean
  /** What its two orders are called, where neither a text nor a time is sorted; the list begins with `desc`. */
  orders?: Record<Sort['order'], string>
  /** Shown only if it is asked for. */
  isExtra?: boolean
  /** Takes up the space that the other columns leave. */
  isFiller?: boolean
  /** Its words are ours and stay whole; the text of others breaks anywhere. */
  isWhole?: boolean
  /** Where its cells stand in the two lines of a row on a narrow screen. */
  place?: Place
}

/** The first line has a row's title and its time, the second what it is about and its state. */
type Place = 'title' | 'time' | 'line' | 'state'

/**
 * A table whose head sticks below the bar. On a narrow screen each row becomes a card, and each cell shows its label;
 * if the first column has a place, it becomes two lines, without the columns that have none. The cells of the title, or else of the first column, are the row headers. A table that goes leaves the focus to what stands around it.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  groupOf,
  sort,
  onSort,
  sortLabel,
  isStale = false,
}: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Returns the heading of the group that a row belongs to. Rows must be sorted by group; each heading is shown once. */
  groupOf?: ((row: Row) => string) | undefined
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Returns the tooltip of the button that sorts by a column. */
  sortLabel?: (column: Column<Row>, order: Sort['order']) => string
  /** True while the rows of the previous query are shown. */
  isStale?: boolean
}) {
  const ref = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    const table = ref.current
    return () => {
      // Nor may the last row take the focus along with the table.
      if (table?.contains(document.activeElement))
        table.parentElement?.closest<HTMLElement>('[tabindex]')?.focus()
    }
  }, [])
  const orderOf = (column: Column<Row>) =>
    sort && column.sort === sort.by ? sort.order : undefined
  return (
    <table
      ref={ref}
      role="table"
      tabIndex={-1}
      className="data-table"
      data-stale={isStale || undefined}
      data-brief={columns[0]?.place && ''}
      aria-busy={isStale}
    >
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => {
            const order = orderOf(column)
            const next = nextOrder(order, column)
            return (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                data-number={column.isNumber || undefined}
                aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
              >
                {column.sort && onSort ? (
                  <button
                    type="button"
                    title={sortLabel?.(column, next)}
                    onClick={() => onSort({ by: column.sort!, order: next })}
                  >
                    {column.label}
                  </button>
                ) : (
                  column.label
                )}
                {column.head}
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <Fragment key={rowKey(row)}>
            {groupOf && groupOf(row) !== (index && groupOf(rows[index - 1]!)) && (
              <tr role="row" className="row-group">
                <th
                  className="font-display"
                  role="rowheader"
                  scope="rowgroup"
                  colSpan={columns.length}
                >
                  {groupOf(row)}
                </th>
              </tr>
            )}
            <Row row={row} columns={columns} />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function nextOrder<Row>(
  order: Sort['order'] | undefined,
  { isTime, isNumber, orders }: Column<Row>,
) {
  if (order) return order === 'asc' ? 'desc' : 'asc'
  return isTime || isNumber || orders ? 'desc' : 'asc'
}

function Row<Value>({ row, columns }: { row: Value; columns: readonly Column<Value>[] }) {
  const ref = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      // Removing the row with the focus would lose the focus.
      if (element?.contains(document.activeElement)) element.closest('table')?.focus()
    }
  }, [])
  const head = columns.find(({ place }) => place === 'title')
  return (
    <tr ref={ref} role="row">
      {columns.map((column, index) =>
        (head ? column === head : index === 0) ? (
          <th key={column.id} role="rowheader" scope="row" data-place={column.place}>
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            role="cell"
            data-label={column.label}
            data-place={column.place}
            data-number={column.isNumber || undefined}
            data-whole-words={column.isWhole || undefined}
            data-filler={column.isFiller || undefined}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}
