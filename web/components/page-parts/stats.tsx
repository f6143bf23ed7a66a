/** Large numerals with their labels. */
export function Stats({ items }: { items: readonly { number: string; label: string }[] }) {
  return (
    <dl
      className={`grid grid-cols-2 gap-x-6 gap-y-8 ${items.length === 5 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}
    >
      {items.map(({ number, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-line pt-4">
          <dt className="mt-2 text-muted">{label}</dt>
          <dd className="numeral text-4xl lg:text-5xl">{number}</dd>
        </div>
      ))}
    </dl>
  )
}
