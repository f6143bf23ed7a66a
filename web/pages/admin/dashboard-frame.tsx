import type { ReactNode } from 'react'
import { formatNumber } from '#content/format/numbers.ts'
import { adminPage } from '#words/pages/admin.ts'
import { Notice } from '../../components/ui/notice.tsx'
import type { Summary } from '../../data/admin.ts'

const counted = ['teams', 'members', 'roles'] as const

/** The layout of the dashboard: its heading, the reader's role and three counts, and the content below them. */
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
      <div className="cloth cloth-print pt-(--bar)">
        <div className="wrap grid gap-8 py-8 min-[52rem]:grid-cols-[1fr_auto] min-[52rem]:items-end">
          <div>
            <h1 className="text-4xl sm:text-5xl">{adminPage.heading}</h1>
            <p className="mt-3 min-h-7">{badge}</p>
          </div>
          <dl className="grid grid-cols-3 gap-4 sm:gap-8">
            {counted.map((id) => (
              <div
                key={id}
                className="flex flex-col-reverse justify-end border-t-2 border-line pt-3"
              >
                <dt className="mt-1 text-sm text-muted">{adminPage.counts[id]}</dt>
                <dd className="numeral tabular text-3xl sm:text-4xl">
                  {counts ? formatNumber(counts[id]) : adminPage.table.none}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="wrap min-h-[60vh] pt-4 pb-20">
        {isLoading && (
          <>
            <p className="py-10 text-lg" role="status">
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
