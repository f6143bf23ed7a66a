import { useId, type ReactNode } from 'react'
import type { Range } from '#content/wire/analytics-period.ts'
import { nameExport, type AnalyticsExport } from '#words/analytics-exports.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { Button } from '../../../components/ui/button.tsx'
import { loadExport } from '../../../data/analytics.ts'
import { Brief } from '../brief.tsx'
import { EmptyState } from '../empty-state.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useExport } from '../use-export.ts'

/** The state of a response in SWR. */
type Source<Data> = {
  data: Data | undefined
  error: unknown
  isLoading: boolean
  mutate: () => Promise<unknown>
}

/** A section of analytics: its heading and export, and its content or what is shown while it loads, fails or is empty. */
export function Report<Data>({
  id,
  heading,
  text,
  source,
  file,
  emptyText,
  isEmpty,
  range,
  controls,
  isBrief = false,
  children,
}: {
  id?: string
  heading: string
  text?: string
  source: Source<Data>
  file?: { name: AnalyticsExport; range: Range; of?: string }
  emptyText?: string
  isEmpty?: (data: Data) => boolean
  /** What chooses the period of this report and others, on the line of the heading. */
  range?: ReactNode
  /** Inputs that stay visible while the report loads. */
  controls?: ReactNode
  /** Puts the content on the same line as the heading. */
  isBrief?: boolean
  children: (data: Data) => ReactNode
}) {
  const headingId = useId()
  const { data, error, isLoading, mutate } = source
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`min-w-0 ${isBrief ? 'flex flex-wrap items-baseline gap-x-6' : 'border-t-2 border-figure pt-4'}`}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id={headingId} className="text-2xl max-sm:flex-1">
          {heading}
        </h2>
        {file && <ExportButton of={heading} {...file} />}
        {range && <div className="max-sm:basis-full min-[52rem]:ms-auto">{range}</div>}
      </div>
      {text && <p className="measure mt-1 text-muted">{text}</p>}
      {controls}
      <div
        className={isBrief ? 'min-w-0 grow' : 'mt-5'}
        aria-busy={isLoading}
        data-stale={(isLoading && data !== undefined) || undefined}
      >
        {error ? (
          <LoadFailed error={error} onRetry={() => void mutate()} />
        ) : data === undefined ? (
          <Skeleton rows={isBrief ? 1 : 4} />
        ) : isEmpty?.(data) ? (
          <EmptyState seed={heading} text={emptyText ?? analyticsPanel.empty} />
        ) : (
          children(data)
        )}
      </div>
    </section>
  )
}

function ExportButton({ name, range, of }: { name: AnalyticsExport; range: Range; of: string }) {
  const { exportTitle, exportText } = analyticsPanel
  const { busy, run } = useExport({ title: exportTitle, text: exportText })
  const save = () => run(() => loadExport(name, range), nameExport(name, range))
  const label = busy ? analyticsPanel.exporting : analyticsPanel.export
  return (
    <Button
      variant="plain"
      className="max-sm:ms-auto"
      aria-label={`${label}: ${of}`}
      busy={busy}
      onClick={() => void save()}
    >
      <Brief of={busy ? label : analyticsPanel.exportBrief}>{label}</Brief>
    </Button>
  )
}
