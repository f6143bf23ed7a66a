import { tiers as allTiers } from '#content/catalogue/partnerships.ts'
import { externalForms } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { whyPartner } from '#words/benefits.ts'
import { partnerForm } from '#words/pages/partner-form.ts'
import { sponsorsPage } from '#words/pages/sponsors.ts'
import { PartnerApplication } from '../../components/form-parts/partner-form.tsx'
import { SheetList } from '../../components/form-parts/sheet-list.tsx'
import { HubIndex } from '../../components/hubs/hub-index.tsx'
import { BenefitRows } from '../../components/page-parts/benefits.tsx'
import { JumpList } from '../../components/page-parts/jump-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { Tiers } from './tiers.tsx'

export const meta = sponsorsPage.meta

const { hero, why, tiers, form, strategic, hubs } = sponsorsPage
const { sections } = partnerForm

const ladder = allTiers.map(({ id, name, price, dots }) => ({ id, name, note: price, dots }))

export function Component() {
  return (
    <>
      <PageHero
        hem="lozenges"
        title={hero.title}
        lead={hero.text}
        aside={
          <div>
            <JumpList label={tiers.jumpLabel} items={ladder} />
            <p className="mt-2 text-sm text-muted">{tiers.dots}</p>
          </div>
        }
      >
        <ButtonLink href="#apply">{hero.register}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.deck} download>
          {hero.download}
        </ButtonLink>
      </PageHero>
      <Section title={why.heading}>
        <BenefitRows items={whyPartner} />
      </Section>
      <Section id="tiers" title={tiers.heading} lead={tiers.text} className="pt-0!">
        <Tiers />
      </Section>
      <div className="bg-panel">
        <Section
          id="apply"
          beside
          title={form.heading}
          lead={form.text}
          aside={<SheetList sheets={sections} />}
        >
          <PartnerApplication query="tier" externalUrl={externalForms.sponsorship} />
          <p className="mt-10">
            {strategic.text}{' '}
            <SmartLink className="link" href={paths.partner}>
              {strategic.action}
            </SmartLink>
          </p>
        </Section>
      </div>
      <Section id="hubs" title={hubs.heading} lead={hubs.text}>
        <HubIndex words={hubs} />
        <Notice className="mt-10">
          {hubs.note}{' '}
          <SmartLink className="link" href={`${paths.contact}#hub-interest`}>
            {hubs.noteAction}
          </SmartLink>
        </Notice>
      </Section>
    </>
  )
}
