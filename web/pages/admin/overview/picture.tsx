import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#content/paths.ts'

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
      {children && <div className="mt-6 max-sm:mt-4">{children}</div>}
    </section>
  )
}

/** A name that leads to the list of the teams that are counted beside it. */
export function TeamsLink({
  by,
  value,
  children,
}: {
  by: 'country' | 'hub' | 'track'
  value: string
  children: string
}) {
  return (
    <Link className="link" to={`${paths.admin}?${by}=${value}`}>
      {children}
    </Link>
  )
}
