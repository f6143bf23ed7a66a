import { countryNames } from '#content/catalogue/country-names.ts'
import { hubs } from '#content/catalogue/hubs.ts'
import type { GalleryProject } from '#content/wire/gallery.ts'
import { projectPage, projectsPage } from '#words/pages/projects.ts'
import { hyphenatedNames, trackNames } from '#words/track-names.ts'
import { heroStyle } from '../components/articles/article-cloth.tsx'
import { Fact, OutLink } from '../components/page-parts/fact.tsx'
import { Rosette } from '../components/page-parts/rosette.tsx'
import { clothOf } from '../components/tracks/track-cloth.tsx'
import { prizeName } from './project-card.tsx'

const { back, links, run, about } = projectPage

/** One project: its picture on its track's cloth, what it does, how to run it, and what it is made of. */
export function ProjectPage({ project }: { project: GalleryProject }) {
  const award = prizeName(project.award)
  return (
    <article>
      <header
        {...clothOf(project.trackId, '')}
        className="cloth-print article-hero project-hero"
        style={heroStyle}
      >
        <div {...clothOf(project.trackId, 'project-cloth')}>
          <Rosette seed={project.title} className="" />
        </div>
        <div className="wrap">
          <p>
            <a className="link" href={back.href}>
              {back.label}
            </a>
          </p>
          <p className="project-kind">
            {award && <strong className="project-prize">{award}</strong>}
            {trackNames[project.trackId] ?? project.trackId}
          </p>
          <h1 className="mt-2 wrap-anywhere">
            <bdi>{project.title}</bdi>
          </h1>
          <p className="measure mt-4 text-lg wrap-anywhere lg:text-xl">
            <bdi>{project.summary}</bdi>
          </p>
          <p className="project-by">{projectsPage.list.by(project.teamName)}</p>
          <p className="project-links">
            <OutLink href={project.repositoryUrl}>{links.repository}</OutLink>
            <OutLink href={project.demoUrl}>{links.demo}</OutLink>
            <OutLink href={project.videoUrl}>{links.video}</OutLink>
          </p>
        </div>
      </header>
      <div className="wrap grid gap-12 py-10 lg:grid-cols-[2fr_1fr] lg:gap-16 lg:py-20">
        <div className="min-w-0">
          <section aria-labelledby="about">
            <h2 id="about">{about.heading}</h2>
            <div
              className="prose foreign mt-6"
              dangerouslySetInnerHTML={{ __html: project.descriptionHtml }}
            />
          </section>
          <section aria-labelledby="run" className="mt-12">
            <h2 id="run" className="text-2xl">
              {run.heading}
            </h2>
            <dl className="mt-4 grid gap-4">
              <Fact label={run.transport}>{run.transports[project.transport]}</Fact>
              <Fact label={project.transport === 'stdio' ? run.command : run.address}>
                <code className="code mt-2 block">{project.command || project.address}</code>
              </Fact>
            </dl>
            {project.tools.length > 0 && (
              <>
                <h3 className="mt-8 text-lg">{run.tools}</h3>
                <dl className="mt-4">
                  {project.tools.map(({ name, description }) => (
                    <div key={name} className="project-tool">
                      <dt>
                        <code>{name}</code>
                      </dt>
                      <dd>
                        <bdi>{description}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </section>
        </div>
        <aside aria-labelledby="facts" className="min-w-0">
          <h2 id="facts" className="text-2xl">
            {about.facts}
          </h2>
          <dl className="project-facts mt-6">
            <Fact label={about.team}>{project.teamName}</Fact>
            <Fact label={about.track}>
              {hyphenatedNames[project.trackId] ?? trackNames[project.trackId] ?? project.trackId}
            </Fact>
            <Fact label={about.country}>{countryNames[project.country] ?? project.country}</Fact>
            {project.hubId && (
              <Fact label={about.hub}>
                {hubs.find(({ id }) => id === project.hubId)?.city ?? project.hubId}
              </Fact>
            )}
            <Fact label={about.licence}>{project.licence}</Fact>
            <Fact label={about.languages}>{project.languages}</Fact>
            <Fact label={about.dataSources}>{project.dataSources}</Fact>
          </dl>
        </aside>
      </div>
    </article>
  )
}
