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
}: {
  /** What can be searched for. */
  label: string
  search: string
  /** How many rows match. */
  found: number
  onSearch: (search: string) => void
}) {
  return (
    <>
      <TextField
        className="mb-4 max-w-96 max-sm:[&>label]:sr-only"
        type="search"
        aria-keyshortcuts="/"
        label={words.search}
        placeholder={label}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <p role="status" className={found > 0 ? 'sr-only' : 'border-y border-line py-8 text-lg'}>
        {search && (found > 0 ? members.found(found, formatNumber(found)) : words.noMatch(search))}
      </p>
    </>
  )
}
