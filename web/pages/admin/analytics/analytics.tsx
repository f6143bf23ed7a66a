import { useState } from 'react'
import './analytics.css'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { Findings, type ShownClicks } from './findings.tsx'
import { ForgetReport } from './forget.tsx'
import { FullAlarm } from './full-alarm.tsx'
import { FunnelReport } from './funnel.tsx'
import { HealthReport } from './health.tsx'
import { HeatmapReport } from './heatmap.tsx'
import { LiveReport } from './live.tsx'
import { OverviewReport } from './overview.tsx'
import { PagesReport } from './pages.tsx'
import { PartLinks } from './part-links.tsx'
import { RangePicker } from './range-picker.tsx'
import { SourcesReport } from './sources.tsx'
import { useRange } from './use-range.ts'

/** Shows how the measured pages are used: charts, most of them with the figures as a table too. */
export default function Analytics() {
  const { range, typed, compare, days, isWrong, set } = useRange()
  const [shown, setShown] = useState<ShownClicks>()
  return (
    <div className="analytics">
      {/* Outside the grid, because it would not stick inside one of its rows. */}
      <PartLinks />
      <div className="grid grid-cols-1 gap-14">
        <FullAlarm range={range} />
        <div className="grid grid-cols-1 gap-8">
          <Findings range={range} shown={shown} />
          <LiveReport />
          <OverviewReport
            range={range}
            compare={compare}
            picker={
              <RangePicker
                range={range}
                typed={typed}
                compare={compare}
                days={days}
                isWrong={isWrong}
                onChange={set}
              />
            }
          />
        </div>
        <FunnelReport range={range} />
        <PagesReport range={range} />
        <SourcesReport range={range} />
        <HeatmapReport range={range} onShown={setShown} />
        <HealthReport range={range} />
        <ForgetReport range={range} />
        <p className="text-sm text-muted">{analyticsPanel.text}</p>
      </div>
    </div>
  )
}
