import type { BrandColour } from '#content/facts/brand-colour.ts'
import { composeRosette, describeDashes, ROSETTE_RADIUS as R } from '#content/rosette-rings.ts'

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
      className={`rosette${className && ` ${className}`}`}
      data-tint={tint}
      aria-hidden="true"
    >
      {composeRosette(seed).map((ring) => (
        <circle
          key={ring.radius + ring.cap + ring.width}
          className={ring.hole && 'hole'}
          r={ring.radius}
          strokeWidth={ring.width}
          strokeLinecap={ring.cap === 'round' ? ring.cap : undefined}
          {...describeDashes(ring)}
        />
      ))}
    </svg>
  )
}
