import { useId, type ReactNode } from 'react'

/** A picture of the overview: what it is about, what it says in a sentence, and the picture itself. */
export function Picture({
  heading,
  sentence,
  detail,
  children,
}: {
  heading: string
  sentence: string
  detail?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-2 border-figure pt-4">
      <h2 id={id} className="picture-heading">
        {heading}
      </h2>
      <p className="picture-sentence font-display">{sentence}</p>
      {detail && <p className="mt-2 text-muted">{detail}</p>}
      {children && <div className="mt-6">{children}</div>}
    </section>
  )
}
