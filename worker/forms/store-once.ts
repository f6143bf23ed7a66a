import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { ErrorCode } from '#content/wire/error-codes.ts'
import { verifyCaptcha } from '../captcha/check.ts'
import { hashText } from '../crypto.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/constraints.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { clientAddress } from '../http/limits.ts'
import type { OutgoingMail } from '../mail/deliver.ts'
import { keepMail, sendAfterAnswer } from '../mail/outbox.ts'

/** What every form carries beside its fields: the key that the browser made for it, and a solved captcha. */
type Form = { id: string; captcha: string }

/** A table that keeps forms under their keys. */
type FormTable = SQLiteTable & {
  id: AnySQLiteColumn<{ data: string; notNull: true }>
  formDigest: AnySQLiteColumn<{ data: string; notNull: true }>
  createdAt: AnySQLiteColumn<{ data: Date; notNull: true }>
}

/** What every stored form carries beside its fields. */
export type Stamp = { formDigest: string; createdAt: Date }

/** What the sender is told: the same for the first request and for each repetition. */
export type Receipt = { id: string; createdAt: Date; isNew: boolean }

type Filing = {
  table: FormTable
  /** The captcha's action. */
  action: string
  /** The statements that store the form. */
  writes: (stamp: Stamp) => readonly BatchItem<'sqlite'>[]
  /** What the sender gets for it. */
  mail: OutgoingMail & { url: string }
  /** Throws when no new form is accepted now; a form that is stored already is past this. */
  refuse?: () => void
  /** The code for another form under the same id. */
  otherwise?: ErrorCode
  /** What a refused value means when the id is not the reason. */
  taken?: Failure
}

/**
 * Stores a form once, however often it is sent: with its captcha and its acknowledgement, or nothing of it. A
 * repetition gets the first answer and needs no captcha: its own was used up by the request whose answer was lost.
 */
export async function storeOnce(c: Context<AppEnv>, form: Form, filing: Filing): Promise<Receipt> {
  const { db } = c.var
  const stamp = { formDigest: digestForm(form), createdAt: new Date() }
  const earlier = await findReceipt(db, form.id, stamp.formDigest, filing)
  if (earlier) return earlier
  filing.refuse?.()
  const mail = { id: form.id, ...filing.mail }
  try {
    const captcha = await verifyCaptcha(
      { db, env: c.env, address: clientAddress(c.req.raw) },
      form.captcha,
      filing.action,
      form.id,
    )
    const kept = keepMail(db, mail, stamp.createdAt)
    await db.batch([kept, ...captcha, ...filing.writes(stamp)])
  } catch (error) {
    if (!(error instanceof Failure) && !isUniqueViolation(error)) throw error
    // Two requests with one id may run side by side: the one that lost answers like the other.
    const meanwhile = await findReceipt(db, form.id, stamp.formDigest, filing)
    if (meanwhile) return meanwhile
    if (isUniqueViolation(error, 'used_captchas')) throw new Failure('captcha.failed', 400)
    throw error instanceof Failure ? error : (filing.taken ?? error)
  }
  sendAfterAnswer(c, mail)
  return { id: form.id, createdAt: stamp.createdAt, isNew: true }
}

/** Answers 201 for a form that was stored now, 200 for its repetition. */
export function sendReceipt(c: Context<AppEnv>, { isNew, ...receipt }: Receipt) {
  return c.json(receipt, isNew ? 201 : 200)
}

// SHA-256 over what the form says: a repeated request is known from a changed one.
function digestForm({ id: _id, captcha: _captcha, ...values }: Form): string {
  return hashText(JSON.stringify(values))
}

async function findReceipt(
  db: Database,
  id: string,
  digest: string,
  { table, otherwise = 'form.already_received' }: Filing,
): Promise<Receipt | undefined> {
  const [stored] = await db
    .select({ id: table.id, digest: table.formDigest, createdAt: table.createdAt })
    .from(table)
    .where(eq(table.id, id))
  if (!stored) return undefined
  if (stored.digest !== digest) throw new Failure(otherwise, 409)
  return { id: stored.id, createdAt: stored.createdAt, isNew: false }
}
