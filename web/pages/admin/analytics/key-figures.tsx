import './key-figures.css'
import type { ReactNode } from 'react'

type KeyFigure = {
  label: string
  value: string
  /** How it has changed. */
  change?: ReactNode
  /** Its course over the days. */
  trend?: readonly number[]
}

/** A few large figures, each with its label above it, and optionally its change beside that and its course below. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="key-figures">
      {figures.map(({ label, value, change, trend }) => (
        <div key={label}>
          <dt>{label}</dt>
          {change !== undefined && <dd className="key-change">{change}</dd>}
          <dd className="numeral tabular">{value}</dd>
          {trend && trend.length > 2 && (
            <dd>
              <Sparkline values={trend} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values)
  const points = values.map(
    (value, index) =>
      `${((index / (values.length - 1)) * 100).toFixed(1)} ${(20 - (value / most) * 20).toFixed(1)}`,
  )
  return (
    <svg className="sparkline" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  )
}
