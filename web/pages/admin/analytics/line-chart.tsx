import { useState, type PointerEvent } from 'react'
import { formatNumber } from '#content/format/numbers.ts'

export type Point = { label: string; value: number }

/** Rounds the largest value up to the top of the scale, a number whose half is round too. */
export function roundUpToScale(most: number): number {
  if (most <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(most))
  const steps = power === 1 ? [6, 8, 10] : [1, 2, 3, 4, 5, 6, 8, 10]
  return power * (steps.find((step) => step * power >= most) ?? 10)
}

/** A line chart over equal intervals of time, with a dashed line to compare. The lines stretch with the chart, the labels do not. */
export function LineChart({
  label,
  points,
  before = [],
  names,
}: {
  label: string
  points: readonly Point[]
  before?: readonly Point[]
  names: { now: string; before: string }
}) {
  const [at, setAt] = useState<number>()
  const top = roundUpToScale(
    Math.max(0, ...points.map(({ value }) => value), ...before.map(({ value }) => value)),
  )
  const last = Math.max(1, points.length - 1)
  const x = (index: number) => (points.length === 1 ? 50 : (index / last) * 100)
  const y = (value: number) => 100 - (value / top) * 100
  const draw = (series: readonly Point[]) =>
    series
      .map(
        ({ value }, index) => `${index ? 'L' : 'M'}${x(index).toFixed(2)} ${y(value).toFixed(2)}`,
      )
      .join('')
  const shown = at === undefined ? undefined : points[at]
  const compared = at === undefined ? undefined : before[at]

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = Math.round(((event.clientX - left) / width) * last)
    setAt(Math.max(0, Math.min(points.length - 1, index)))
  }

  return (
    <div>
      <p className="tabular flex min-h-6 flex-wrap gap-x-6 text-sm" aria-hidden="true">
        <span>
          <span className="key" />{' '}
          {shown ? `${shown.label}: ${formatNumber(shown.value)}` : names.now}
        </span>
        {before.length > 0 && (
          <span className="text-muted">
            <span className="key" data-before />{' '}
            {compared ? `${compared.label}: ${formatNumber(compared.value)}` : names.before}
          </span>
        )}
      </p>
      <div className="chart" dir="ltr">
        {[top, top / 2, 0].map((value) => (
          <span
            key={value}
            className="chart-line"
            style={{ top: `${y(value)}%` }}
            aria-hidden="true"
          >
            <span>{formatNumber(value)}</span>
          </span>
        ))}
        <div
          className="chart-plot"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setAt(undefined)}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
            <path className="chart-area" d={`${draw(points)}V100H${x(0)}Z`} />
            {before.length > 0 && <path className="chart-before" d={draw(before)} />}
            <path
              className="chart-now"
              d={points.length === 1 ? `${draw(points)}h0` : draw(points)}
            />
            {at !== undefined && <path className="chart-at" d={`M${x(at)} 0V100`} />}
          </svg>
        </div>
      </div>
      <p className="chart-ends" dir="ltr" aria-hidden="true">
        <span>{points[0]?.label}</span>
        {points.length > 2 && <span>{points[Math.floor(last / 2)]?.label}</span>}
        {points.length > 1 && <span>{points.at(-1)?.label}</span>}
      </p>
    </div>
  )
}
