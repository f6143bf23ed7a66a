import './shares.css'
import { formatNumber } from '#content/format/numbers.ts'

/** One bar of a few parts, each with its number in the key below it; nothing as long as there is nothing to share. */
export function Shares({
  label,
  parts,
}: {
  label: string
  parts: readonly {
    id: 'good' | 'hot' | 'back' | 'late' | 'quiet'
    label: string
    amount: number
  }[]
}) {
  if (parts.every(({ amount }) => amount === 0)) return null
  return (
    <div className="mt-5" role="group" aria-label={label}>
      <div className="shares" aria-hidden="true">
        {parts.map(({ id, amount }) => (
          <span key={id} data-part={id} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {parts.map(({ id, label: name, amount }) => (
          <li key={id} className="share-key" data-part={id}>
            {name} <strong className="tabular">{formatNumber(amount)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
