import { colourAt } from '#content/facts/brand-colour.ts'
import type { Benefit } from '#words/benefits.ts'
import { Rosette } from './rosette.tsx'

/** A list of benefits, each with a rosette: beside it on phones, above it on wider screens. */
export function Benefits({
  items,
  className = '',
}: {
  items: readonly Benefit[]
  className?: string
}) {
  return (
    <ul className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 ${className}`}>
      {items.map(({ id, title, description }, index) => (
        <li
          key={id}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t-2 border-figure pt-4 sm:block"
        >
          <Rosette
            seed={id}
            tint={colourAt(index)}
            className="row-span-2 size-[min(4rem,16vw)] sm:mb-4 sm:size-24"
          />
          <h3>{title}</h3>
          <p className="mt-2">{description}</p>
        </li>
      ))}
    </ul>
  )
}
