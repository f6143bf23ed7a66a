import type { ReactNode } from 'react'

/** Links to the sections of a page, beside its title. */
export function JumpList({
  label,
  items,
  className = '',
}: {
  label: string
  /** `dots` draws as many below the name, as text, which has its size before any style sheet is there. */
  items: readonly { id: string; name: ReactNode; note?: string; dots?: number }[]
  className?: string
}) {
  const isLong = items.length > 7
  return (
    <nav aria-label={label} className={className}>
      <ol className={isLong ? 'grid grid-cols-2 gap-x-6 wrap-anywhere' : undefined}>
        {items.map(({ id, name, note, dots }) => (
          <li key={id} className="border-t border-line">
            <a
              href={`#${id}`}
              className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2 hover:underline ${isLong ? 'text-sm' : 'font-display text-lg'}`}
            >
              {name}
              {note && <span className="font-sans text-ochre">{note}</span>}
              {dots && (
                <span className="basis-full text-2xl wrap-anywhere text-ochre" aria-hidden="true">
                  {'•'.repeat(dots)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
