import { composeRosette, ROSETTE_RADIUS as R } from './rosette-rings.ts'

/** The rosette of a seed as decoration, in the colour of the text. */
export function Rosette({ seed, className = 'size-12' }: { seed: string; className?: string }) {
  return (
    <svg
      viewBox={`${-R} ${-R} ${2 * R} ${2 * R}`}
      className={`rosette ${className}`}
      aria-hidden="true"
    >
      {composeRosette(seed).map(({ radius, width, dash, offset, cap }) => (
        <circle
          key={radius + cap + width}
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
