import * as z from 'zod/mini'
import * as ownWords from '#words/announcement-messages.ts'
import * as words from '#words/forms.ts'
import { oneOf } from './fields.ts'

/** Days ahead for which an announcement can be scheduled. */
const MOST_DAYS = 60

/** The revision of which its writer wants a test. */
export const testSchema = z.object({ revision: z.uuid(words.reload) })

/** Whether an announcement goes on or waits. */
export const steerSchema = z.object({ state: oneOf(['paused', 'sending'], words.reload) })

/** How an announcement is sent: the revision that its writer saw, and when; null for now. */
export const sendSchema = z.object({
  revision: z.uuid(words.reload),
  startsAt: z.nullable(
    z.iso
      .datetime(ownWords.startsAt)
      .check(
        z.refine(
          (time) => Date.parse(time) < Date.now() + MOST_DAYS * 24 * 3600_000,
          ownWords.startsAt,
        ),
      ),
  ),
})
