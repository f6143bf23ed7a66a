import { Hono, type Context } from 'hono'
import { countryCodes } from '#content/facts/countries.ts'
import { hubs } from '#content/facts/hubs.ts'
import { prizes } from '#content/facts/judging.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { listTools } from '#content/forms/listed-tools.ts'
import { paths } from '#content/paths.ts'
import {
  galleryAddress,
  galleryFilters,
  type GalleryFilter,
  type GalleryFilterName,
  type GalleryProject,
} from '#content/wire/gallery.ts'
import type { RenderedView } from '#content/wire/rendered.ts'
import type { AppEnv } from '../http/context.ts'
import { fetchMissingPage } from '../http/missing-page.ts'
import { answerFromCache } from './page-cache.ts'
import {
  findPublication,
  findPublishedProject,
  listGallery,
  listSlugs,
  listWinners,
} from './queries.ts'

/** What the gallery may be narrowed to; all else is one filter that matches nothing, so that its pages are kept once. */
const known: Readonly<Record<GalleryFilterName, ReadonlySet<string>>> = {
  track: new Set(trackIds),
  country: new Set(countryCodes),
  hub: new Set(hubs.map(({ id }) => id)),
  award: new Set(prizes.map(({ id }) => id)),
}
const UNKNOWN = 'unknown'

/** Tells whether a request is for a page of the gallery. */
export const isGalleryPage = ({ req }: Context) => /^\/projects(\/[^/.]*)?$/.test(req.path)

/** The published projects, as documents. While nothing is published, these addresses do not exist. */
export const galleryRoutes = new Hono<AppEnv>()
  .get('/', (c) => {
    const filter = readFilter(c.req.query())
    const page = readPage(c.req.query('page'))
    return answerPage(c, galleryAddress(filter, page), async () => {
      const list = await listGallery(c.var.db, filter, page)
      return page > list.pages ? undefined : { kind: 'list', list }
    })
  })
  .get('/sitemap.xml', async (c) => {
    const publication = await findPublication(c.var.db)
    const slugs = publication ? await listSlugs(c.var.db) : []
    const pages = publication
      ? [paths.projects, ...slugs.map(({ slug }) => paths.project(slug))]
      : []
    const { writeSitemap } = await import('virtual:rendered')
    c.header('Content-Type', 'application/xml; charset=utf-8')
    return c.body(writeSitemap(pages.map((path) => new URL(path, c.env.SITE_URL).href)))
  })
  .get('/winners.html', async (c) => {
    const publication = await findPublication(c.var.db)
    const answer =
      publication &&
      (await answerFromCache(c, paths.winners, publication, async () => {
        const winners = await listWinners(c.var.db)
        return winners.length > 0 ? { kind: 'winners', winners } : undefined
      }))
    // A browser that asks too early has done nothing wrong.
    return answer ?? c.body(null, 204)
  })
  .get('/:slug{[^/.]+}', (c) => {
    const slug = c.req.param('slug')
    return answerPage(c, paths.project(slug), async ({ publishedAt }) => {
      const project = await findPublishedProject(c.var.db, slug)
      if (!project) return undefined
      return { kind: 'project', project: await presentProject(project, publishedAt) }
    })
  })

/** Answers with a page of the gallery, or with the 404 page of the site where there is no such page now. */
async function answerPage(
  c: Context<AppEnv>,
  address: string,
  read: (publication: { publishedAt: Date }) => Promise<RenderedView | undefined>,
): Promise<Response> {
  const publication = await findPublication(c.var.db)
  const answer =
    publication && (await answerFromCache(c, address, publication, () => read(publication)))
  return answer ?? answerMissing(c)
}

async function presentProject(
  { content, ...card }: NonNullable<Awaited<ReturnType<typeof findPublishedProject>>>,
  publishedAt: Date,
): Promise<GalleryProject> {
  const { title: _title, summary: _summary, description, tools, ...rest } = content
  // The parser is large, and most requests need no page of a project.
  const { renderMarkdown } = await import('../markdown.ts')
  return {
    ...card,
    ...rest,
    descriptionHtml: renderMarkdown(description),
    tools: listTools(tools),
    published: publishedAt.toISOString().slice(0, 10),
  }
}

async function answerMissing(c: Context<AppEnv>): Promise<Response> {
  const { origin } = new URL(c.req.url)
  const page = await fetchMissingPage(['/404'], { origin, method: c.req.method }, c.env.ASSETS)
  return page ?? c.notFound()
}

function readFilter(query: Record<string, string>): GalleryFilter {
  return Object.fromEntries(
    galleryFilters.flatMap((name) => {
      const value = query[name]
      return value ? [[name, known[name].has(value) ? value : UNKNOWN]] : []
    }),
  )
}

/** Reads a page number; anything that is not one means the first page. */
function readPage(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}
