import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm'
import type { RecipientState } from '#content/wire/announcements.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import {
  announcementDays,
  announcementRecipients as recipients,
  announcements,
} from '../db/schema/announcements.ts'
import { announcementMails } from '../limits/figures.ts'
import { composeMessage, sendOnce } from '../mail/deliver.ts'
import { composeAnnouncement, type Written } from './compose.ts'
import { isAbandoned } from './scope.ts'

const { portion, atATime, tries, pause } = announcementMails

/** The mail service takes no more mails now: the rest of the portion waits too. */
const full = new Set(['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED'])
/** The mail service did not accept the mail, but may accept it later. */
const AGAIN = 'E_INTERNAL_SERVER_ERROR'
/** No answer at all: the mail may be on its way. */
const UNCLEAR = 'unknown'

/** The day of a moment (UTC), as `2025-10-14`. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

export const mailsADay = (env: Env) =>
  Number(env.ANNOUNCEMENT_MAILS_PER_DAY) || announcementMails.mostADay

/** The outcome of the mail to a recipient; the problem is `null` if it was not handed over at all. */
type Outcome = { id: string; problem: string | undefined | null; mailId?: string | undefined }

/**
 * Sends an announcement to the next of its recipients. Each row is claimed by one statement before its mail is handed over, and
 * a mail whose outcome is unknown is never sent again, so nobody gets it twice, however many runs overlap. Returns true if more
 * may be waiting.
 */
export async function sendPortion(env: Env, db: Database, id: string): Promise<boolean> {
  const claim = crypto.randomUUID()
  const now = new Date()
  const claimed = await claimPortion(env, db, { id, claim, now })
  if (claimed.rows.length === 0 || !claimed.announcement) {
    await finishAnnouncement(db, id, now)
    return false
  }
  const outcomes = await sendMails(env, claimed.announcement, claimed.rows)
  await writeOutcomes(db, { id, claim, now }, outcomes)
  const isFull = outcomes.some(({ problem }) => problem === null)
  return !isFull && claimed.rows.length === portion
}

type Portion = { id: string; claim: string; now: Date }

async function claimPortion(env: Env, db: Database, { id, claim, now }: Portion) {
  const day = dayOf(now)
  const used = sql`coalesce((SELECT ${announcementDays.mails} FROM ${announcementDays} WHERE ${eq(announcementDays.day, day)}), 0)`
  const isSending = and(
    eq(announcements.id, id),
    eq(announcements.state, 'sending'),
    not(isAbandoned()),
  )
  const isNext = and(
    eq(recipients.announcementId, id),
    eq(recipients.state, 'waiting'),
    sql`(${recipients.triedAt} IS NULL OR ${recipients.triedAt} <= ${now.getTime() - pause})`,
    rowExists(announcements, isSending),
  )
  const next = sql`rowid IN (SELECT rowid FROM ${recipients} WHERE ${isNext}
    ORDER BY ${recipients.triedAt} LIMIT max(0, min(${portion}, ${mailsADay(env)} - ${used})))`
  const { rows, found } = await batchOf(db, {
    rows: db
      .update(recipients)
      .set({ state: 'sending', claim, triedAt: now })
      .where(next)
      .returning({ id: recipients.id, email: recipients.email }),
    counted: insertFrom(
      db,
      announcementDays,
      { day, mails: sql`count(*)` },
      sql`FROM ${recipients} WHERE ${isClaimed({ id, claim })}`,
    ).onConflictDoUpdate({
      target: announcementDays.day,
      set: { mails: sql`${announcementDays.mails} + excluded.mails` },
    }),
    found: db
      .select({
        subject: announcements.subject,
        text: announcements.text,
        hubId: announcements.hubId,
      })
      .from(announcements)
      .where(eq(announcements.id, id)),
  })
  return { rows, announcement: found[0] }
}

const isClaimed = ({ id, claim }: Pick<Portion, 'id' | 'claim'>) =>
  and(
    eq(recipients.announcementId, id),
    eq(recipients.state, 'sending'),
    eq(recipients.claim, claim),
  )

