import type { ReactNode } from 'react'
import type { BrandColour } from '#content/facts/brand-colour.ts'
import { Rising } from './rising.tsx'

/** The cloth at the end of a page: a call to do something, beside a rosette. */
export function Closing({
  title,
  seed = title,
  tint,
  cornered = false,
  className = '',
  children,
}: {
  title: string
  seed?: string
  tint?: BrandColour
  /** Puts the rosette in the upper corner on phones, where it takes up no room. */
  cornered?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div className={`cloth cloth-print ${className}`}>
      <div
        className={`wrap grid gap-10 py-12 lg:grid-cols-[3fr_1fr] lg:py-20 ${cornered ? '' : 'max-lg:pb-36'}`}
      >
        <div className="grid gap-6">
          <h2>{title}</h2>
          {children}
        </div>
      </div>
      <Rising seed={seed} tint={tint} className={cornered ? 'cornered' : ''} />
    </div>
  )
}
