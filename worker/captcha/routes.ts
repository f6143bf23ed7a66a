import { Hono } from 'hono'
import * as z from 'zod/mini'
import { email } from '#content/forms/fields.ts'
import { challengeActions } from '#content/wire/captcha-actions.ts'
import type { AppEnv } from '../http/context.ts'
import { limitSite } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { makeChallenge } from './altcha.ts'
import { chooseProvider } from './check.ts'
import { choosePrice } from './price.ts'

const occasion = z.object({
  action: z._default(z.enum(challengeActions), 'auth'),
  account: z.optional(email()),
})

export const captchaRoutes = new Hono<AppEnv>().get(
  '/',
  limitSite('CAPTCHA_LIMIT', 'captcha'),
  noStore(),
  validate('query', occasion),
  async (c) => {
    if (chooseProvider(c.env) === 'turnstile') {
      return c.json({ provider: 'turnstile' as const, siteKey: c.env.TURNSTILE_SITE_KEY })
    }
    const asked = c.req.valid('query')
    const price = await choosePrice(c.var.db, c.env, asked, new Date())
    const challenge = await makeChallenge(c.env, asked, price)
    return c.json({ provider: 'altcha' as const, challenge })
  },
)
