import * as z from 'zod/mini'
import { email } from './fields.ts'

/** Whom an administrator invites to make an account. */
export const inviteSchema = z.object({ email: email() })
