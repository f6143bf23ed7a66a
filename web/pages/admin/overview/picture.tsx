import { useId, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { overviewPanel } from '#words/pages/admin-overview.ts'
import { Button } from '../../../components/ui/button.tsx'

/** A picture of the overview: what it is about, what it says in a sentence, and the picture itself. */
export function Picture({
  heading,
  sentence,
  detail,
  isLong = false,
  children,
}: {
  heading: string
  sentence: string
  detail?: ReactNode
  /** Shows only the first bars on a phone, until the reader asks for all. */
  isLong?: boolean
  children?: ReactNode
}) {
  const id = useId()
  const foldId = useId()
  const [isOpen, setOpen] = useState(!isLong)
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-2 border-figure pt-4">
      <h2 id={id} className="picture-heading">
        {heading}
      </h2>
      <p className="picture-sentence font-display">{sentence}</p>
      {detail && <p className="mt-2 text-muted">{detail}</p>}
      {children && (
        <div id={foldId} className="mt-6 max-sm:mt-4" data-folded={!isOpen || undefined}>
          {children}
        </div>
      )}
      {isLong && (
        <Button
          variant="plain"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={foldId}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? overviewPanel.less : overviewPanel.more}
          <span aria-hidden="true">{isOpen ? ' −' : ' +'}</span>
        </Button>
      )}
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
