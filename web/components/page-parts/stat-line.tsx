/** Numerals with their labels in a line, on pages that are not about the numbers. */
export function StatLine({ items }: { items: readonly { number: string; label: string }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 lg:gap-x-10">
      {items.map(({ number, label }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-muted">{label}</dt>
          <dd className="numeral order-first text-2xl lg:text-3xl">{number}</dd>
        </div>
      ))}
    </dl>
  )
}
