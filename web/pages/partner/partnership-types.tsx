import { partnershipTypes } from '#content/catalogue/partnerships.ts'
import { colourAt } from '#content/facts/brand-colour.ts'
import { paths } from '#content/paths.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { hemOf } from '../../components/page-parts/hem.ts'
import { Rising } from '../../components/page-parts/rising.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { unbroken } from '../../components/page-parts/unbroken.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const { contributionsLabel, action, actionLabel } = partnerPage.types

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

/** The types of partnership: the premium one on cloth, the others in cards that share their rows. */
export function PartnershipTypes() {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {partnershipTypes.map(({ id, title, badge, description, contributions }, index) => (
        <li
          key={id}
          id={id}
          {...(badge ? lozengeHem : { 'data-tint': colourAt(index) })}
          className={
            badge
              ? 'cloth cloth-print grid min-w-0 gap-x-16 gap-y-6 p-5 lg:col-span-full lg:grid-cols-2 lg:p-10 lg:pe-[36%]'
              : 'row-span-3 grid min-w-0 grid-rows-subgrid gap-y-0 rounded border border-t-4 border-line border-t-(--mark) p-5'
          }
        >
          <div>
            {!badge && <Rosette seed={id} tint={colourAt(index)} className="mb-5 size-24" />}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h3 className={badge ? 'text-3xl lg:text-4xl' : 'text-2xl'}>{title}</h3>
              {badge && <Badge tone="hot">{badge}</Badge>}
            </div>
            <p className="mt-3">{unbroken(description)}</p>
          </div>
          <div className={badge ? '' : 'my-6'}>
            <h4 className="text-sm font-semibold text-muted">{contributionsLabel}</h4>
            <ul className="mt-2">
              {contributions.map((contribution) => (
                <li key={contribution} className="border-t border-line py-2">
                  {contribution}
                </li>
              ))}
            </ul>
          </div>
          <ButtonLink
            href={paths.partnership(id)}
            variant="secondary"
            className={badge ? 'mt-auto sm:justify-self-start' : ''}
            aria-label={actionLabel(title)}
          >
            {action}
          </ButtonLink>
          {badge && <Rising seed={id} className="max-lg:hidden" />}
        </li>
      ))}
    </ul>
  )
}
