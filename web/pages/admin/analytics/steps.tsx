import './figures-table.css'
import type { ReactNode } from 'react'
import { Gauge } from './figures-table.tsx'

type Step = {
  id: string
  label: string
  /** How many came so far. */
  count: ReactNode
  note?: ReactNode
  /** The length of the bar, from 0 to 1. */
  share: number
  /** Whether something else is counted than in the other steps. */
  isOther?: boolean
}

/** Steps with a bar each, from the first to the last. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className="grid gap-4" aria-label={label}>
      {steps.map((step) => (
        <li key={step.id}>
          <p className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 wrap-anywhere sm:grid-cols-[1fr_auto_minmax(4ch,auto)]">
            {step.label}
            {step.note && (
              <span className="text-sm text-muted max-sm:order-last max-sm:col-span-2">
                {step.note}
              </span>
            )}
            <strong className="tabular text-end sm:col-start-3">{step.count}</strong>
          </p>
          <div className="tall-gauge mt-1">
            <Gauge share={step.share} colour={step.isOther ? 'success' : 'accent'} />
          </div>
        </li>
      ))}
    </ol>
  )
}
