import { formatNumber } from '#content/format/numbers.ts'
import { judgingPanel } from '#words/pages/admin-judging.ts'

const text = judgingPanel.results

/** A score as it was given, and as an even judge would have given it, in points. */
export type Score = { raw: number; evened: number }

/** The lowest and the highest points of a picture, in whole steps of the scale. Adjusted points may go beyond 0 and 100. */
export type Range = { least: number; most: number }

const STEP = 10
/** So many steps fit with their numbers below them on a phone. */
const MOST_STEPS = 6
const WIDTH = 280
const HEIGHT = 24
/** Half the width of what is drawn, so that nothing is cut at the edges. */
const EDGE = 9

/** Finds the steps of the scale that enclose all points: with one scale for all, the pictures can be compared. */
export function rangeOf(projects: readonly { scores: readonly Score[] }[]): Range {
  const points = projects.flatMap(({ scores }) =>
    scores.flatMap(({ raw, evened }) => [raw, evened]),
  )
  const least = Math.floor(Math.min(...points) / STEP) * STEP
  return { least, most: Math.max(least + STEP, Math.ceil(Math.max(...points) / STEP) * STEP) }
}

const placeIn =
  ({ least, most }: Range) =>
  (points: number) =>
    EDGE + ((points - least) / (most - least)) * (WIDTH - 2 * EDGE)

function stepsOf({ least, most }: Range) {
  const step = STEP * Math.ceil((most - least) / STEP / MOST_STEPS)
  return Array.from(
    { length: Math.floor((most - least) / step) + 1 },
    (_, nth) => least + nth * step,
  )
}

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

/** The scores of one project on the scale: rings as given, dots as adjusted, and a bar at the adjusted points. */
export function Spread({
  scores,
  evened,
  range,
}: {
  scores: readonly Score[]
  evened: number
  range: Range
}) {
  const at = placeIn(range)
  return (
    <svg
      className="spread"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={text.spread(scores.map(({ raw }) => raw))}
    >
      <path
        className="spread-line"
        d={`M${at(range.least)} 12H${at(range.most)}${stepsOf(range)
          .map((points) => `M${at(points)} 8V16`)
          .join('')}`}
      />
      <path className="spread-mark" d={`M${at(evened)} 2V22`} />
      {scores.map(({ raw, evened: even }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- judges have no order of their own here
        <g key={index}>
          <path className="spread-move" d={`M${at(raw)} 12H${at(even)}`} />
          <circle className="spread-ring" cx={at(raw)} cy="12" r="4.5" />
          <circle className="spread-dot" cx={at(even)} cy="12" r="3" />
        </g>
      ))}
    </svg>
  )
}

/** What the marks of the pictures mean. */
export function SpreadKey() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {(['given', 'adjusted', 'points'] as const).map((mark) => (
        <li key={mark} className="flex items-center gap-2">
          <svg className="spread-sample" viewBox="0 0 12 24" aria-hidden="true">
            {mark === 'points' ? (
              <path className="spread-mark" d="M6 2V22" />
            ) : (
              <circle
                className={mark === 'given' ? 'spread-ring' : 'spread-dot'}
                cx="6"
                cy="12"
                r={mark === 'given' ? 4.5 : 3}
              />
            )}
          </svg>
          {text.key[mark]}
        </li>
      ))}
    </ul>
  )
}
