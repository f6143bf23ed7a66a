import type { ReactNode } from 'react'
import { formatNumber } from '#content/format/numbers.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'

const text = judgingPanel.results

/** The ends of a scale and the distance of its lines, all in points. Adjusted points may go beyond 0 and 100. */
export type Range = { least: number; most: number; step: number }

const WIDTH = 280
/** Leaves room at both ends for half a number of the scale. */
const EDGE = 10
/** In points: longer scales have fewer lines. */
const SHORT = 40

/** Returns one scale for all projects shown, so that their pictures can be compared. */
export function rangeOf(points: readonly number[]): Range {
  const [lowest, highest] = [Math.min(...points), Math.max(...points)]
  const step = highest - lowest > SHORT ? 10 : 5
  const least = Math.floor(lowest / step) * step
  return { least, most: Math.max(least + step, Math.ceil(highest / step) * step), step }
}

const placeIn =
  ({ least, most }: Range) =>
  (points: number) =>
    EDGE + ((points - least) / (most - least)) * (WIDTH - 2 * EDGE)

const stepsOf = ({ least, most, step }: Range) =>
  Array.from({ length: (most - least) / step + 1 }, (_, nth) => least + nth * step)

/** The numbers of the scale that all the pictures share. */
export function Scale({ range }: { range: Range }) {
  const at = placeIn(range)
  return (
    <svg className="spread spread-scale" viewBox={`0 0 ${WIDTH} 14`} aria-hidden="true">
      {stepsOf(range).map((points) => (
        <text key={points} x={at(points)} y="11">
          {formatNumber(points)}
        </text>
      ))}
    </svg>
  )
}

/** A project's points as a dot, on a line from the lowest to the highest score, with a tick for each score as the judge gave it. */
export function Spread({
  scores,
  evened,
  range,
}: {
  scores: readonly number[]
  evened: number
  range: Range
}) {
  const at = placeIn(range)
  return (
    <svg className="spread" viewBox={`0 0 ${WIDTH} 24`} role="img" aria-label={text.spread(scores)}>
      <path
        className="spread-line"
        d={stepsOf(range)
          .map((points) => `M${at(points)} 0V24`)
          .join('')}
      />
      <path
        className="spread-reach"
        d={`M${at(Math.min(...scores))} 12H${at(Math.max(...scores))}`}
      />
      <path className="spread-tick" d={scores.map((points) => `M${at(points)} 2V22`).join('')} />
      {/* Narrower than a tick is high, so that it hides none. */}
      <circle className="spread-dot" cx={at(evened)} cy="12" r="5" />
    </svg>
  )
}

/** Explains the marks in the charts and around the places. */
export function SpreadKey({ prizes }: { prizes: readonly ('won' | 'open')[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <li className="spread-key">
        <Sample>
          <circle className="spread-dot" cx="12" cy="12" r="6" />
        </Sample>
        {text.key.points}
      </li>
      <li className="spread-key">
        <Sample>
          <path className="spread-reach" d="M4 12H20" />
          <path className="spread-tick" d="M4 3V21M20 3V21" />
        </Sample>
        {text.key.given}
      </li>
      {prizes.map((prize) => (
        <li key={prize} className="spread-key">
          <i className="place" data-prize={prize} />
          {text.key[prize]}
        </li>
      ))}
    </ul>
  )
}

function Sample({ children }: { children: ReactNode }) {
  return (
    <svg className="spread-sample" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
