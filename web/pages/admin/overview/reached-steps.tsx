import { formatDay } from '#content/format/days.ts'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import { Steps } from '../analytics/steps.tsx'

/** A step with how many reached it; null before it can be taken, with the day from which it can. */
type Reached = { id: string; label: string; count: number | null; from?: string }

/** Steps with how many reached each, and as a share of `all`, or else of those at the first step. */
export function ReachedSteps({
  label,
  steps,
  all,
  isTeams = true,
}: {
  label: string
  steps: readonly Reached[]
  all?: number
  isTeams?: boolean
}) {
  const whole = (all ?? steps[0]!.count) || 1
  return (
    <Steps
      label={label}
      steps={steps.map(({ count, from, ...step }, index) => {
        const share = (count ?? 0) / whole
        return {
          ...step,
          share,
          count: (
            <>
              <span className="me-3 text-sm font-normal text-muted">
                {count === null
                  ? overviewPanel.coming(formatDay(from!))
                  : (all !== undefined || index > 0) && formatShare(share)}
              </span>
              {count !== null && formatNumber(count)}
            </>
          ),
          isOther: isTeams,
        }
      })}
    />
  )
}
