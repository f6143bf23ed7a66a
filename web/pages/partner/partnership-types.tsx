import { partnershipTypes } from '#content/catalogue/partnerships.ts'
import { paths } from '#content/paths.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { hemOf } from '../../components/page-parts/hem.ts'
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

export function PartnershipTypes() {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {partnershipTypes.map(({ id, title, badge, description, contributions }) => (
        <li
          key={id}
          id={id}
          {...(badge && lozengeHem)}
          className={
            badge
              ? 'cloth cloth-print grid min-w-0 gap-x-16 gap-y-6 p-5 lg:col-span-full lg:grid-cols-2 lg:p-10'
              : 'flex min-w-0 flex-col border border-line border-t-figure p-5'
          }
        >
          <div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h3 className={badge ? 'text-3xl lg:text-4xl' : 'text-2xl'}>{title}</h3>
              {badge && <Badge tone="hot">{badge}</Badge>}
            </div>
            <p className="mt-3">{description}</p>
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
            className="mt-auto sm:self-start sm:justify-self-start"
            aria-label={actionLabel(title)}
          >
            {action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
