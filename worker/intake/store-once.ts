import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase64urlNoPadding } from '@oslojs/encoding'
import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Context } from 'hono'
import type { ErrorCode } from '#words/errors.ts'
import { proveCaptcha } from '../captcha/check.ts'
import type { Database } from '../db/client.ts'
import { isUniqueViolation } from '../db/constraints.ts'
import type { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import type { teams } from '../db/schema/teams.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { keepMail, sendKeptMail, type Acknowledgement } from '../mail/outbox.ts'

type Form = { id: string; captcha: string }
type FormTable =
  | typeof contactMessages
  | typeof hubInterests
  | typeof partnerApplications
  | typeof teams

/** What every stored form carries beside its fields. */
export type Stamp = { formDigest: string; createdAt: Date }

/** What the sender is told: the same for the first request and for each repetition. */
export type Receipt = { id: string; createdAt: Date; isNew: boolean }

type Write = BatchItem<'sqlite'>

type Rules = {
  table: FormTable
  /** The captcha's action. */
  action: string
  /** The statements that store the form. */
  writes: (stamp: Stamp) => readonly Write[]
  /** What the sender gets for it. */
  mail: Omit<Acknowledgement, 'id'>
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
export async function storeOnce(c: Context<AppEnv>, form: Form, rules: Rules): Promise<Receipt> {
  const { db } = c.var
  const stamp = { formDigest: digestForm(form), createdAt: new Date() }
  const earlier = await findReceipt(db, form.id, stamp.formDigest, rules)
  if (earlier) return earlier
  rules.refuse?.()
  const mail = { id: form.id, ...rules.mail }
  try {
    const captcha = await proveCaptcha(c, form.captcha, rules.action, form.id)
    const kept = keepMail(db, mail, stamp.createdAt)
    await db.batch([kept, ...captcha, ...rules.writes(stamp)])
  } catch (error) {
    if (!(error instanceof Failure) && !isUniqueViolation(error)) throw error
    // Two requests with one id may run side by side: the one that lost answers like the other.
    const meanwhile = await findReceipt(db, form.id, stamp.formDigest, rules)
    if (meanwhile) return meanwhile
    if (isUniqueViolation(error, 'used_captchas')) throw new Failure('captcha.failed', 400)
    throw error instanceof Failure ? error : (rules.taken ?? error)
  }
  sendKeptMail(c, mail)
  return { id: form.id, createdAt: stamp.createdAt, isNew: true }
}

// SHA-256 over what the form says: a repeated request is known from a changed one.
function digestForm({ id: _id, captcha: _captcha, ...values }: Form): string {
  return encodeBase64urlNoPadding(sha256(new TextEncoder().encode(JSON.stringify(values))))
}

async function findReceipt(
  db: Database,
  id: string,
  digest: string,
  rules: Rules,
): Promise<Receipt | undefined> {
  const { table, otherwise = 'form.already_received' } = rules
  const [stored] = await db
    .select({ id: table.id, digest: table.formDigest, createdAt: table.createdAt })
    .from(table)
    .where(eq(table.id, id))
  if (!stored) return undefined
  if (stored.digest !== digest) throw new Failure(otherwise, 409)
  return { id: stored.id, createdAt: stored.createdAt, isNew: false }
}
