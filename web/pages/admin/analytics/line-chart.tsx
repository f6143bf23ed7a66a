import './line-chart.css'
import { useState, type PointerEvent } from 'react'
import { formatNumber } from '#content/format/numbers.ts'
import { chooseDates, scaleTo } from './chart-scale.ts'

/** A value on a day; `short` is its date in the least room. */
export type Point = {
  label: string
  short?: string
  value: number
  /** True if it covers less time than the others; then its mark is open. */
  isPart?: boolean
}

/**
 * A line chart over days, with a dashed line to compare. A day that is not over has a mark, and no line leads to it. The
 * lines stretch with the chart, the texts and the marks do not. A comparison with fewer values belongs to the last days.
 */
export function LineChart({
  label,
  points,
  before = [],
  openDay,
  names,
}: {
  label: string
  points: readonly Point[]
  before?: readonly Point[]
  /** What the last day is called if it is not over yet, and what is said of its value. */
  openDay?: { name: string; remark: (value: string) => string } | undefined
  /** `peak` names the largest value of the days that are over, `part` the values that cover less time. */
  names: {
    now: string
    before: string
    peak?: (value: string, day: string) => string
    part?: string
  }
}) {
  const [at, setAt] = useState<number>()
  const lines = scaleTo(
    Math.max(0, ...points.map(({ value }) => value), ...before.map(({ value }) => value)),
  )
  const top = lines.at(-1)!
  const last = Math.max(1, points.length - 1)
  const x = (index: number) => (points.length === 1 ? 50 : (index / last) * 100)
  const y = (value: number) => 100 - (value / top) * 100
  const draw = (series: readonly Point[], first = 0) =>
    series
      .map(
        ({ value }, index) =>
          `${index ? 'L' : 'M'}${x(first + index).toFixed(2)} ${y(value).toFixed(2)}`,
      )
      .join('')
  const place = (index: number) => ({
    left: `${x(index)}%`,
    top: `${y(points[index]?.value ?? 0)}%`,
  })
  const over = openDay ? points.slice(0, -1) : points
  const open = openDay && points.at(-1)
  const peak = over.reduce(
    (best, { value }, index) => (value > over[best]!.value ? index : best),
    0,
  )
  const most = over[peak]?.value ? over[peak] : undefined
  const shown = at === undefined ? undefined : points[at]
  const missing = points.length - before.length
  const compared = at === undefined ? undefined : before[at - missing]

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
        {over.some(({ isPart }) => isPart) && (
          <span>
            <span className="key-open" /> {names.part}
          </span>
        )}
        {open && (
          <span>
            <span className="key-open" /> {openDay?.remark(formatNumber(open.value))}
          </span>
        )}
      </p>
      <div className="chart" dir="ltr">
        {lines.map((value) => (
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
            {over.length > 0 && <path className="chart-area" d={`${draw(over)}V100H${x(0)}Z`} />}
            {before.length > 0 && <path className="chart-before" d={draw(before, missing)} />}
            {over.length > 0 && (
              <path className="chart-now" d={over.length === 1 ? `${draw(over)}h0` : draw(over)} />
            )}
            {at !== undefined && <path className="chart-at" d={`M${x(at)} 0V100`} />}
          </svg>
          <div aria-hidden="true">
            {most && names.peak && (
              <>
                <span className="chart-mark" style={place(peak)} />
                <span className="chart-peak" data-edge={edgeOf(x(peak), 30)} style={place(peak)}>
                  {names.peak(formatNumber(most.value), dateOf(most))}
                </span>
              </>
            )}
            {points.map(
              ({ label: name, isPart }, index) =>
                (isPart || (open && index === last)) && (
                  <span key={name} className="chart-mark" data-open style={place(index)} />
                ),
            )}
          </div>
        </div>
      </div>
      <p className="chart-dates" dir="ltr" aria-hidden="true">
        {chooseDates(points.length).map(({ index, isMinor }) => (
          <span
            key={index}
            data-minor={isMinor || undefined}
            data-edge={edgeOf(x(index), 2)}
            style={{ left: `${x(index)}%` }}
          >
            {openDay && index === points.length - 1 ? openDay.name : dateOf(points[index])}
          </span>
        ))}
      </p>
    </div>
  )
}

const dateOf = (point: Point | undefined) => point?.short ?? point?.label ?? ''

/** Names the edge that a text in the middle of this place would cross. */
function edgeOf(percent: number, room = 12): 'start' | 'end' | undefined {
  if (percent < room) return 'start'
  return percent > 100 - room ? 'end' : undefined
}
