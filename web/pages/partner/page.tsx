import './partner.css'
import { partnershipTypes } from '#content/catalogue/partnerships.ts'
import { colourAt } from '#content/facts/brand-colour.ts'
import { externalForms } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { partnerForm } from '#words/pages/partner-form.ts'
import { partnerPage } from '#words/pages/partner.ts'
import { PartnerApplication } from '../../components/form-parts/partner-form.tsx'
import { SheetList } from '../../components/form-parts/sheet-list.tsx'
import { Closing } from '../../components/page-parts/closing.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { GiveAndGain } from './give-and-gain.tsx'

export const meta = partnerPage.meta

const { hero, types, form, closing } = partnerPage
const { sections } = partnerForm

/** The width of a rosette in the hero. */
const WIDTH = 'clamp(4.5rem,7.5vw,6rem)'

/** Links to the ways to partner, each below its rosette. Their sizes are inline because they are painted before the style sheets load. */
const ways = (
  <nav aria-label={types.jumpLabel} style={{ paddingInlineStart: 'max(0rem, 8vw - 5.5rem)' }}>
    <ul
      className="grid gap-6"
      style={{ gridTemplateColumns: 'repeat(auto-fit,minmax(min(max(8rem,40%),100%),1fr))' }}
    >
      {partnershipTypes.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex flex-col gap-2 font-display hover:underline"
            style={{ fontSize: 'clamp(1rem,1.5vw,1.125rem)', lineHeight: 1.25 }}
          >
            <svg style={{ width: WIDTH, height: WIDTH }}>
              <Rosette seed={id} tint={colourAt(index)} className="" />
            </svg>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** The rosettes beside the form. Once one is chosen, partner.css enlarges it and hides the others. */
const rosettes = (
  <div className="chosen">
    {partnershipTypes.map(({ id }, index) => (
      <Rosette key={id} seed={id} tint={colourAt(index)} className="" />
    ))}
  </div>
)

export function Component() {
  return (
    <>
      <PageHero hem="lozenges" compact title={hero.title} lead={hero.text} aside={ways}>
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
          aside={<SheetList sheets={sections}>{rosettes}</SheetList>}
        >
          <PartnerApplication query="type" externalUrl={externalForms.partnership} />
        </Section>
      </div>
      <Closing title={closing.heading} tint="leaf">
        <p className="measure text-lg">{closing.text}</p>
        <p>
          <ButtonLink href={`${paths.sponsors}#hubs`} variant="secondary">
            {closing.action}
          </ButtonLink>
        </p>
      </Closing>
    </>
  )
}
