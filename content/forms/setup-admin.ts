import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { emailLimits } from './fields.ts'

export const setupAdminSchema = z.object({
  email: z
    .string(words.anyEmail)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, words.anyEmail),
      z.maxLength(emailLimits.most, words.anyEmail),
    ),
})

export type SetupAdminForm = z.input<typeof setupAdminSchema>
