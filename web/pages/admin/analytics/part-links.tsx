import { Link, useLocation } from 'react-router-dom'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'

const { jump, parts } = analyticsPanel

/** Links to each part of the page, which is many screens long on a phone. */
export function PartLinks() {
  const { search } = useLocation()
  return (
    <nav className="part-links no-print" aria-label={jump}>
      {Object.entries(parts).map(([id, name]) => (
        <Link key={id} to={`${search}#${id}`}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
