import { colourAt } from '#content/facts/brand-colour.ts'
import type { Benefit } from '#words/benefits.ts'
import { Rosette } from './rosette.tsx'

/** A list of benefits on a cloth, each a poster with its rosette. */
export function Benefits({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className="gains">
      {items.map(({ id, title, description }, index) => (
        <li key={id} className="tinted" data-tint={colourAt(index)} data-tone="solid">
          <h3>{title}</h3>
          <p>{description}</p>
          <div className="rising no-print">
            <Rosette seed={id} className="" />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A list of benefits in lines, for pages with other pictures. */
export function BenefitRows({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className="rows">
      {items.map(({ id, title, description }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
