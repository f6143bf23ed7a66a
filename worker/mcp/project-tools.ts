import * as z from 'zod/mini'
import { listTools } from '#content/forms/listed-tools.ts'
import { paths } from '#content/paths.ts'
import { galleryFilters, type GalleryCard } from '#content/wire/gallery.ts'
import { mcpWords } from '#words/mcp.ts'
import type { Database } from '../db/client.ts'
import { findPublication, findPublishedProject, listGallery } from '../gallery/queries.ts'
import { defineTool } from './define-tool.ts'

const words = mcpWords.tools
const choice = (description: string) =>
  z.optional(z.string().check(z.maxLength(100), z.describe(description)))

const card = {
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  team: z.string(),
  track: z.string(),
  country: z.string(),
  hub: z.nullable(z.string()),
  award: z.nullable(z.string()),
  url: z.string(),
}

const listProjects = defineTool(
  'list_projects',
  z.object({
    track: choice(words.list_projects.track),
    country: choice(words.list_projects.country),
    hub: choice(words.list_projects.hub),
    award: choice(words.list_projects.award),
    page: z._default(
      z.int().check(z.minimum(1), z.maximum(1000), z.describe(words.list_projects.page)),
      1,
    ),
  }),
  z.object({
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    projects: z.array(z.object(card)),
  }),
  async ({ page, ...wanted }, origin, db) => {
    const filter = Object.fromEntries(
      galleryFilters.flatMap((name) => (wanted[name] ? [[name, wanted[name]]] : [])),
    )
    const list = await listGallery(await openGallery(db), filter, page)
    const projects = list.projects.map((project) => describe(project, origin))
    return { total: list.total, page, pages: list.pages, projects }
  },
)

const readProject = defineTool(
  'read_project',
  z.object({ slug: z.string().check(z.maxLength(200), z.describe(words.read_project.slug)) }),
  z.object({
    ...card,
    description: z.string(),
    repositoryUrl: z.string(),
    demoUrl: z.string(),
    videoUrl: z.string(),
    transport: z.string(),
    command: z.string(),
    address: z.string(),
    tools: z.array(z.object({ name: z.string(), description: z.string() })),
    licence: z.string(),
    languages: z.string(),
    dataSources: z.string(),
  }),
  async ({ slug }, origin, db) => {
    const project = await findPublishedProject(await openGallery(db), slug)
    if (!project) throw new Error(mcpWords.unknown.project(slug))
    const { content, ...rest } = project
    return { ...content, tools: listTools(content.tools), ...describe(rest, origin) }
  },
)

export const projectTools = [listProjects, readProject]

/** Returns the database once the projects are published; throws before that. */
async function openGallery(db: Database | undefined): Promise<Database> {
  if (!db || !(await findPublication(db))) throw new Error(mcpWords.unpublished)
  return db
}

function describe(
  { slug, title, summary, teamName, trackId, country, hubId, award }: GalleryCard,
  origin: string,
) {
  const url = origin + paths.project(slug)
  return { slug, title, summary, team: teamName, track: trackId, country, hub: hubId, award, url }
}
