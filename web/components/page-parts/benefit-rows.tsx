import './rows.css'
import type { Benefit } from '#words/benefits.ts'

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
