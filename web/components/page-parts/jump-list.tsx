import type { ReactNode } from 'react'

/** Not in a style sheet, because only one page has dots. */
const DOT = 'radial-gradient(circle closest-side, var(--ochre) 74%, #0000 79%) 0/'

/** Links to the sections of a page, beside its title. */
export function JumpList({
  label,
  items,
  className = '',
}: {
  label: string
  /** `dots` is how many dots to draw below the name. The first item has the most, and its dots fill the line. */
  items: readonly { id: string; name: ReactNode; note?: string; dots?: number }[]
  className?: string
}) {
  const isLong = items.length > 7
  const rows = Math.ceil(items.length / 2)
  return (
    <nav aria-label={label} className={className}>
      <ol
        {...(isLong && {
          className: 'grid gap-x-6 wrap-anywhere',
          // Filled column by column. Inline, because few lists are long.
          style: { gridAutoFlow: 'column', gridTemplate: `repeat(${rows},auto)/1fr 1fr` },
        })}
      >
        {items.map(({ id, name, note, dots }) => (
          <li key={id} className="border-t border-line">
            <a
              href={`#${id}`}
              className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2 hover:underline ${isLong ? 'text-sm' : 'font-display text-lg'}`}
            >
              {name}
              {note && <span className="font-sans text-ochre">{note}</span>}
              {dots && (
                <span className="flex basis-full" aria-hidden="true">
                  <i
                    style={{
                      width: `calc(100%*${dots}/${items[0]!.dots})`,
                      aspectRatio: dots,
                      background: `${DOT}calc(100%/${dots})`,
                    }}
                  />
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
