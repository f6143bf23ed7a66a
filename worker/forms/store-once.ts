import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { FormId } from '#content/wire/captcha-actions.ts'
import type { ErrorCode } from '#content/wire/error-codes.ts'
import { verifyCaptcha } from '../captcha/check.ts'
import { hashText } from '../crypto.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/constraints.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { clientAddress } from '../http/limits.ts'
import type { OutgoingMail } from '../mail/deliver.ts'
import { addToOutbox, sendAfterAnswer } from '../mail/outbox.ts'

/** What every form has besides its fields: the key that the browser made for it, and a solved captcha. */
type Form = { id: string; captcha: string }

/** A table that stores forms by their keys. */
type FormTable = SQLiteTable & {
  id: AnySQLiteColumn<{ data: string; notNull: true }>
  formDigest: AnySQLiteColumn<{ data: string; notNull: true }>
  createdAt: AnySQLiteColumn<{ data: Date; notNull: true }>
}

/** The columns that every stored form has besides its fields. */
export type Stamp = { formDigest: string; createdAt: Date }

/** The answer to the sender: the same for the first request and every repetition, but for `isNew`. */
export type Receipt = { id: string; createdAt: Date; isNew: boolean }

type Submission = {
  table: FormTable
  /** The captcha's action. */
  action: FormId
  /** The statements that store the form. */
  statements: (stamp: Stamp) => readonly BatchItem<'sqlite'>[]
  /** The acknowledgement to the sender. */
  mail: OutgoingMail & { url: string }
  /** Throws if no new form is accepted now. Not called for a form that is already stored. */
  rejectNew?: () => void
  /** The error code for a different form under the same key. */
  conflictCode?: ErrorCode
  /** The error for a violation of a unique index other than the key. */
  uniqueFailure?: Failure
}

/**
 * Stores a form once, however often it is sent, together with its captcha and its acknowledgement, or not at all. A
 * repetition gets the first answer and needs no captcha: the request whose answer was lost has used it up.
 */
export async function storeOnce(
  c: Context<AppEnv>,
  form: Form,
  submission: Submission,
): Promise<Receipt> {
  const { db } = c.var
  const stamp = { formDigest: digestForm(form), createdAt: new Date() }
  const earlier = await findReceipt(db, form.id, stamp.formDigest, submission)
  if (earlier) return earlier
  submission.rejectNew?.()
  const mail = { id: form.id, ...submission.mail }
  try {
    const captcha = await verifyCaptcha(
      { db, env: c.env, address: clientAddress(c.req.raw) },
      form.captcha,
      submission.action,
      form.id,
    )
    const queued = addToOutbox(db, mail, stamp.createdAt)
    await db.batch([queued, ...captcha, ...submission.statements(stamp)])
  } catch (error) {
    if (!(error instanceof Failure) && !isUniqueViolation(error)) throw error
    // Two requests with the same key may run side by side: the loser answers like the winner.
    const meanwhile = await findReceipt(db, form.id, stamp.formDigest, submission)
    if (meanwhile) return meanwhile
    // Another kind of form has the key and is being acknowledged under it.
    if (isUniqueViolation(error, 'outgoing_mails')) throw new Failure('form.already_received', 409)
    if (isUniqueViolation(error, 'used_captchas')) throw new Failure('captcha.failed', 400)
    throw error instanceof Failure ? error : (submission.uniqueFailure ?? error)
  }
  sendAfterAnswer(c, mail)
  return { id: form.id, createdAt: stamp.createdAt, isNew: true }
}

/** Answers 201 for a form that has just been stored, 200 for a repetition. */
export function sendReceipt(c: Context<AppEnv>, { isNew, ...receipt }: Receipt) {
  return c.json(receipt, isNew ? 201 : 200)
}

// Tells a repeated request from one that reuses the key for different values.
function digestForm({ id: _id, captcha: _captcha, ...values }: Form): string {
  return hashText(JSON.stringify(values))
}

async function findReceipt(
  db: Database,
  id: string,
  digest: string,
  { table, conflictCode = 'form.already_received' }: Submission,
): Promise<Receipt | undefined> {
  const [stored] = await db
    .select({ id: table.id, digest: table.formDigest, createdAt: table.createdAt })
    .from(table)
    .where(eq(table.id, id))
  if (!stored) return undefined
  if (stored.digest !== digest) throw new Failure(conflictCode, 409)
  return { id: stored.id, createdAt: stored.createdAt, isNew: false }
}
