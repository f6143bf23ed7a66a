import { useSearchParams } from 'react-router-dom'
import { latePart } from '../../components/ui/late-part.tsx'
import type { Column } from '../../components/ui/table.tsx'
import { useShownColumns } from './shown-columns.ts'

/** The column chooser and saved views of a list that shows its filters beside the search. They load after the list. */
export const LateTools = latePart(async () => ({
  default: (await import('./team-tools.tsx')).FewTools<never>,
}))

/** Returns the columns to show, and those to export: undefined, which means all, until the reader chooses some. */
export function useChosenColumns<Row>(columns: readonly Column<Row>[]) {
  const isChosen = useSearchParams()[0].has('columns')
  const { shown, names } = useShownColumns(columns)
  return { shown, chosen: isChosen ? names : undefined }
}
