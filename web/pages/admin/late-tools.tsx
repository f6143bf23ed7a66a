import { useSearchParams } from 'react-router-dom'
import { latePart } from '../../components/ui/late-part.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { useShownColumns } from './shown-columns.ts'

/** The columns and saved views of a list whose filters stand beside its search. Their code comes after the list. */
export const LateTools = latePart(async () => ({
  default: (await import('./team-tools.tsx')).FewTools<never>,
}))

/** Returns the columns of such a list that are shown, and those of its file: all that it has, until some are chosen. */
export function useChosenColumns<Row>(columns: readonly Column<Row>[]) {
  const isChosen = useSearchParams()[0].has('columns')
  const { shown, names } = useShownColumns(columns)
  return { shown, chosen: isChosen ? names : undefined }
}
