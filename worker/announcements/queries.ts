import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { hubAnnouncementsADay } from '#content/facts/hub-mails.ts'
import { recipientStates, type RecipientState } from '#content/wire/announcements.ts'
import {
  CHUNK,
  countRows,
  isAfter,
  paginate,
  placeIn,
  presentList,
  sortRows,
  type ListQuery,
  type Placed,
} from '../admin/list-query.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import {
  announcementDays,
  announcementRecipients as recipients,
  announcements,
} from '../db/schema/announcements.ts'
import { Failure } from '../http/errors.ts'
import { dayOf, mailsADay } from './portions.ts'
import { isWithin, type Desk, type Scope } from './scope.ts'
import { countHubDay, countReach } from './steer.ts'

/** Addresses shown that an announcement did not reach. */
const MOST_PROBLEMS = 100

const columns = {
  id: announcements.id,
  subject: announcements.subject,
  state: announcements.state,
  audience: announcements.audience,
  hubId: announcements.hubId,
  heldAt: announcements.heldAt,
  recipients: announcements.recipients,
  startsAt: announcements.startsAt,
  startedAt: announcements.startedAt,
  finishedAt: announcements.finishedAt,
  createdAt: announcements.createdAt,
}

/** Counts what has been sent on the day: mails of all announcements, or announcements of a hub. */
const selectDay = ({ db, scope }: Desk, now: Date) =>
  db
    .select({
      used: sql<number>`${
        scope === 'all'
          ? sql`coalesce((SELECT ${announcementDays.mails} FROM ${announcementDays} WHERE ${eq(announcementDays.day, dayOf(now))}), 0)`
          : countHubDay(db, scope.hubId, now)
      }`.as('used'),
    })
    .from(sql`(SELECT 1)`)

const presentBudget = (env: Env, scope: Scope, days: { used: number }[]) => ({
  used: days[0]?.used ?? 0,
  most: scope === 'all' ? mailsADay(env) : hubAnnouncementsADay,
})

export type AnnouncementQuery = ListQuery<'created'>

const orders = { created: [announcements.createdAt, announcements.id] }

// There are tens of them: no index is needed.
const isAsked = ({ search }: AnnouncementQuery) =>
  search ? sql`instr(lower(${announcements.subject}), lower(${search})) > 0` : undefined

/** Lists a page of announcements, and how much of its budget the day has used: in mails, for a hub in announcements. */
export async function listAnnouncements(env: Env, desk: Desk, query: AnnouncementQuery) {
  const { db, scope } = desk
  const now = new Date()
  const where = and(isWithin(scope), isAsked(query))
  const { rows, counted, days } = await batchOf(db, {
    rows: paginate(db.select(columns).from(announcements).where(where).$dynamic(), query, orders),
    counted: countRows(db, announcements, where),
    days: selectDay(desk, now),
  })
  return { ...presentList(query, rows, counted), budget: presentBudget(env, scope, days) }
}

/** Reads the next chunk of the list of all announcements after `last`, each with how many mails came to which end. */
export function readAnnouncements(
  db: Database,
  query: AnnouncementQuery,
  last: Placed | undefined,
) {
  const amount = (state: RecipientState) =>
    sql<number>`(SELECT count(*) FROM ${recipients} WHERE ${and(
      eq(recipients.announcementId, announcements.id),
      eq(recipients.state, state),
    )})`.as(`amount_${state}`)
  const chunk = db
    .select({
      ...columns,
      place: placeIn(query, orders),
      sent: amount('sent'),
      refused: amount('refused'),
      failed: amount('failed'),
      bounced: amount('bounced'),
      complained: amount('complained'),
      unsubscribed: amount('unsubscribed'),
    })
    .from(announcements)
    .where(and(isAsked(query), isAfter(query, orders, last)))
  return sortRows(chunk.$dynamic(), query, orders).limit(CHUNK)
}

/** Reads the next chunk of the recipients of an announcement after `last`, by address. */
export const readRecipients = (db: Database, id: string, last: { email: string } | undefined) =>
  db
    .select({
      email: recipients.email,
      state: recipients.state,
      triedAt: recipients.triedAt,
      problem: recipients.problem,
    })
    .from(recipients)
    .where(and(eq(recipients.announcementId, id), last && gt(recipients.email, last.email)))
    .orderBy(recipients.email)
    .limit(CHUNK)

/**
 * Reads an announcement: a draft with how many it would reach, any other with how far its mails are. Only administrators read
 * which addresses it did not reach.
 */
export async function readAnnouncement(env: Env, desk: Desk, id: string) {
  const { db, scope } = desk
  const now = new Date()
  const { found, counted, problems, days } = await batchOf(db, {
    found: db
      .select({ ...columns, text: announcements.text, revision: announcements.revision })
      .from(announcements)
      .where(and(eq(announcements.id, id), isWithin(scope))),
    counted: db
      .select({ state: recipients.state, amount: count() })
      .from(recipients)
      .where(eq(recipients.announcementId, id))
      .groupBy(recipients.state),
    problems: db
      .select({
        email: recipients.email,
        state: sql<'refused' | 'failed' | 'bounced'>`${recipients.state}`.as('state'),
        problem: recipients.problem,
      })
      .from(recipients)
      .where(
        and(
          scope === 'all' ? undefined : sql`false`,
          eq(recipients.announcementId, id),
          inArray(recipients.state, ['refused', 'failed', 'bounced']),
        ),
      )
      .orderBy(desc(recipients.state), recipients.email)
      .limit(MOST_PROBLEMS),
    days: selectDay(desk, now),
  })
  const [announcement] = found
  if (!announcement) throw new Failure('admin.not_found', 404)
  const counts = Object.fromEntries(
    recipientStates.map((state) => [
      state,
      counted.find((one) => one.state === state)?.amount ?? 0,
    ]),
  ) as Record<RecipientState, number>
  const [reach] = announcement.startedAt ? [] : await countReach(db, announcement, now)
  return {
    ...announcement,
    counts,
    problems,
    reach: reach ?? null,
    budget: presentBudget(env, scope, days),
  }
}

/** Reads what an announcement says. */
export async function readText({ db, scope }: Desk, id: string) {
  const [found] = await db
    .select({
      revision: announcements.revision,
      subject: announcements.subject,
      text: announcements.text,
      hubId: announcements.hubId,
    })
    .from(announcements)
    .where(and(eq(announcements.id, id), isWithin(scope)))
  if (!found) throw new Failure('admin.not_found', 404)
  return found
}

/** Selects the announcements that an account wrote, for the copy of its owner's data. */
export const selectWrittenBy = (db: Database, { id }: { id: string }) =>
  db
    .select({
      subject: announcements.subject,
      text: announcements.text,
      hubId: announcements.hubId,
      state: announcements.state,
      createdAt: announcements.createdAt,
    })
    .from(announcements)
    .where(eq(announcements.createdBy, id))

/** Selects the announcements that went to an address, for the copy of its owner's data. */
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
