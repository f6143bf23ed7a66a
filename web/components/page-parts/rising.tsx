import type { BrandColour } from '#content/facts/brand-colour.ts'
import { Rosette } from './rosette.tsx'

/** A rosette that rises from behind the hem of a cloth: along its foot on phones, in its corner on wide screens. */
export function Rising({
  seed,
  tint = 'ochre',
  className = '',
}: {
  seed: string
  tint?: BrandColour | undefined
  className?: string
}) {
  return (
    <div className={`rising no-print ${className}`}>
      <Rosette seed={seed} tint={tint} className="" />
    </div>
  )
}
