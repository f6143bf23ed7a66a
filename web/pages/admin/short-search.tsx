import type { ReactNode } from 'react'
import { formatNumber } from '#content/format/numbers.ts'
import { adminPage } from '#words/pages/admin.ts'
import { TextField } from '../../components/ui/field.tsx'

const { table: words, members } = adminPage

/** The search of a list whose rows are all loaded, and how many of them it leaves. */
export function ShortSearch({
  label,
  search,
  found,
  onSearch,
  summary,
  children,
}: {
  label: string
  search: string
  /** How many rows match. */
  found: number
  onSearch: (search: string) => void
  /** Stands beside the search, if there is room. */
  summary?: ReactNode
  /** A button at the end of the search. */
  children?: ReactNode
}) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        {summary}
        <div className="flex max-w-[32rem] grow flex-wrap items-end gap-3">
          <TextField
            className="max-w-96 grow basis-40"
            type="search"
            aria-keyshortcuts="/"
            label={label}
            value={search}
            onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          />
          {children}
        </div>
      </div>
      <p role="status" className={found > 0 ? 'sr-only' : 'border-y border-line py-8 text-lg'}>
        {search && (found > 0 ? members.found(found, formatNumber(found)) : words.noMatch(search))}
      </p>
    </>
  )
}
