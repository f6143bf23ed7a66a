import { useState } from 'react'
import { judgingPanel as words } from '#words/pages/admin-judging.ts'
import { Button } from '../../../components/ui/button.tsx'

const STEP = 25

/** Shows a long list by and by: returns the first of its rows, and what stands below them. */
export function useMore<Row>(rows: readonly Row[]) {
  const [limit, setLimit] = useState(STEP)
  const rest = rows.length - limit
  const foot = rest > 0 && (
    <p className="mt-4 flex flex-wrap items-center gap-4">
      <Button variant="secondary" onClick={() => setLimit(limit + STEP)}>
        {words.more(Math.min(STEP, rest))}
      </Button>
      <span className="text-sm text-muted" role="status">
        {words.shown(limit, rows.length)}
      </span>
    </p>
  )
  return { shown: rows.slice(0, limit), foot }
}
