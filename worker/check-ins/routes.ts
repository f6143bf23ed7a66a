import { Hono } from 'hono'
import * as z from 'zod/mini'
import { checkInSchema } from '#content/forms/check-in.ts'
import { readWhileChecked, signedIn } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { limitByAccount } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { readCheckIns, tellCheckIn } from './change-check-in.ts'

const ofTeam = z.object({ teamId: z.uuid() })
const oneOfTeam = z.object({
  teamId: z.uuid(),
  number: z.pipe(z.string().check(z.regex(/^[1-9]$/)), z.transform(Number)),
})

export const checkInRoutes = new Hono<AppEnv>()
  .use(noStore())
  .get('/mine/:teamId', validate('param', ofTeam), async (c) => {
    const { teamId } = c.req.valid('param')
    return c.json(await readWhileChecked(c, (user) => readCheckIns(c.var.db, user, teamId)))
  })
  .put(
    '/mine/:teamId/:number',
    signedIn(),
    limitByAccount('SOLVED_LIMIT', 'check-in'),
    validate('param', oneOfTeam),
    validate('json', checkInSchema),
    async (c) => {
      const told = await tellCheckIn(c.var, c.req.valid('param'), c.req.valid('json'))
      return c.json({ told })
    },
  )
