import { partnershipTypes } from '#content/catalogue/partnerships.ts'
import { colourAt } from '#content/facts/brand-colour.ts'
import { paths } from '#content/paths.ts'
import { partnerBenefits } from '#words/benefits.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { hemOf } from '../../components/page-parts/hem.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { unbroken } from '../../components/page-parts/unbroken.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const { benefits, types } = partnerPage

const hem = hemOf('lozenges')
/** As the hem of the first tier of sponsors (tiers.css), because it ends in sight too. */
const lozengeHem = {
  ...hem,
  style: {
    ...hem.style,
    '--hem': '2rem',
    '--pitch': '2rem 2rem',
    mask: 'linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 1px) no-repeat',
  },
}

/** What a partner gains, on a cloth that stays in view beside what each type of partner gives. */
export function GiveAndGain() {
  return (
    <div className="wrap grid gap-12 py-10 lg:grid-cols-[2fr_3fr] lg:gap-16 lg:py-20">
      <section
        aria-labelledby="gain"
        className="cloth cloth-print p-5 lg:sticky lg:top-24 lg:self-start lg:p-8"
        {...lozengeHem}
      >
        <h2 id="gain" className="text-3xl">
          {benefits.heading}
        </h2>
        <ul className="mt-4">
          {partnerBenefits.map(({ id, title, description }) => (
            <li key={id} className="border-t border-line py-3">
              <h3 className="text-xl text-ochre">{title}</h3>
              <p className="mt-1">{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="give">
        <h2 id="give">{types.heading}</h2>
        <ul className="mt-6 lg:mt-12">
          {partnershipTypes.map(({ id, title, badge, description, contributions }, index) => (
            <li key={id} id={id} className="way">
              <Rosette seed={id} tint={colourAt(index)} className="" />
              <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
                <h3 className="text-2xl">{title}</h3>
                {badge && <Badge tone="hot">{badge}</Badge>}
              </div>
              <div>
                <p>{unbroken(description)}</p>
                <div>
                  <h4 className="text-sm font-semibold text-muted">{types.contributionsLabel}</h4>
                  <ul className="mt-1">
                    {contributions.map((contribution) => (
                      <li key={contribution}>{contribution}</li>
                    ))}
                  </ul>
                </div>
                <p>
                  <ButtonLink
                    href={paths.partnership(id)}
                    variant="secondary"
                    aria-label={types.actionLabel(title)}
                  >
                    {types.action}
                  </ButtonLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
