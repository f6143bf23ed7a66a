import { useId, type ReactNode } from 'react'

/** A section of a page. With `beside`, wide screens show the content next to the heading. */
export function Section({
  id,
  title,
  lead,
  beside = false,
  isFollowing = false,
  aside,
  tools,
  className = '',
  children,
}: {
  id?: string
  title: ReactNode
  lead?: ReactNode
  beside?: boolean
  /** The heading of a tall section follows the reader on wide screens. */
  isFollowing?: boolean
  /** Follows the lead, and on wide screens the reader. */
  aside?: ReactNode
  /** Stands opposite the heading on wide screens: what works on the content. */
  tools?: ReactNode
  className?: string
  children: ReactNode
}) {
  const headingId = useId()
  const head = (
    <>
      <h2 id={headingId}>{title}</h2>
      {lead && <p className="measure mt-4 text-lg">{lead}</p>}
      {aside}
    </>
  )
  return (
    <section id={id} aria-labelledby={headingId} className={`wrap py-8 lg:py-20 ${className}`}>
      <div
        className={beside ? 'grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16' : 'grid gap-6 lg:gap-12'}
      >
        <div
          className={
            tools
              ? 'grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-16'
              : isFollowing
                ? 'lg:sticky lg:top-24 lg:self-start print:static'
                : undefined
          }
        >
          {tools || aside ? (
            // A sticky aside needs a parent as tall as the content. The style is inline because few sections have an aside.
            <div style={aside ? { blockSize: '100%' } : undefined}>{head}</div>
          ) : (
            head
          )}
          {tools}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
