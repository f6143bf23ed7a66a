import './tiers.css'
import { tiers, type SponsorshipTier } from '#content/catalogue/partnerships.ts'
import { paths } from '#content/paths.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const words = sponsorsPage.tiers
/** The highest tier that nobody has taken. */
const offered = tiers.find(({ availabilityTone }) => availabilityTone !== 'taken')

/** The sponsorship tiers. All cards share their rows, so that tiers can be compared. */
export function Tiers() {
  return (
    <ul className="tiers">
      {tiers.map((tier) => (
        <TierCard key={tier.id} tier={tier} isFirst={tier === tiers[0]} />
      ))}
    </ul>
  )
}

/** A tier; the first is on cloth. */
function TierCard({ tier, isFirst }: { tier: SponsorshipTier; isFirst: boolean }) {
  return (
    <li id={tier.id} className={`tier ${isFirst ? 'cloth cloth-print' : 'bg-ground'}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{tier.name}</h3>
        {tier.badge && <Badge tone="hot">{tier.badge}</Badge>}
      </div>
      <p className="mt-1.5 text-muted">{tier.subtitle}</p>
      <p className="numeral mt-6 wrap-anywhere">{tier.price}</p>
      <p className="tier-state wrap-anywhere" data-state={tier.availabilityTone}>
        {tier.availability}
      </p>
      <h4 className="mt-6 text-sm font-semibold text-muted">{words.benefitsLabel}</h4>
      <ul className="mt-2 mb-6">
        {tier.benefits.map((benefit) => (
          <li key={benefit} className="border-t border-line py-2">
            {benefit}
          </li>
        ))}
      </ul>
      <div className="grid content-end gap-3">
        {tier.availabilityTone === 'taken' && (
          <p className="text-sm text-muted">
            {tier.hasSampleNames && `${words.sampleNote} `}
            {words.takenNote}
          </p>
        )}
        <ButtonLink
          href={paths.tier(tier.id)}
          variant={tier === offered ? 'primary' : 'secondary'}
          aria-label={words.actionLabel(tier.name)}
        >
          {words.action}
        </ButtonLink>
      </div>
    </li>
  )
}
