import './rosettes.css'
import { paths } from '#content/paths.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Rising } from '../../components/page-parts/rising.tsx'
import { RegistrationLink } from '../../components/registration/registration-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Criteria } from './criteria.tsx'
import { HowTracksWork } from './how-tracks-work.tsx'
import { Prizes } from './prizes.tsx'
import { Requirements } from './requirements.tsx'
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
  // As large as the titles of other heroes. `compact` alone would make it smaller.
  fontSize: 'min(1.6rem + 4.4vw, 14vw, 6rem)',
  letterSpacing: '-0.015em',
  marginInlineEnd:
    'max(min(0rem, (60rem - 100vw) / 8), min(7.5rem, max(0rem, 100vw - 14.5rem), 132rem - 200vw))',
}

export function Component() {
  const { hero } = tracksPage
  return (
    <>
      <PageHero
        compact
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
      <Requirements />
      <Criteria />
      <Prizes />
      <TracksClosing />
    </>
  )
}
