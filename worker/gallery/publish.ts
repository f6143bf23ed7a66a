import { and, count, eq, isNotNull, not, sql, type Column, type SQL } from 'drizzle-orm'
import { prizes } from '#content/facts/judging.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { removeAwards, renewAwards } from '../certificates/queries.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom, insertWhere } from '../db/insert-where.ts'
import { galleryProjects, galleryPublication } from '../db/schema/gallery.ts'
import { judgingResults } from '../db/schema/judging.ts'
import { projects } from '../db/schema/projects.ts'
import { teams } from '../db/schema/teams.ts'

const submission = (field: string) => sql`${projects.submission} ->> ${field}`

const isHandedIn = and(isNotNull(projects.submission), isNotNull(projects.slug))!

/** Reads how many projects are submitted, and when they were published; null if they are not. */
export async function readState(db: Database) {
  const { publications, totals } = await batchOf(db, {
    publications: db
      .select({ publishedAt: galleryPublication.publishedAt })
      .from(galleryPublication),
    totals: db.select({ projects: count() }).from(projects).where(isHandedIn),
  })
  return { published: publications[0] ?? null, projects: totals[0]?.projects ?? 0 }
}

/** The prize of a team, by its place among the published results; teams that share a place share its prize. */
const prizeOf = (teamId: Column) =>
  sql`(SELECT CASE ${judgingResults.place} ${sql.join(
    prizes.map(({ id }, index) => sql`WHEN ${index + 1} THEN ${id}`),
    sql` `,
  )} END FROM ${judgingResults} WHERE ${eq(judgingResults.projectId, teamId)})`

/**
 * Publishes every submitted project as it is now, with the prizes if the results of the judging are published; returns false if
 * projects are already public, or if the number submitted is not the one that was `seen`.
 */
export async function publishProjects(db: Database, seen: number, actor: Actor): Promise<boolean> {
  const now = new Date()
  const isAsSeen = eq(db.$count(projects, isHandedIn), seen)
  const isHidden = and(not(rowExists(galleryPublication)), isAsSeen)!
  const { published } = await batchOf(db, {
    log: logAction(db, 'gallery_published', actor, { now, where: isHidden }),
    projects: insertFrom(
      db,
      galleryProjects,
      {
        teamId: sql`${teams.id}`,
        slug: sql`${projects.slug}`,
        title: submission('title'),
        summary: submission('summary'),
        teamName: sql`${teams.teamName}`,
        trackId: sql`${teams.trackId}`,
        country: sql`${teams.country}`,
        hubId: sql`${teams.hubId}`,
        award: prizeOf(teams.id),
        content: sql`${projects.submission}`,
      },
      sql`FROM ${projects} INNER JOIN ${teams} ON ${eq(teams.id, projects.teamId)}
        WHERE ${and(isHandedIn, isHidden)}`,
    ),
    awards: renewAwards(db, isHidden),
    published: insertWhere(
      db,
      galleryPublication,
      { id: 1, revision: crypto.randomUUID(), publishedAt: now },
      isHidden,
    ).returning({ id: galleryPublication.id }),
  })
  return published.length > 0
}

/** Unpublishes all projects; does nothing if none are published. */
export async function takeBackProjects(db: Database, actor: Actor): Promise<void> {
  await batchOf(db, {
    log: logAction(db, 'gallery_taken_back', actor, {
      now: new Date(),
      where: rowExists(galleryPublication),
    }),
    awards: removeAwards(db, rowExists(galleryPublication)),
    projects: db.delete(galleryProjects),
    publication: db.delete(galleryPublication),
  })
}

/**
 * Builds the statements that give the public projects their prizes from the results as the batch leaves them, if the condition
 * holds. Cached pages are no longer used after that.
 */
export const renewPrizes = (db: Database, holds: SQL) => ({
  prizes: db
    .update(galleryProjects)
    .set({ award: prizeOf(galleryProjects.teamId) })
    .where(holds),
  awards: renewAwards(db, holds),
  pages: db.update(galleryPublication).set({ revision: crypto.randomUUID() }).where(holds),
})
