import { tracks } from '#content/catalogue/tracks.ts'
import { paths } from '#content/paths.ts'
import { technicalRequirements } from '#words/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { JumpList } from '../../components/page-parts/jump-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { RegistrationLink } from '../../components/registration/registration-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Criteria } from './criteria.tsx'
import { Prizes } from './prizes.tsx'
import { TrackList } from './track-list.tsx'
import { TracksClosing } from './tracks-closing.tsx'

export const meta = tracksPage.meta

export function Component() {
  const { hero, intro, list, requirements } = tracksPage
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.text}
        aside={<JumpList label={list.jumpLabel} items={tracks} />}
      >
        <RegistrationLink otherwise={null}>{hero.action}</RegistrationLink>
        <ButtonLink href={paths.schedule} variant="secondary">
          {hero.secondaryAction}
        </ButtonLink>
      </PageHero>
      <Section title={intro.heading}>
        <ul className="grid gap-x-8 gap-y-8 md:grid-cols-3">
          {intro.cards.map(({ id, title, description }) => (
            <li key={id} className="border-t-2 border-figure pt-4">
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <TrackList />
      <div className="bg-panel">
        <Section beside title={requirements.heading} lead={requirements.text}>
          <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {technicalRequirements.map(({ id, title, description }, index) => (
              <li key={id} className="border-t border-line pt-4">
                <p className="numeral text-accent" aria-hidden="true">
                  {index + 1}
                </p>
                <h3 className="mt-2">{title}</h3>
                <p className="mt-1 text-muted">{description}</p>
              </li>
            ))}
          </ol>
        </Section>
      </div>
      <Criteria />
      <Prizes />
      <TracksClosing />
    </>
  )
}
