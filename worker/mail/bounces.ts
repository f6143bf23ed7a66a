import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { batchOf } from '../db/batch.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { insertFrom } from '../db/insert-where.ts'
import { announcementRecipients, announcementRefusals } from '../db/schema/announcements.ts'
import { intakeEntries } from '../db/schema/intake-cases.ts'
import { settledMails } from '../db/schema/mail.ts'

/** Deliveries after which an event is dropped if no mail has its id: the Worker that sent the mail stores the id at once, or never. */
const TRIES = 3

/**
 * An event that Cloudflare Email Sending publishes about a mail it has accepted
 * (developers.cloudflare.com/email-service/platform/event-subscriptions). Deliveries and delays are ignored.
 */
const mailEvent = z.object({
  type: z.enum([
    'cf.email.sending.message.bounced',
    'cf.email.sending.message.failed',
    'cf.email.sending.message.rejected',
    'cf.email.sending.message.complained',
  ]),
  payload: z.object({
    messageId: z.string().check(z.minLength(1), z.maxLength(300)),
    delivery: z.optional(z.object({ smtpStatusCode: z.optional(z.coerce.string()) })),
  }),
})

type Event = { mailId: string; state: 'bounced' | 'complained'; problem: string | null }

function readEvent(body: unknown): Event | undefined {
  const { data } = mailEvent.safeParse(body)
  if (!data) return undefined
  const { messageId, delivery } = data.payload
  if (data.type.endsWith('.complained'))
    return { mailId: messageId, state: 'complained', problem: null }
  const code = delivery?.smtpStatusCode ?? ''
  return { mailId: messageId, state: 'bounced', problem: /^\d{3}$/.test(code) ? code : null }
}

/**
 * Records which mails bounced after the mail service had accepted them. Whoever marks an announcement as spam gets no more of
 * them. Repeating an event has no further effect. An event with an unknown id is retried a few times, because it may arrive
 * before the id is stored; most of these are about mails whose outcome we do not keep.
 */
export async function noteBounces(batch: MessageBatch<unknown>, env: Env): Promise<void> {
  const read = batch.messages.map((message) => ({ message, event: readEvent(message.body) }))
  try {
    const events = read.flatMap(({ event }) => event ?? [])
    const known = events.length > 0 ? await storeEvents(openDatabase(env), events) : new Set()
    for (const { message, event } of read) {
      if (!event || known.has(event.mailId) || message.attempts >= TRIES) message.ack()
      else message.retry()
    }
  } catch (error) {
    // Only the name: the error's message may hold values.
    console.error('bounces not noted', { name: (error as Error).name })
    batch.retryAll()
  }
}

/** Records events; returns the ids of the mails that were found. */
async function storeEvents(db: Database, events: Event[]): Promise<Set<string | null>> {
  const told = JSON.stringify(events)
  const those = (state: Event['state']) =>
    sql`(SELECT value ->> 'mailId' FROM json_each(${told}) WHERE value ->> 'state' = ${state})`
  const all = sql`(SELECT value ->> 'mailId' FROM json_each(${told}))`
  const { email, mailId, state } = announcementRecipients
  const of = (name: 'state' | 'problem') =>
    sql`(SELECT value ->> ${name} FROM json_each(${told}) WHERE value ->> 'mailId' = ${mailId} LIMIT 1)`
  // A repeated event must not unsubscribe a reader who has asked for announcements again.
  const justComplained = and(inArray(mailId, those('complained')), ne(state, 'complained'))
  const { announced, settled, answered } = await batchOf(db, {
    refused: insertFrom(
      db,
      announcementRefusals,
      { email: sql`${email}`, createdAt: new Date() },
      sql`FROM ${announcementRecipients} WHERE ${justComplained}`,
    ).onConflictDoNothing(),
    passedOver: db
      .update(announcementRecipients)
      .set({ state: 'unsubscribed' })
      .where(
        and(
          eq(state, 'waiting'),
          inArray(email, db.select({ email }).from(announcementRecipients).where(justComplained)),
        ),
      ),
    announced: db
      .update(announcementRecipients)
      .set({ state: of('state'), problem: of('problem') })
      .where(inArray(mailId, all))
      .returning({ mailId }),
    settled: db
      .update(settledMails)
      .set({ delivery: 'bounced' })
      .where(inArray(settledMails.mailId, those('bounced')))
      .returning({ mailId: settledMails.mailId }),
    answered: db
      .update(intakeEntries)
      .set({ delivery: 'bounced' })
      .where(inArray(intakeEntries.mailId, those('bounced')))
      .returning({ mailId: intakeEntries.mailId }),
  })
  return new Set([...announced, ...settled, ...answered].map((row) => row.mailId))
}
