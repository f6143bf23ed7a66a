import * as z from 'zod/mini'
import { emailLimits } from './fields.ts'

const message = 'Please enter an email address'

export const setupAdminSchema = z.object({
  email: z
    .string(message)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, message),
      z.maxLength(emailLimits.most, message),
    ),
})

export type SetupAdminForm = z.input<typeof setupAdminSchema>
