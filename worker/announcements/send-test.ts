import { eq } from 'drizzle-orm'
import { announcementMail } from '#words/announcement-mail.ts'
import { users } from '../db/schema/accounts.ts'
import { Failure } from '../http/errors.ts'
import { deliver } from '../mail/deliver.ts'
import { composeAnnouncement } from './compose.ts'
import { readText } from './queries.ts'
import type { Desk } from './scope.ts'

/**
 * Sends an account a test of a draft, as it saw it; returns the address it went to. Throws if the draft was changed in the
 * meantime, or the mail service does not accept the test.
 */
export async function sendTest(
  env: Env,
  desk: Desk,
  { id, revision: seen }: { id: string; revision: string },
  userId: string,
): Promise<string> {
  const [{ revision, ...written }, [own]] = await Promise.all([
    readText(desk, id),
    desk.db.select({ email: users.email }).from(users).where(eq(users.id, userId)),
  ])
  if (!own) throw new Failure('auth.required', 401)
  if (revision !== seen) throw new Failure('announcements.changed', 409)
  const subject = announcementMail.testSubject(written.subject)
  const copy = composeAnnouncement({ ...written, subject })
  const { delivery } = await deliver(env, { recipient: own.email, copy })
  if (delivery !== 'sent') throw new Failure('announcements.test_failed', 503)
  return own.email
}
