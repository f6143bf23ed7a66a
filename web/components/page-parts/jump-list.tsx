/** Links to the sections of a page, beside its title. */
export function JumpList({
  label,
  items,
  className = '',
}: {
  label: string
  items: readonly { id: string; name: string; note?: string }[]
  className?: string
}) {
  const isLong = items.length > 8
  return (
    <nav aria-label={label} className={className}>
      <ol className={isLong ? 'grid grid-cols-2 gap-x-6 wrap-anywhere' : undefined}>
        {items.map(({ id, name, note }) => (
          <li key={id} className="border-t border-line">
            <a
              href={`#${id}`}
              className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2 hover:underline ${isLong ? 'text-sm' : 'font-display text-lg'}`}
            >
              {name}
              {note && <span className="font-sans text-ochre">{note}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
