import { formatNumber } from '#content/format/numbers.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'

const text = judgingPanel.results

/** The lowest and the highest points of a picture, in whole steps of the scale. Adjusted points may go beyond 0 and 100. */
export type Range = { least: number; most: number }

const STEP = 20
const WIDTH = 280
/** Leaves room at the end for half a ring. */
const EDGE = 9

/** Returns the scale of all projects, at least from 0 to 100. They share one, so that their pictures can be compared. */
export function rangeOf(points: readonly number[]): Range {
  return {
    least: Math.floor(Math.min(0, ...points) / STEP) * STEP,
    most: Math.max(100, ...points.map(Math.ceil)),
  }
}

const placeIn =
  ({ least, most }: Range) =>
  (points: number) =>
    ((points - least) / (most - least)) * (WIDTH - EDGE)

const stepsOf = ({ least, most }: Range) =>
  Array.from({ length: Math.floor((most - least) / STEP) + 1 }, (_, nth) => least + nth * STEP)

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

/** A project's points as a bar from 0, with a ring for each score as the judge gave it. */
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
  const [zero, end] = [at(0), at(evened)]
  return (
    <svg className="spread" viewBox={`0 0 ${WIDTH} 24`} role="img" aria-label={text.spread(scores)}>
      <path
        className="spread-line"
        d={stepsOf(range)
          .map((points) => `M${at(points)} 3V21`)
          .join('')}
      />
      <rect
        className="spread-bar"
        x={Math.min(zero, end)}
        y="8"
        width={Math.abs(end - zero)}
        height="8"
      />
      {scores.map((points, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- judges have no order of their own here
        <circle key={index} className="spread-ring" cx={at(points)} cy="12" r="5" />
      ))}
    </svg>
  )
}

/** What the marks of the pictures mean. */
export function SpreadKey() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {(['points', 'given'] as const).map((mark) => (
        <li key={mark} className="flex items-center gap-2">
          <svg className="spread-sample" viewBox="0 0 24 24" aria-hidden="true">
            {mark === 'points' ? (
              <rect className="spread-bar" y="8" width="24" height="8" />
            ) : (
              <circle className="spread-ring" cx="12" cy="12" r="5" />
            )}
          </svg>
          {text.key[mark]}
        </li>
      ))}
    </ul>
  )
}
