import type { ReactNode } from 'react'

/**
 * Something in two lines: its name and when it was, what it is about and its state. With only a state it is one line. Whatever
 * else there is stands below.
 */
export function LineRow({
  title,
  time,
  line,
  state,
  children,
}: {
  title: ReactNode
  time?: ReactNode
  line?: ReactNode
  state?: ReactNode
  children?: ReactNode
}) {
  const isShort = !time && !line
  const shown = state && <span className="line-row-state">{state}</span>
  return (
    <li className="line-row">
      <div className="line-row-pair">
        <strong>{title}</strong>
        {time && <span className="line-row-end">{time}</span>}
        {isShort && shown}
      </div>
      {!isShort && (
        <div className="line-row-pair">
          {line && <span>{line}</span>}
          {shown}
        </div>
      )}
      {children}
    </li>
  )
}

/** A part of the page about a team. */
export function TeamPart({
  id,
  heading,
  children,
}: {
  id: string
  heading: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-2xl">
        {heading}
      </h3>
      {children}
    </section>
  )
}
