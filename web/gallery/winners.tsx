import { paths } from '#content/paths.ts'
import type { GalleryCard } from '#content/wire/gallery.ts'
import { projectsPage } from '#words/pages/projects.ts'
import { Section } from '../components/page-parts/section.tsx'
import { Cards } from './project-card.tsx'

const { winners: words } = projectsPage

/** The winners on the home page, which has not loaded the `styles` of a project's card. */
export function Winners({
  winners,
  styles,
}: {
  winners: readonly GalleryCard[]
  styles: readonly string[]
}) {
  return (
    <Section title={words.heading}>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <Cards projects={winners} areWinners />
      <p className="mt-8">
        <a className="link" href={paths.projects}>
          {words.all}
        </a>
      </p>
    </Section>
  )
}
