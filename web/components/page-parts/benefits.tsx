import { colourAt } from '#content/facts/brand-colour.ts'
import type { Benefit } from '#words/benefits.ts'
import { Rosette } from './rosette.tsx'

/** A list of benefits, each with a rosette. */
export function Benefits({
  items,
  className = '',
}: {
  items: readonly Benefit[]
  className?: string
}) {
  return (
    <ul className={`grid gap-x-8 gap-y-10 sm:grid-cols-2 ${className}`}>
      {items.map(({ id, title, description }, index) => (
        <li key={id} className="border-t-2 border-figure pt-4">
          <Rosette seed={id} tint={colourAt(index)} className="size-20" />
          <h3 className="mt-4">{title}</h3>
          <p className="mt-2">{description}</p>
        </li>
      ))}
    </ul>
  )
}
