import { site } from '#words/site.ts'

/** Placeholder rows while a list loads. */
export function Skeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{site.form.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="skeleton-row" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
