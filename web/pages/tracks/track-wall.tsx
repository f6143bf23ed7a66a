import { trackIds } from '#content/facts/tracks.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { PosterFace, posterOf } from '../../components/tracks/poster.tsx'

/** The posters of all tracks; each leads to its row further down. */
export function TrackWall() {
  const { heading, jumpLabel } = tracksPage.list
  return (
    <Section title={heading} className="lg:pt-14">
      <nav aria-label={jumpLabel} className="lg:-mt-6">
        <ol className="posters">
          {trackIds.map((id) => (
            <li key={id}>
              <a href={`#${id}`} {...posterOf(id)}>
                <PosterFace id={id} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Section>
  )
}
