import type { ReactNode } from 'react'
import { colourAt, type BrandColour } from '#content/facts/brand-colour.ts'
import type { Benefit } from '#words/benefits.ts'
import { Rising } from './rising.tsx'

/** A list of benefits, each on a tint with a rosette that runs out of it. */
export function Benefits({ items }: { items: readonly Benefit[] }) {
  return (
    <ul className="tiles">
      {items.map(({ id, title, description }, index) => (
        <Tile key={id} seed={id} tint={colourAt(index)} title={title}>
          <p className="mt-2">{description}</p>
        </Tile>
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

function Tile({
  seed,
  tint,
  title,
  children,
}: {
  seed: string
  tint: BrandColour
  title: string
  children: ReactNode
}) {
  return (
    <li className="tinted" data-tint={tint}>
      <h3>{title}</h3>
      {children}
      <Rising seed={seed} tint={tint} />
    </li>
  )
}
