/** A score as it was given, and as an even judge would have given it, in points. */
export type Score = { raw: number; evened: number }

const LEAST = 0
const MOST = 100
const HEIGHT = 24
/** Half the width of what is drawn, so that nothing is cut at the edges. */
const EDGE = 5

const at = (points: number) => EDGE + ((points - LEAST) / (MOST - LEAST)) * (200 - 2 * EDGE)

/** The scores of one project on a line from 0 to 100: rings as given, dots evened out, and a bar at the evened points. */
export function Spread({
  label,
  scores,
  evened,
}: {
  label: string
  scores: readonly Score[]
  evened: number
}) {
  return (
    <svg className="spread" viewBox={`0 0 200 ${HEIGHT}`} role="img" aria-label={label}>
      <path className="spread-line" d={`M${at(LEAST)} 12H${at(MOST)}`} />
      <path className="spread-mark" d={`M${at(evened)} 1V23`} />
      {scores.map(({ raw, evened: even }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- judges have no order of their own here
        <g key={index}>
          <path className="spread-move" d={`M${at(raw)} 12H${at(even)}`} />
          <circle className="spread-ring" cx={at(raw)} cy="12" r="4" />
          <circle className="spread-dot" cx={at(even)} cy="12" r="2.5" />
        </g>
      ))}
    </svg>
  )
}
