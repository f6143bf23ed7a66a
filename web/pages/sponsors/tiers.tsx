import './tiers.css'
import { tiers, type SponsorshipTier } from '#content/catalogue/partnerships.ts'
import type { BrandColour } from '#content/facts/brand-colour.ts'
import { paths } from '#content/paths.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const words = sponsorsPage.tiers
/** The highest tier that nobody has taken. */
const offered = tiers.find(({ availabilityTone }) => availabilityTone !== 'taken')

/** The sponsorship tiers. All cards share their rows, so that tiers can be compared. */
export function Tiers() {
  return (
    <ul className="tiers">
      {tiers.map((tier, index) => (
        <TierCard key={tier.id} tier={tier} tint={tints[index]} />
      ))}
    </ul>
  )
}

/** The colours of the tiers below the first, which is on cloth. */
const tints = [undefined, 'ochre', 'indigo', 'leaf'] as const

/** A tier; the first is on cloth, the others in a colour of their own. */
function TierCard({ tier, tint }: { tier: SponsorshipTier; tint: BrandColour | undefined }) {
  return (
    <li id={tier.id} className={`tier ${tint ? 'tinted' : 'cloth cloth-print'}`} data-tint={tint}>
      <div>
        <h3>{tier.name}</h3>
        {tier.badge && <Badge tone="hot">{tier.badge}</Badge>}
      </div>
      <p>{tier.subtitle}</p>
      <p className="numeral">{tier.price}</p>
      <p className="tier-state" data-state={tier.availabilityTone}>
        {tier.availability}
      </p>
      <h4>{words.benefitsLabel}</h4>
      <ul>
        {tier.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <div>
        {tier.availabilityTone === 'taken' && (
          <p>
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
      <Rosette seed={tier.name} className="" />
    </li>
  )
}
