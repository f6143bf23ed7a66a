import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { FunnelPart } from './funnel.tsx'
import { HealthPart } from './health.tsx'
import { HeatmapPart } from './heatmap.tsx'
import { LivePart } from './live.tsx'
import { OverviewPart } from './overview.tsx'
import { PagesPart } from './pages.tsx'
import { RangePicker } from './range-picker.tsx'
import { SourcesPart } from './sources.tsx'
import { useRange } from './use-range.ts'

/** How the measured pages are used, as pictures with a table behind each. */
export function Analytics() {
  const { range, typed, compare, days, isWrong, set } = useRange()
  return (
    <div className="grid gap-14">
      <div>
        <p className="measure text-muted">{analyticsPanel.text}</p>
        <RangePicker typed={typed} compare={compare} days={days} isWrong={isWrong} onChange={set} />
      </div>
      <OverviewPart range={range} compare={compare} />
      <div className="grid gap-12 max-lg:gap-14 lg:grid-cols-[2fr_1fr]">
        <FunnelPart range={range} />
        <LivePart />
      </div>
      <PagesPart range={range} />
      <SourcesPart range={range} />
      <HeatmapPart range={range} />
      <HealthPart range={range} />
    </div>
  )
}
