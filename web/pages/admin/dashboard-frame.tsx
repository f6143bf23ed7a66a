import type { ReactNode } from 'react'
import { formatNumber } from '#content/format/numbers.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Notice } from '../../components/ui/notice.tsx'
import type { Summary } from '../../data/summary.ts'

const counted = ['teams', 'members', 'roles'] as const

/** The layout of the dashboard: its heading, the reader's role and three counts in one bar, and the content below it. */
export function DashboardFrame({
  badge,
  counts,
  isLoading = false,
  children,
}: {
  badge?: ReactNode
  counts?: Summary
  isLoading?: boolean
  children?: ReactNode
}) {
  return (
    <>
      <div className="dashboard-bar no-print cloth pt-(--bar)">
        <div className="wrap flex flex-wrap items-center gap-x-6 py-2 max-sm:pt-0 max-sm:pb-3">
          <h1 className="text-2xl max-sm:text-xl">{adminPage.heading}</h1>
          <p className="min-h-7">{badge}</p>
          <dl className="ms-auto flex flex-wrap gap-x-6 max-sm:sr-only">
            {counted.map((id) => (
              <div key={id} className="flex flex-row-reverse items-center gap-2">
                <dt className="text-sm text-muted">{adminPage.counts[id]}</dt>
                <dd className="tabular font-semibold">
                  {counts ? formatNumber(counts[id]) : adminPage.table.none}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="wrap min-h-dvh pt-4 pb-10 max-sm:pt-1">
        {isLoading && (
          <>
            <p className="py-12 text-lg" role="status">
              {adminPage.loading}
            </p>
            <noscript>
              <Notice>{adminPage.needsScript}</Notice>
            </noscript>
          </>
        )}
        {children}
      </div>
    </>
  )
}
