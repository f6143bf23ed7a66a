import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { hashText } from '../crypto.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { insertFrom } from '../db/insert-where.ts'
import { partnerApplications } from '../db/schema/intake.ts'
import { talentLinks, talentProfiles, talentReads, talentSightings } from '../db/schema/talent.ts'
import { Failure } from '../http/errors.ts'
import { isConfirmed } from '../matching/conditions.ts'
import { matchWords } from '../search/queries.ts'
import { shownProfile } from './profiles.ts'
import type { TalentRead } from './schemas.ts'

const PAGE = 20

/** Matches a link that works now, joined with its application, which is still accepted. */
const isLive = (now: Date): SQL =>
  and(gt(talentLinks.expiresAt, now), eq(partnerApplications.status, 'accepted'))!

/**
 * Reads a page of the talent list for the partner who has a link, the newest profiles first, and records that they have seen
 * it; `next` is where the next page begins, or null. Throws `talent.link_unknown`, or `talent.link_expired` for a link that has
 * expired or whose partner is no longer accepted.
 */
export async function readTalent(db: Database, { token, search, after }: TalentRead) {
  const now = new Date()
  const isLink = eq(talentLinks.tokenHash, hashText(token))
  const application = sql`${talentLinks} INNER JOIN ${partnerApplications} ON ${eq(partnerApplications.id, talentLinks.applicationId)}`
  const mayRead = sql`EXISTS (SELECT 1 FROM ${application} WHERE ${and(isLink, isLive(now))})`
  const matches = and(
    isConfirmed(talentProfiles.userId),
    matchWords(talentProfiles.searchText, search),
    mayRead,
  )
  const [time, id] = after?.split('.') ?? []
  const follows =
    after === undefined
      ? undefined
      : sql`(${talentProfiles.createdAt}, ${talentProfiles.id}) < (${Number(time)}, ${id})`
  const page = (most: number) =>
    db
      .select({ ...shownProfile, createdAt: talentProfiles.createdAt })
      .from(talentProfiles)
      .where(and(matches, follows))
      .orderBy(desc(talentProfiles.createdAt), desc(talentProfiles.id))
      .limit(most)
  const { links, counted, rows } = await batchOf(db, {
    links: db
      .select({
        organizationName: partnerApplications.organizationName,
        expiresAt: talentLinks.expiresAt,
        isLive: sql`${isLive(now)}`.mapWith(Boolean).as('is_live'),
      })
      .from(talentLinks)
      .innerJoin(partnerApplications, eq(partnerApplications.id, talentLinks.applicationId))
      .where(isLink),
    read: insertFrom(
      db,
      talentReads,
      {
        id: crypto.randomUUID(),
        applicationId: sql`${talentLinks.applicationId}`,
        search,
        createdAt: now,
      },
      sql`FROM ${application} WHERE ${and(isLink, isLive(now))}`,
    ),
    seen: insertFrom(
      db,
      talentSightings,
      {
        userId: sql`${talentProfiles.userId}`,
        applicationId: sql`${talentLinks.applicationId}`,
        organizationName: sql`${partnerApplications.organizationName}`,
        firstAt: now,
        lastAt: now,
      },
      sql`FROM ${talentProfiles}, ${application} WHERE ${and(
        isLink,
        sql`${talentProfiles.id} IN (SELECT id FROM (${page(PAGE).getSQL()}))`,
      )}`,
    ).onConflictDoUpdate({
      target: [talentSightings.userId, talentSightings.applicationId],
      set: { lastAt: now },
    }),
    counted: db.select({ total: db.$count(talentProfiles, matches) }).from(sql`(SELECT 1)`),
    rows: page(PAGE + 1),
  })
  const [link] = links
  if (!link) throw new Failure('talent.link_unknown', 404)
  if (!link.isLive) throw new Failure('talent.link_expired', 403)
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return {
    organizationName: link.organizationName,
    expiresAt: link.expiresAt,
    total: counted[0]?.total ?? 0,
    rows: shown.map(({ createdAt: _createdAt, ...row }) => row),
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
  }
}
