import { rosette } from '../rosette.ts'

/** The rosette of a seed as decoration; it takes the text's colour. */
export function Rosette({ seed, className = 'size-12' }: { seed: string; className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" className={`shrink-0 ${className}`} aria-hidden="true">
      {rosette(seed).map(({ path, drawn }) =>
        drawn === 'fill' ? (
          <path key={drawn} d={path} fill="currentColor" />
        ) : (
          <path key={drawn} d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
        ),
      )}
    </svg>
  )
}
