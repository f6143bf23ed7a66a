import { trackCloths, trackIds, type TrackId } from '#content/facts/tracks.ts'
import { projectPage, projectsPage } from '#words/pages/projects.ts'
import { site } from '#words/site.ts'
import { trackNames } from '#words/track-names.ts'
import type { SocialCard } from '../document/social-card.ts'

/** The paths of the pictures that social networks show: one for the gallery, and one per track for its projects. */
export const pictureOf = {
  list: '/og/projects.png',
  project: (track: TrackId) => `/og/project-${track}.png`,
}

/** Lists those pictures for the build to draw. */
export function listGalleryCards(): SocialCard[] {
  return [
    {
      file: pictureOf.list.slice(1),
      title: projectsPage.hero.title,
      eyebrow: site.name,
      figure: { kind: 'posters' },
    },
    ...trackIds.map((id): SocialCard => ({
      file: pictureOf.project(id).slice(1),
      title: trackNames[id],
      eyebrow: projectPage.eyebrow,
      figure: { kind: 'rosette', seed: id, cloth: trackCloths[id] },
    })),
  ]
}
