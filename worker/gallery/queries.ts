import { and, asc, count, desc, eq, isNotNull, sql, type Column, type SQL } from 'drizzle-orm'
import { prizes } from '#content/facts/judging.ts'
import {
  galleryFilters,
  type GalleryCard,
  type GalleryFilter,
  type GalleryFilterName,
  type GalleryList,
} from '#content/wire/gallery.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { galleryProjects, galleryPublication } from '../db/schema/gallery.ts'

const PAGE_SIZE = 24

const cardColumns = {
  slug: galleryProjects.slug,
  title: galleryProjects.title,
  summary: galleryProjects.summary,
  teamName: galleryProjects.teamName,
  trackId: galleryProjects.trackId,
  country: galleryProjects.country,
  hubId: galleryProjects.hubId,
  award: galleryProjects.award,
}

const filterColumns = {
  track: galleryProjects.trackId,
  country: galleryProjects.country,
  hub: galleryProjects.hubId,
  award: galleryProjects.award,
} satisfies Record<GalleryFilterName, Column>

/**
 * Finds the publication; undefined while there is none and nothing of the gallery may be shown. Its revision changes when a
 * project leaves it, with its team or with a team's last person.
 */
export async function findPublication(db: Database) {
  const [publication] = await db
    .select({
      revision: sql<string>`${galleryPublication.revision} || '.' || ${db.$count(galleryProjects)}`,
      publishedAt: galleryPublication.publishedAt,
    })
    .from(galleryPublication)
  return publication
}

/** Lists a page of the published projects, by title, with how many projects each further filter would leave. */
export async function listGallery(
  db: Database,
  filter: GalleryFilter,
  page: number,
): Promise<GalleryList> {
  const byFilter = (name: GalleryFilterName) => {
    const { [name]: _own, ...others } = filter
    const value = sql<string>`${filterColumns[name]}`.as('value')
    const total = count().as('total')
    return db
      .select({ value, total })
      .from(galleryProjects)
      .where(and(isNotNull(filterColumns[name]), matches(others)))
      .groupBy(filterColumns[name])
      .orderBy(desc(total), asc(value))
  }
  const found = await batchOf(db, {
    projects: db
      .select(cardColumns)
      .from(galleryProjects)
      .where(matches(filter))
      .orderBy(sql`${galleryProjects.title} COLLATE NOCASE`, asc(galleryProjects.slug))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    winners: selectWinners(db),
    totals: db.select({ total: count() }).from(galleryProjects).where(matches(filter)),
    track: byFilter('track'),
    country: byFilter('country'),
    hub: byFilter('hub'),
    award: byFilter('award'),
  })
  const { projects, winners, totals, track, country, hub, award } = found
  const total = totals[0]?.total ?? 0
  return {
    projects,
    winners: winners.toSorted(byPrize),
    choices: { track, country, hub, award },
    filter,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
  }
}

/** Lists the published projects that have a prize, the highest first. */
export async function listWinners(db: Database): Promise<GalleryCard[]> {
  return (await selectWinners(db)).toSorted(byPrize)
}

function selectWinners(db: Database) {
  return db.select(cardColumns).from(galleryProjects).where(isNotNull(galleryProjects.award))
}

type Winner = Pick<GalleryCard, 'award'>
const rank = ({ award }: Winner) => prizes.findIndex(({ id }) => id === award)
const byPrize = (one: Winner, other: Winner) => rank(one) - rank(other)

/** Finds a published project by its slug. */
export async function findPublishedProject(db: Database, slug: string) {
  const [project] = await db
    .select({ ...cardColumns, content: galleryProjects.content })
    .from(galleryProjects)
    .where(eq(galleryProjects.slug, slug))
  return project
}

/** Lists the slugs of all published projects. */
export function listSlugs(db: Database) {
  return db
    .select({ slug: galleryProjects.slug })
    .from(galleryProjects)
    .orderBy(galleryProjects.slug)
}

function matches(filter: GalleryFilter): SQL | undefined {
  return and(
    ...galleryFilters.flatMap((name) => {
      const value = filter[name]
      return value === undefined ? [] : [sql`${filterColumns[name]} = ${value}`]
    }),
  )
}
