import { useSearchParams } from 'react-router-dom'
import type { Column } from '../../components/ui/table.tsx'

/**
 * Returns the columns that the address asks for, or the usual ones; the title is always shown. `names` lists their ids with
 * commas between them, as exports expect.
 */
export function useShownColumns<Row>(columns: readonly Column<Row>[]) {
  const asked = useSearchParams()[0].get('columns')?.split(',')
  const shown = columns.filter(
    ({ id, place, isExtra }) => place === 'title' || (asked ? asked.includes(id) : !isExtra),
  )
  return { shown, names: shown.map(({ id }) => id).join(',') }
}
