import type { BrandColour } from '#content/facts/brand-colour.ts'
import { composeRosette, ROSETTE_RADIUS as R, type RosetteRing } from '#content/rosette-rings.ts'

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

/** The dashes of a ring with a step as the unit: such numbers are short, and most rings have the same. */
function describeDashes({ radius, dash, offset = 0 }: RosetteRing) {
  if (!dash) return
  const step = dash[0] + dash[1]
  const steps = (length: number) => `${Number((length / step).toFixed(2))}`.replace('0.', '.')
  return {
    pathLength: Math.round((2 * Math.PI * radius) / step),
    strokeDasharray: `${steps(dash[0])} ${steps(dash[1])}`,
    strokeDashoffset: offset ? steps(offset) : undefined,
  }
}
