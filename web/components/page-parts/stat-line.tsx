import type { ReactNode } from 'react'

/** Numerals with their labels in a line, on pages that are not about the numbers. */
export function StatLine({ items }: { items: readonly { number: ReactNode; label: string }[] }) {
  return (
    <dl className="stat-line">
      {items.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numeral">{number}</dd>
        </div>
      ))}
    </dl>
  )
}
