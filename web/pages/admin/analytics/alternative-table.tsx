import type { ReactNode } from 'react'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'

/** The collapsible table with the data of a chart. */
export function AlternativeTable({
  isOpen = false,
  children,
}: {
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details className="mt-4" open={isOpen}>
      <summary className="link inline-block py-1">{analyticsPanel.table}</summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}
