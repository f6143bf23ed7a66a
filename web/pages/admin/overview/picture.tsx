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
  /** Folds the picture away on a phone, where the sentence makes the main point. */
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
      {isLong && children && (
        <Button
          variant="plain"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls={foldId}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        >
          {overviewPanel.numbers}
          <span aria-hidden="true">{isOpen ? ' −' : ' +'}</span>
        </Button>
      )}
      {children && (
        <div id={foldId} className={`mt-6 max-sm:mt-4 ${isOpen ? '' : 'max-sm:hidden'}`}>
          {children}
        </div>
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
