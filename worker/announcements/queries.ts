import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { recipientStates, type RecipientState } from '#content/wire/announcements.ts'
import { countRows, paginate, presentList, type ListQuery } from '../admin/list-query.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import {
  announcementDays,
  announcementRecipients as recipients,
  announcements,
} from '../db/schema/announcements.ts'
import { Failure } from '../http/errors.ts'
import { dayOf, mailsADay } from './portions.ts'
import { countReach } from './steer.ts'

/** Addresses shown that an announcement did not reach. */
const MOST_PROBLEMS = 100

const columns = {
  id: announcements.id,
  subject: announcements.subject,
  state: announcements.state,
  audience: announcements.audience,
  recipients: announcements.recipients,
  startsAt: announcements.startsAt,
  startedAt: announcements.startedAt,
  finishedAt: announcements.finishedAt,
  createdAt: announcements.createdAt,
}

const selectDay = (db: Database, now: Date) =>
  db
    .select({ mails: announcementDays.mails })
    .from(announcementDays)
    .where(eq(announcementDays.day, dayOf(now)))

const presentBudget = (env: Env, days: { mails: number }[]) => ({
  used: days[0]?.mails ?? 0,
  most: mailsADay(env),
})

/** Lists a page of announcements, and how many of their mails the day still has. */
export async function listAnnouncements(env: Env, db: Database, query: ListQuery<'created'>) {
  const now = new Date()
  // There are tens of them: no index is needed.
  const where = query.search
    ? sql`instr(lower(${announcements.subject}), lower(${query.search})) > 0`
    : undefined
  const { rows, counted, days } = await batchOf(db, {
    rows: paginate(db.select(columns).from(announcements).where(where).$dynamic(), query, {
      created: [announcements.createdAt, announcements.id],
    }),
    counted: countRows(db, announcements, where),
    days: selectDay(db, now),
  })
  return { ...presentList(query, rows, counted), budget: presentBudget(env, days) }
}

/** Reads an announcement: a draft with how many it would reach, any other with how far its mails are. */
export async function readAnnouncement(env: Env, db: Database, id: string) {
  const now = new Date()
  const { found, counted, problems, days } = await batchOf(db, {
    found: db
      .select({ ...columns, text: announcements.text, revision: announcements.revision })
      .from(announcements)
      .where(eq(announcements.id, id)),
    counted: db
      .select({ state: recipients.state, amount: count() })
      .from(recipients)
      .where(eq(recipients.announcementId, id))
      .groupBy(recipients.state),
    problems: db
      .select({
        email: recipients.email,
        state: sql<'refused' | 'failed'>`${recipients.state}`.as('state'),
        problem: recipients.problem,
      })
      .from(recipients)
      .where(
        and(eq(recipients.announcementId, id), inArray(recipients.state, ['refused', 'failed'])),
      )
      .orderBy(desc(recipients.state), recipients.email)
      .limit(MOST_PROBLEMS),
    days: selectDay(db, now),
  })
  const [announcement] = found
  if (!announcement) throw new Failure('admin.not_found', 404)
  const counts = Object.fromEntries(
    recipientStates.map((state) => [
      state,
      counted.find((one) => one.state === state)?.amount ?? 0,
    ]),
  ) as Record<RecipientState, number>
  const [reach] = announcement.startedAt ? [] : await countReach(db, announcement.audience, now)
  return {
    ...announcement,
    counts,
    problems,
    reach: reach ?? null,
    budget: presentBudget(env, days),
  }
}

/** Reads what an announcement says. */
export async function readText(db: Database, id: string) {
  const [found] = await db
    .select({
      revision: announcements.revision,
      subject: announcements.subject,
      text: announcements.text,
    })
    .from(announcements)
    .where(eq(announcements.id, id))
  if (!found) throw new Failure('admin.not_found', 404)
  return found
}

/** Selects the announcements that went to an address, for the copy of somebody's own data. */
export function selectOwnAnnouncements(
  db: Database,
  isOwn: (column: typeof recipients.email) => ReturnType<typeof eq>,
) {
  return db
    .select({
      email: recipients.email,
      subject: announcements.subject,
      state: recipients.state,
      triedAt: recipients.triedAt,
    })
    .from(recipients)
    .innerJoin(announcements, eq(announcements.id, recipients.announcementId))
    .where(isOwn(recipients.email))
}
