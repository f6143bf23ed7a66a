import type { ReactNode } from 'react'
import type { BrandColour } from '#content/facts/brand-colour.ts'
import { hemOf, type Hem } from './hem.ts'
import { Rising } from './rising.tsx'

/** The printed cloth at the top of a page, behind the transparent bar. */
export function PageHero({
  eyebrow,
  title,
  lead,
  children,
  seed,
  tint,
  compact = false,
  rising,
  hem,
  aside,
}: {
  eyebrow?: ReactNode
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
  /** The seed of a rosette: below the title on phones, beside it on wide screens unless there is an `aside`. */
  seed?: string
  tint?: BrandColour
  /** For pages that people come to use: a lower band, so that what they look for is in view. */
  compact?: boolean
  /** Classes of the rosette, on a page whose first screen has no room for it on phones. */
  rising?: string
  /** The print of its hem, instead of rings. */
  hem?: Hem
  aside?: ReactNode
}) {
  return (
    <div className="cloth cloth-print pt-(--bar)" {...(hem && hemOf(hem))}>
      <div
        className={`wrap grid items-center gap-6 py-8 ${compact ? '' : 'lg:py-20'} ${seed && !rising ? 'max-lg:pb-36' : ''} ${aside || seed ? 'lg:grid-cols-[3fr_2fr]' : ''}`}
      >
        <div>
          {eyebrow && <p className="mb-4 font-semibold text-balance text-ochre">{eyebrow}</p>}
          <h1 className={compact ? 'text-[clamp(2.25rem,9.5vw,3.75rem)]' : undefined}>{title}</h1>
          {lead && <p className="measure mt-6 text-lg text-balance lg:text-xl">{lead}</p>}
          {children && <div className="buttons mt-6">{children}</div>}
        </div>
        {aside}
      </div>
      {seed && <Rising seed={seed} tint={tint} className={rising ?? (aside ? 'lg:hidden' : '')} />}
    </div>
  )
}
