import './shares.css'
import { formatNumber } from '#content/format/numbers.ts'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { State } from './badges.tsx'

type Part = {
  id: 'good' | 'half' | 'hot' | 'back' | 'late' | 'quiet'
  label: string
  amount: number
  /** Leads to the list of what is counted; then the numbers are large. */
  href?: string
  /** Whether the list holds only these. */
  isChosen?: boolean
}

/** One bar of a few parts, each with its number in the key below it; nothing as long as there is nothing to share. */
export function Shares({ label, parts }: { label: string; parts: readonly Part[] }) {
  if (parts.every(({ amount }) => amount === 0)) return null
  return (
    <div className="mt-5 max-sm:mt-3" role="group" aria-label={label}>
      <div className="shares" aria-hidden="true">
        {parts.map(({ id, amount }) => (
          <span key={id} data-part={id} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1 max-sm:gap-x-5">
        {parts.map(({ id, label: name, amount, href, isChosen }) =>
          href ? (
            <li key={id}>
              <SmartLink className="share-figure" href={href} aria-current={isChosen || undefined}>
                <strong className="numeral tabular">{formatNumber(amount)}</strong>
                <State tone={id}>{name}</State>
              </SmartLink>
            </li>
          ) : (
            <li key={id}>
              <State tone={id}>
                {name} <strong className="tabular">{formatNumber(amount)}</strong>
              </State>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

/** A sentence about a deadline, and in bold, once anything is counted, how many have met it. */
export const Tally = ({ deadline, count }: { deadline: string; count: string | false }) => (
  <p className="max-sm:text-sm">
    {deadline} {count && <strong className="max-sm:block max-sm:text-base">{count}</strong>}
  </p>
)
