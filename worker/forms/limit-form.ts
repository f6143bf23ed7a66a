import { every } from 'hono/combine'
import { limitFlood, limitRefused } from '../http/limits.ts'

/** Limits a route that stores forms; those with a right captcha are counted by {@link storeOnce}. */
export const limitForm = (name: string) => every(limitFlood(name), limitRefused('FORM_LIMIT', name))
