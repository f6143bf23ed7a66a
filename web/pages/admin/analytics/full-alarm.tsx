import { formatNumber } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { Notice } from '../../../components/ui/notice.tsx'
import { useHealth } from '../../../data/analytics.ts'

const words = analyticsPanel.full

/** Says so, above everything else, while the database of visits takes no more. */
export function FullAlarm({ range }: { range: Range }) {
  const { data } = useHealth(range)
  if (!data?.room.isFull) return null
  const { bytes, mark } = data.room
  return (
    <Notice as="section" variant="alarm" role="alert" className="measure">
      <h2 className="text-2xl">{words.title}</h2>
      <p className="mt-1 font-normal text-figure">
        {words.text(inGigabytes(bytes), inGigabytes(mark))}
      </p>
    </Notice>
  )
}

const inGigabytes = (bytes: number) => words.size(formatNumber(Math.round(bytes / 1e8) / 10))
