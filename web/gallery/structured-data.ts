import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import type { GalleryProject } from '#content/wire/gallery.ts'

/** Describes a project, as a schema.org SoftwareSourceCode. */
export const describeProject = (project: GalleryProject) => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareSourceCode',
  name: project.title,
  description: project.summary,
  url: event.origin + paths.project(project.slug),
  codeRepository: project.repositoryUrl,
  license: `https://spdx.org/licenses/${project.licence}.html`,
  creator: { '@type': 'Organization', name: project.teamName },
  datePublished: project.published,
})
