import type { ReactNode } from 'react'
import { formatDay } from '#content/format/days.ts'
import { formatNumber, formatShare } from '#content/format/numbers.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import { Steps } from '../analytics/steps.tsx'

/** `count` is null before the step can be taken, which is from the day `from`. */
type ReachedStep = { id: string; label: string; count: number | null; from?: string }

/** A number with its share in front of it, in small type. */
export const Reached = ({ share, children }: { share: ReactNode; children: ReactNode }) => (
  <>
    <span className="me-3 text-sm font-normal text-muted">{share}</span>
    {children}
  </>
)

/** A bar for each step, with how many people or teams reached it, and their share of `all` or, without it, of the first step. */
export function ReachedSteps({
  label,
  steps,
  all,
  isTeams = true,
}: {
  label: string
  steps: readonly ReachedStep[]
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
            <Reached
              share={
                count === null
                  ? overviewPanel.coming(formatDay(from!))
                  : (all !== undefined || index > 0) && formatShare(share)
              }
            >
              {count !== null && formatNumber(count)}
            </Reached>
          ),
          isOther: isTeams,
        }
      })}
    />
  )
}
