import { ownCheckInsPage as words, standingNames } from '#words/pages/own-check-ins.ts'
import type { Told } from '../../../data/check-ins.ts'

/** What was told, as facts. */
export function ToldFacts({ told: { details } }: { told: Told }) {
  const { fields, nothing } = words
  const rows = [
    [fields.standing.label, standingNames[details.standing]],
    [fields.progress.label, details.progress],
    [fields.blockers.label, details.blockers || nothing],
    [fields.link.label, details.link],
  ] as const
  return (
    <dl className="mt-4 grid gap-3">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
