import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { limitByAddress } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { makeChallenge } from './altcha.ts'
import { chooseProvider } from './check.ts'

export const captchaRoutes = new Hono<AppEnv>().get(
  '/',
  limitByAddress('AUTH_LIMIT', 'captcha'),
  noStore(),
  async (c) => {
    if (chooseProvider(c.env) === 'turnstile') {
      return c.json({ provider: 'turnstile' as const, siteKey: c.env.TURNSTILE_SITE_KEY })
    }
    return c.json({ provider: 'altcha' as const, challenge: await makeChallenge(c.env) })
  },
)
