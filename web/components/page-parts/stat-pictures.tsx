import type { SVGProps } from 'react'

/** Width to height, the same for all pictures. */
const RATIO = 2.5
const STYLE = 'mb-2 w-4/5 max-w-48'

/** One dot for each, in rows that fill the height of the picture. Widely spaced rows have larger dots. */
export function Dots({ count, rows }: { count: number; rows: number }) {
  const columns = count / rows
  const step = columns / RATIO / rows
  // Each row runs slightly past its last dot, which would not be drawn otherwise.
  const length = columns - 0.9
  const others = `m${-length} ${step}h${length}`.repeat(rows - 1)
  return (
    <Picture
      width={columns}
      height={rows * step}
      className="dots"
      d={`M.5 ${step / 2}h${length}${others}`}
      strokeWidth={step > 1 ? '.72' : '.6'}
      strokeDasharray="0 1"
    />
  )
}

/** Five rows of twenty cells: a hundred of a hundred. */
export function Hundred() {
  const rows = Array.from({ length: 5 }, (_, row) => `M0 ${8 * row + 4}h99`)
  return <Picture width={100} height={40} d={rows.join('')} strokeWidth="6" strokeDasharray="4 1" />
}

/** As many bars. */
export function Bars({ count }: { count: number }) {
  const width = 2 * count - 1.4
  const height = width / RATIO
  return (
    <Picture
      width={width}
      height={height}
      d={`M0 ${height / 2}h${width}`}
      strokeWidth={height}
      strokeDasharray=".6 1.4"
    />
  )
}

function Picture({ width, height, ...path }: SVGProps<SVGPathElement>) {
  return (
    <svg className={STYLE} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path stroke="currentColor" {...path} />
    </svg>
  )
}

/** Discs with areas in proportion to the amounts. The largest stays just within the picture, so that its edge is not cut. */
export function Discs({ amounts }: { amounts: readonly number[] }) {
  const widths = amounts.map((amount) => 47 * Math.sqrt(amount / Math.max(...amounts)))
  const gap = (120 - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1)
  return (
    <svg className={STYLE} viewBox="0 0 120 48" aria-hidden="true">
      {widths.map((width, index) => {
        const before = widths.slice(0, index).reduce((sum, other) => sum + other + gap, 0)
        return (
          <circle
            key={width}
            cx={Math.round(before + width / 2)}
            cy="24"
            r={Math.round(width * 5) / 10}
            fill="currentColor"
          />
        )
      })}
    </svg>
  )
}
