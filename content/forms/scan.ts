import * as z from 'zod/mini'
import * as words from '#words/attendance-messages.ts'
import { isDay } from '../wire/analytics-period.ts'
import { formId } from './fields.ts'

/** Longer than any code that is typed with spaces and dashes. */
const LONGEST = 60

/** Somebody at the door, on a day such as `2025-10-20`: known by the code that they show, or chosen by name. */
export const scanSchema = z.object({
  id: formId(),
  day: z.string(words.day).check(z.refine(isDay, words.day)),
  code: z.optional(
    z.string(words.code).check(z.minLength(1, words.code), z.maxLength(LONGEST, words.code)),
  ),
  memberId: z.optional(z.uuid(words.member)),
})
