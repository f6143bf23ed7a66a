import './figures-table.css'
import type { ComponentProps, ReactNode } from 'react'

type Cell = { key: string; value: ReactNode }

/** A small table of figures, which stays a table on a phone: one name and a few numbers per row. */
export function FiguresTable({
  caption,
  head,
  rows,
  isCaptionShown = false,
}: {
  caption: string
  head: readonly string[]
  rows: readonly {
    key: string
    cells: readonly ReactNode[]
    share?: number
    rowProps?: ComponentProps<'tr'>
  }[]
  isCaptionShown?: boolean
}) {
  const [first, ...others] = head
  return (
    <table className="figures">
      <caption className={isCaptionShown ? undefined : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((label) => (
            <th key={label} scope="col" data-number>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, share, rowProps }) => {
          const [name, ...numbers] = cells
          const labelled: Cell[] = numbers.map((value, index) => ({
            key: others[index] ?? '',
            value,
          }))
          return (
            <tr key={key} {...rowProps}>
              <th scope="row">
                {name}
                {share !== undefined && <Gauge share={share} />}
              </th>
              {labelled.map((cell) => (
                <td key={cell.key} data-number>
                  {cell.value}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A bar for a share from 0 to 1, as wide as its container. */
export function Gauge({
  share,
  colour = 'accent',
}: {
  share: number
  colour?: 'accent' | 'success'
}) {
  return (
    <svg className="gauge" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="gauge-ground" width="100" height="8" />
      <rect
        className={colour === 'success' ? 'gauge-success' : 'gauge-accent'}
        width={Math.max(0, Math.min(1, share)) * 100}
        height="8"
      />
    </svg>
  )
}
