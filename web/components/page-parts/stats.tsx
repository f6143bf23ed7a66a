import type { ReactNode } from 'react'

type Stat = { number: string; label: string; picture?: ReactNode }

/** Large numerals with their labels, and pictures of what they count. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">
      {items.map(({ number, label, picture }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-muted">{label}</dt>
          <dd className="numeral text-[min(2.25rem,10.5vw)] lg:text-5xl">
            <span className="text-accent">{picture}</span>
            {number}
          </dd>
        </div>
      ))}
    </dl>
  )
}
