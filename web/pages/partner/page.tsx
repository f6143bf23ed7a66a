import { partnershipTypes } from '#content/catalogue/partnerships.ts'
import { colourAt } from '#content/facts/brand-colour.ts'
import { externalForms } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { partnerForm } from '#words/pages/partner-form.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { PartnerApplication } from '../../components/form-parts/partner-form.tsx'
import { SheetList } from '../../components/form-parts/sheet-list.tsx'
import { Closing } from '../../components/page-parts/closing.tsx'
import { JumpList } from '../../components/page-parts/jump-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { GiveAndGain } from './give-and-gain.tsx'

export const meta = partnerPage.meta

const { hero, types, form, closing } = partnerPage
const { sections } = partnerForm

const kinds = partnershipTypes.map(({ id, title }, index) => ({
  id,
  name: (
    <span className="flex items-center gap-2">
      {/* It has its size before any style sheet is there, and leaves large text its room. */}
      <svg width="44" height="44" className="flex-none">
        <Rosette seed={id} tint={colourAt(index)} className="" />
      </svg>
      {title}
    </span>
  ),
}))

export function Component() {
  return (
    <>
      <PageHero
        hem="lozenges"
        compact
        title={hero.title}
        lead={hero.text}
        aside={<JumpList label={types.jumpLabel} items={kinds} />}
      >
        <ButtonLink href="#apply">{hero.action}</ButtonLink>
        <ButtonLink href={`${paths.sponsors}#tiers`} variant="secondary">
          {hero.secondaryAction}
        </ButtonLink>
      </PageHero>
      <GiveAndGain />
      <div className="bg-panel">
        <Section
          id="apply"
          beside
          title={form.heading}
          lead={form.text}
          aside={<SheetList sheets={sections} />}
        >
          <PartnerApplication query="type" externalUrl={externalForms.partnership} />
        </Section>
      </div>
      <Closing title={closing.heading} tint="leaf">
        <p className="measure text-lg text-muted">{closing.text}</p>
        <p>
          <ButtonLink href={`${paths.sponsors}#hubs`} variant="secondary">
            {closing.action}
          </ButtonLink>
        </p>
      </Closing>
    </>
  )
}
