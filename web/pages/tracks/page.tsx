import './rosettes.css'
import { paths } from '#content/paths.ts'
import { technicalRequirements } from '#words/judging.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Rising } from '../../components/page-parts/rising.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { RegistrationLink } from '../../components/registration/registration-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Criteria } from './criteria.tsx'
import { HowTracksWork } from './how-tracks-work.tsx'
import { Prizes } from './prizes.tsx'
import { TrackList } from './track-list.tsx'
import { TrackWall } from './track-wall.tsx'
import { TracksClosing } from './tracks-closing.tsx'

export const meta = tracksPage.meta

/**
 * Where the rosette stands beside the title (rosettes.css), the title stops short of it; the last term ends this on wide
 * screens. There, the title may run a little past its column, because a round rosette leaves room in the corner.
 */
const besideRosette = {
  display: 'block',
  marginInlineEnd:
    'max(min(0rem, (60rem - 100vw) / 8), min(7.5rem, max(0rem, 100vw - 14.5rem), 132rem - 200vw))',
}

export function Component() {
  const { hero, requirements } = tracksPage
  return (
    <>
      <PageHero
        title={<span style={besideRosette}>{hero.title}</span>}
        lead={hero.text}
        aside={<Rising seed={hero.title} className="beside-title" />}
      >
        <RegistrationLink otherwise={null}>{hero.action}</RegistrationLink>
        <ButtonLink href={paths.schedule} variant="secondary">
          {hero.secondaryAction}
        </ButtonLink>
      </PageHero>
      <TrackWall />
      <HowTracksWork />
      <TrackList />
      <div className="bg-panel">
        <Section title={requirements.heading} lead={requirements.text}>
          <ol className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-8">
            {technicalRequirements.map(({ id, title, description }, index) => (
              <li
                key={id}
                className="grid grid-cols-[auto_1fr] content-start items-baseline gap-x-3 lg:items-start lg:gap-x-6"
              >
                <p
                  className="numeral tinted row-span-2 grid size-8 place-items-center rounded-full text-lg lg:size-14 lg:text-3xl"
                  data-tint="ochre"
                  data-tone="solid"
                  aria-hidden="true"
                >
                  {index + 1}
                </p>
                <h3>{title}</h3>
                <p className="col-start-2 mt-1">{description}</p>
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
