import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { FormId } from '#content/wire/captcha-actions.ts'
import type { ErrorCode } from '#content/wire/error-codes.ts'
import { verifyCaptcha } from '../captcha/check.ts'
import { hashText } from '../crypto.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/constraints.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { clientAddress, countRequest } from '../http/limits.ts'
import { countAcknowledgement } from '../limits/mails.ts'
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
  /** The statements that let the form in once if somebody else vouches for it: it needs no captcha then. */
  voucher?: readonly BatchItem<'sqlite'>[]
  /** The statements that store the form. */
  statements: (stamp: Stamp) => readonly BatchItem<'sqlite'>[]
  /** The acknowledgement to the sender; left out if the mailbox or the site had too many in the last hour. */
  mail: OutgoingMail & { url: string; teamId?: string }
  /** Throws a {@link Failure} if no new form is accepted now; one that is already stored is answered all the same. */
  rejectNew?: () => void
  /** The error code for a different form under the same key. */
  conflictCode?: ErrorCode
  /** Builds the error for a violation of a unique index other than the key. */
  uniqueFailure?: (error: unknown) => Failure
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
  const mail = { id: form.id, ...submission.mail }
  try {
    submission.rejectNew?.()
    const proof = submission.voucher ?? (await provePerson(c, form, submission.action))
    const { counts, isWelcome } = countAcknowledgement(db, c.env, mail.recipient, stamp.createdAt)
    const { queued } = await batchOf(db, {
      counts,
      queued: addToOutbox(db, mail, isWelcome, stamp.createdAt),
      proof,
      stored: submission.statements(stamp),
    })
    if (queued.length > 0) sendAfterAnswer(c, mail)
  } catch (error) {
    if (!(error instanceof Failure) && !isUniqueViolation(error)) throw error
    // It may be here already, sent earlier or side by side: the repetition is answered like the first.
    const earlier = await findReceipt(db, form.id, stamp.formDigest, submission)
    if (earlier) return earlier
    // Another kind of form has the key and is being acknowledged under it.
    if (isUniqueViolation(error, 'outgoing_mails')) throw new Failure('form.already_received', 409)
    if (isUniqueViolation(error, 'used_captchas')) throw new Failure('captcha.failed', 400)
    throw error instanceof Failure ? error : (submission.uniqueFailure?.(error) ?? error)
  }
  return { id: form.id, createdAt: stamp.createdAt, isNew: true }
}

/** Checks the captcha of a form, counts the form, and returns the statements that use the captcha up. */
async function provePerson(c: Context<AppEnv>, { id, captcha }: Form, action: FormId) {
  const checks = { db: c.var.db, env: c.env, address: clientAddress(c.req.raw) }
  const used = await verifyCaptcha(checks, captcha, action, id)
  await countRequest(c, 'SOLVED_LIMIT', action)
  return used
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
