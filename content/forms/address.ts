import * as z from 'zod/mini'
import { email } from './fields.ts'

/** An email address alone: of somebody to be invited, or of somebody to be erased. */
export const addressSchema = z.object({ email: email() })
