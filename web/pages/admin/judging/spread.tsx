/** A score as it was given, and as an even judge would have given it, in points. */
export type Score = { raw: number; evened: number }

/** The lowest and the highest points of a picture. Adjusted points may go beyond 0 and 100. */
export type Range = { least: number; most: number }

const HEIGHT = 24
/** Half the width of what is drawn, so that nothing is cut at the edges. */
const EDGE = 5

/**
 * The scores of one project on a line from 0 to 100, or as far as the range goes: rings as given, dots as adjusted, and a bar
 * at the adjusted points.
 */
export function Spread({
  label,
  scores,
  evened,
  range: { least, most },
}: {
  label: string
  scores: readonly Score[]
  evened: number
  range: Range
}) {
  const at = (points: number) => EDGE + ((points - least) / (most - least)) * (200 - 2 * EDGE)
  return (
    <svg className="spread" viewBox={`0 0 200 ${HEIGHT}`} role="img" aria-label={label}>
      <path className="spread-line" d={`M${at(0)} 12H${at(100)}`} />
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
