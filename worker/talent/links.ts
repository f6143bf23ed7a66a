import { and, count, eq, gt, max, sql } from 'drizzle-orm'
import { talentLinkDays } from '#content/facts/talent.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'
import { talentMails } from '#words/talent-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { partnerApplications } from '../db/schema/intake.ts'
import { talentLinks, talentProfiles, talentReads } from '../db/schema/talent.ts'
import { Failure } from '../http/errors.ts'
import { queueMail } from '../mail/outbox.ts'
import { sealLink } from '../mail/sealed-link.ts'

const DAY = 24 * 3600_000

/** Reads what organisers know about the link of a partner; throws `admin.not_found` if there is no such application. */
export async function readLink(db: Database, applicationId: string) {
  const isOwn = eq(talentReads.applicationId, applicationId)
  const { applications, links, reads } = await batchOf(db, {
    applications: db
      .select({ people: db.$count(talentProfiles) })
      .from(partnerApplications)
      .where(eq(partnerApplications.id, applicationId)),
    links: db
      .select({
        sentAt: talentLinks.sentAt,
        expiresAt: talentLinks.expiresAt,
        isLive: sql`${gt(talentLinks.expiresAt, new Date())}`.mapWith(Boolean).as('is_live'),
      })
      .from(talentLinks)
      .where(eq(talentLinks.applicationId, applicationId)),
    reads: db
      .select({ times: count(), lastAt: max(talentReads.createdAt) })
      .from(talentReads)
      .where(isOwn),
  })
  const [application] = applications
  if (!application) throw new Failure('admin.not_found', 404)
  return {
    people: application.people,
    link: links[0] ?? null,
    reads: { times: reads[0]?.times ?? 0, lastAt: reads[0]?.lastAt ?? null },
  }
}

/**
 * Sends an accepted partner a link to the talent list, which replaces any earlier one; `seen` is when that was sent, or null.
 * Throws `admin.not_found`, `talent.not_accepted`, or `talent.link_sent` if someone else has sent one in the meantime.
 */
export async function sendLink(
  { db, env }: { db: Database; env: Env },
  applicationId: string,
  seen: string | null,
  actor: Actor,
): Promise<void> {
  const now = new Date()
  const sealed = sealLink(env, paths.talent)
  const expiresAt = new Date(now.getTime() + talentLinkDays * DAY)
  const isIt = eq(partnerApplications.id, applicationId)
  const last = db
    .select({ sentAt: talentLinks.sentAt })
    .from(talentLinks)
    .where(eq(talentLinks.applicationId, applicationId))
  const isUnchanged = sql`(${last.getSQL()}) IS ${seen === null ? null : Date.parse(seen)}`
  const row = { tokenHash: sealed.hash, sentAt: now, expiresAt }
  const isSent = rowExists(talentLinks, eq(talentLinks.tokenHash, sealed.hash))
  const { found } = await batchOf(db, {
    sent: insertFrom(
      db,
      talentLinks,
      { applicationId, ...row },
      sql`FROM ${partnerApplications} WHERE ${and(isIt, eq(partnerApplications.status, 'accepted'), isUnchanged)}`,
    ).onConflictDoUpdate({ target: talentLinks.applicationId, set: row }),
    log: logAction(db, 'talent_link_sent', actor, { now, subjectId: applicationId, where: isSent }),
    mail: queueMail(
      db,
      {
        recipient: sql`(SELECT ${partnerApplications.email} FROM ${partnerApplications} WHERE ${isIt})`,
        copy: talentMails.talentLink({
          until: formatDay(expiresAt.toISOString().slice(0, 10), 'date'),
        }),
        url: sealed.url,
      },
      now,
      isSent,
    ),
    found: db
      .select({
        status: partnerApplications.status,
        isSent: sql`${isSent}`.mapWith(Boolean).as('is_sent'),
      })
      .from(partnerApplications)
      .where(isIt),
  })
  const [application] = found
  if (!application) throw new Failure('admin.not_found', 404)
  if (application.isSent) return
  throw new Failure(
    application.status === 'accepted' ? 'talent.link_sent' : 'talent.not_accepted',
    409,
  )
}

/** Ends a partner's link at once; does nothing if no link works. */
export async function endLink(db: Database, applicationId: string, actor: Actor): Promise<void> {
  const now = new Date()
  const isLive = and(eq(talentLinks.applicationId, applicationId), gt(talentLinks.expiresAt, now))!
  await batchOf(db, {
    log: logAction(db, 'talent_link_ended', actor, {
      now,
      subjectId: applicationId,
      where: rowExists(talentLinks, isLive),
    }),
    ended: db.update(talentLinks).set({ expiresAt: now }).where(isLive),
  })
}
