import { partnershipTypes } from '#content/catalogue/partnerships.ts'
import { paths } from '#content/paths.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'

const { contributionsLabel, action, actionLabel } = partnerPage.types

export function PartnershipTypes() {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {partnershipTypes.map(({ id, title, badge, description, contributions }) => (
        <li
          key={id}
          id={id}
          className="flex min-w-0 flex-col border border-line border-t-figure bg-ground p-5"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-2xl">{title}</h3>
            {badge && <Badge tone="hot">{badge}</Badge>}
          </div>
          <p className="mt-3">{description}</p>
          <h4 className="mt-6 text-sm font-semibold text-muted">{contributionsLabel}</h4>
          <ul className="mt-2 mb-6">
            {contributions.map((contribution) => (
              <li key={contribution} className="border-t border-line py-2">
                {contribution}
              </li>
            ))}
          </ul>
          <ButtonLink
            href={paths.partnership(id)}
            variant="secondary"
            className="mt-auto self-start"
            aria-label={actionLabel(title)}
          >
            {action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
