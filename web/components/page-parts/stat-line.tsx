import type { Stat } from './stats.tsx'

/** Numerals with their labels in a line, and pictures of what they count, on pages that are not about the numbers. */
export function StatLine({ items }: { items: readonly Stat[] }) {
  return (
    <dl className="stat-line">
      {items.map(({ number, label, picture }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numeral">
            {picture && <span className="text-accent">{picture}</span>}
            {number}
          </dd>
        </div>
      ))}
    </dl>
  )
}
