import './about.css'
import { paths } from '#content/paths.ts'
import { aboutPage } from '#words/pages/about.ts'
import { HubIndex } from '../../components/hubs/hub-index.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { StatLine } from '../../components/page-parts/stat-line.tsx'
import { unbroken } from '../../components/page-parts/unbroken.tsx'
import { RegistrationLink } from '../../components/registration/registration-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Building } from './building.tsx'
import { Invitations } from './invitations.tsx'
import { Regions } from './regions.tsx'
import { Why } from './why.tsx'

export const meta = aboutPage.meta

export function Component() {
  const { hero, stats, imperative, hub, hubs } = aboutPage
  return (
    <>
      <PageHero eyebrow={hero.dates} title={hero.title} lead={hero.text} seed={paths.about}>
        <RegistrationLink>{hero.action}</RegistrationLink>
        <ButtonLink href={paths.tracks} variant="secondary">
          {hero.secondaryAction}
        </ButtonLink>
      </PageHero>
      <div className="at-a-glance wrap pt-12">
        <StatLine items={stats} />
      </div>
      <Section beside title={imperative.heading}>
        <div className="measure grid gap-4 text-lg">
          {imperative.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Why />
      <Building />
      <Section beside title={hub.heading} lead={unbroken(hub.text)}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {hub.features.map(({ id, title, description }) => (
            <li key={id} className="border-t border-line pt-4">
              <h3>{title}</h3>
              <p className="mt-1">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <div className="cloth">
        <Section id="hubs" title={hubs.heading} lead={hubs.text}>
          <HubIndex words={hubs} />
        </Section>
      </div>
      <Regions />
      <Invitations />
    </>
  )
}
