import { prizes } from '#content/catalogue/judging.ts'
import { paths } from '#content/paths.ts'
import type { GalleryCard } from '#content/wire/gallery.ts'
import { projectsPage } from '#words/pages/projects.ts'
import { trackNames } from '#words/track-names.ts'
import { Rosette } from '../components/page-parts/rosette.tsx'
import { clothOf } from '../components/tracks/track-cloth.tsx'

/** Returns the name of a prize by its id. */
export const prizeName = (award: GalleryCard['award']) =>
  prizes.find(({ id }) => id === award)?.place

/** Projects side by side; winners with large pictures, the first of all the largest. */
export function Cards({
  projects,
  areWinners = false,
}: {
  projects: readonly GalleryCard[]
  areWinners?: boolean
}) {
  return (
    <ul className={`projects ${areWinners ? 'winners' : ''}`}>
      {projects.map((project) => (
        <li key={project.slug}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  )
}

/** A project in a list: the picture drawn from its name on its track's cloth, then what it is and who built it. */
function ProjectCard({ project }: { project: GalleryCard }) {
  const award = prizeName(project.award)
  return (
    <article className="project-card">
      <div {...clothOf(project.trackId, 'project-swatch')}>
        <Rosette seed={project.title} className="" />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm text-muted">
          {award && <strong className="project-award">{award}</strong>}
          {trackNames[project.trackId] ?? project.trackId}
        </p>
        <h3 className="mt-2">
          <a className="hover:underline" href={paths.project(project.slug)}>
            <bdi>{project.title}</bdi>
          </a>
        </h3>
        <p className="mt-2">
          <bdi>{project.summary}</bdi>
        </p>
        <p className="mt-2 text-sm text-muted">{projectsPage.list.by(project.teamName)}</p>
      </div>
    </article>
  )
}
