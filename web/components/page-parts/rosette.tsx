import { rosette, ROSETTE_RADIUS as R } from './rosette-rings.ts'

/** The rosette of a seed as decoration; it takes the text's colour. */
export function Rosette({ seed, className = 'size-12' }: { seed: string; className?: string }) {
  return (
    <svg
      viewBox={`${-R} ${-R} ${2 * R} ${2 * R}`}
      className={`rosette ${className}`}
      aria-hidden="true"
    >
      {rosette(seed).map(({ radius, width, dash, offset, cap }) => (
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