/** Sends a few mails at a time until all are sent or the mail service is full. */
async function sendMails(
  env: Env,
  announcement: Written,
  rows: { id: string; email: string }[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let isFull = false
  for (let first = 0; first < rows.length; first += atATime) {
    const group = rows.slice(first, first + atATime)
    const sent = await Promise.all(
      group.map(async ({ id, email: recipient }): Promise<Outcome> => {
        if (isFull) return { id, problem: null }
        const copy = composeAnnouncement(announcement, id)
        const message = await composeMessage(env, { recipient, copy })
        const { problem, mailId } = await sendOnce(env, message)
        return { id, mailId, problem: problem && full.has(problem) ? null : problem }
      }),
    )
    outcomes.push(...sent)
    isFull ||= sent.some(({ problem }) => problem === null)
  }
  return outcomes
}

function judge(problem: Outcome['problem']): RecipientState {
  if (problem === undefined) return 'sent'
  if (problem === null || problem === AGAIN) return 'waiting'
  return problem === UNCLEAR ? 'failed' : 'refused'
}

/** Milliseconds before the second and the third attempt to record the outcomes. */
const WAITS = [200, 1000]

/** Records the outcome of each mail. A lost outcome would count as failed, so this tries three times. */
async function writeOutcomes(db: Database, portionOf: Portion, outcomes: Outcome[]) {
  for (const wait of [...WAITS, undefined]) {
    try {
      await storeOutcomes(db, portionOf, outcomes)
      return
    } catch (error) {
      if (wait === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

async function storeOutcomes(db: Database, { id, claim, now }: Portion, outcomes: Outcome[]) {
  const rows = JSON.stringify(
    outcomes.map(({ id: row, problem, mailId }) => ({
      row,
      state: judge(problem),
      problem: problem ?? null,
      mailId: mailId ?? null,
    })),
  )
  const known = (name: 'state' | 'problem' | 'mailId') =>
    sql`(SELECT value ->> ${name} FROM json_each(${rows}) WHERE value ->> 'row' = ${recipients.id})`
  const failures = sql`${recipients.failures} + (${known('problem')} IS ${AGAIN})`
  const unsent = outcomes.filter(({ problem }) => problem === null).length
  await batchOf(db, {
    uncounted: db
      .update(announcementDays)
      .set({ mails: sql`max(0, ${announcementDays.mails} - ${unsent})` })
      .where(
        and(
          eq(announcementDays.day, dayOf(now)),
          // Has an effect only once, however often this statement is repeated.
          rowExists(recipients, isClaimed({ id, claim })),
        ),
      ),
    written: db
      .update(recipients)
      .set({
        state: sql`CASE WHEN ${failures} >= ${tries} THEN 'failed' ELSE ${known('state')} END`,
        failures,
        problem: known('problem'),
        mailId: known('mailId'),
        claim: null,
      })
      .where(isClaimed({ id, claim })),
    finished: finish(db, id, now),
  })
}

/** Marks an announcement as done once no recipient is waiting for it. */
function finish(db: Database, id: string, now: Date) {
  return db
    .update(announcements)
    .set({ state: 'done', finishedAt: now })
    .where(
      and(
        eq(announcements.id, id),
        eq(announcements.state, 'sending'),
        not(
          rowExists(
            recipients,
            eq(recipients.announcementId, id),
            inArray(recipients.state, ['waiting', 'sending']),
          ),
        ),
      ),
    )
}

async function finishAnnouncement(db: Database, id: string, now: Date): Promise<void> {
  await finish(db, id, now)
}

/**
 * Marks as failed the mails that a Worker claimed and never reported, because they may have been sent. `now` is in
 * milliseconds.
 */
export async function giveUpLost(db: Database, now: number): Promise<void> {
  const isOpen = db
    .select({ id: announcements.id })
    .from(announcements)
    .where(inArray(announcements.state, ['sending', 'paused']))
    .orderBy(asc(announcements.id))
  await db
    .update(recipients)
    .set({ state: 'failed', problem: UNCLEAR, claim: null })
    .where(
      and(
        inArray(recipients.announcementId, isOpen),
        eq(recipients.state, 'sending'),
        lte(recipients.triedAt, new Date(now - announcementMails.lease)),
      ),
    )
}
