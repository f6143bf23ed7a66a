import * as z from 'zod/mini'
import { email } from './fields.ts'

/** The address that an administrator invites to create an account. */
export const inviteSchema = z.object({ email: email() })
