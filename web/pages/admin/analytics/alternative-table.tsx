import type { ReactNode } from 'react'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'

const { table: label } = analyticsPanel

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
      <summary className="link inline-block py-1">{label}</summary>
      {/* In large text it scrolls, and a scroll container must be focusable with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="mt-2 overflow-x-auto" role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </details>
  )
}
