import { ownCheckInsPage as words, standingNames } from '#words/pages/own-check-ins.ts'
import type { Told } from '../../data/check-ins.ts'

/** What a team told at a check-in, as facts. */
export function ToldFacts({ details }: Pick<Told, 'details'>) {
  const { fields, nothing } = words
  const rows = [
    [fields.standing.label, standingNames[details.standing]],
    [fields.progress.label, details.progress],
    [fields.blockers.label, details.blockers || nothing],
    [fields.link.label, details.link],
  ] as const
  return (
    <dl className="mt-4 grid gap-4">
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
