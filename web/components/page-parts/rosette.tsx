import type { BrandColour } from '#content/facts/brand-colour.ts'
import { composeRosette, ROSETTE_RADIUS as R } from './rosette-rings.ts'

/** The rosette of a seed as decoration, in the colour of a tint or of the text. */
export function Rosette({
  seed,
  tint,
  className = 'size-12',
}: {
  seed: string
  tint?: BrandColour | undefined
  className?: string
}) {
  return (
    <svg
      viewBox={`${-R} ${-R} ${2 * R} ${2 * R}`}
      className={`rosette ${className}`}
      data-tint={tint}
      aria-hidden="true"
    >
      {composeRosette(seed).map(({ radius, width, dash, offset, cap, hole }) => (
        <circle
          key={radius + cap + width}
          className={hole && 'hole'}
          r={radius}
          strokeWidth={width}
          strokeDasharray={dash?.join(' ')}
          strokeDashoffset={offset || undefined}
          strokeLinecap={cap === 'round' ? cap : undefined}
        />
      ))}
    </svg>
  )
}
