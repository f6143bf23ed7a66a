import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { joinWordsSchema } from '#content/forms/join-request.ts'
import {
  hideSchema,
  matchingMessageSchema,
  personCardSchema,
  reportSchema,
  teamCardSchema,
} from '#content/forms/matching.ts'
import { readWhileChecked, signedIn } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { limitByAccount } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { flushAfterAnswer } from '../mail/outbox.ts'
import { askToJoin } from '../teams/join-requests.ts'
import { cardFilterSchema } from './card-filters.ts'
import { listCards } from './cards.ts'
import { hideAuthor, report, showAgain } from './hides.ts'
import { byCard } from './join-by-card.ts'
import { sendMessage } from './messages.ts'
import { readOverview } from './overview.ts'
import { deleteCard, savePersonCard, saveTeamCard, switchCard } from './save-card.ts'

const row = z.object({ id: z.uuid() })
const limit = () => limitByAccount('SOLVED_LIMIT', 'matching')

const databaseOf = (c: Context<AppEnv>) => ({ db: c.var.db, env: c.env })

/** Find a team, for people who are signed in and have confirmed their address. */
export const matchingRoutes = new Hono<AppEnv>()
  .use(noStore())
  .get('/', async (c) => c.json(await readWhileChecked(c, (user) => readOverview(c.var.db, user))))
  .get('/cards', validate('query', cardFilterSchema), async (c) =>
    c.json(await readWhileChecked(c, (user) => listCards(c.var.db, user, c.req.valid('query')))),
  )
  .use(signedIn(), limit())
  .put('/card', validate('json', personCardSchema), async (c) =>
    c.json(await savePersonCard(c.var.db, c.var.user, c.req.valid('json'))),
  )
  .put('/teams/:id/card', validate('param', row), validate('json', teamCardSchema), async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await saveTeamCard(c.var.db, c.var.user, id, c.req.valid('json')))
  })
  .put('/cards/:id/pause', validate('param', row), async (c) => {
    await switchCard(c.var.db, c.var.user, { ...c.req.valid('param'), isOn: false })
    return c.body(null, 204)
  })
  .delete('/cards/:id/pause', validate('param', row), async (c) => {
    await switchCard(c.var.db, c.var.user, { ...c.req.valid('param'), isOn: true })
    return c.body(null, 204)
  })
  .delete('/cards/:id', validate('param', row), async (c) => {
    await deleteCard(c.var.db, c.var.user, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/hides', validate('json', hideSchema), async (c) => {
    await hideAuthor(c.var.db, c.var.user, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/hides/:id', validate('param', row), async (c) => {
    await showAgain(c.var.db, c.var.user, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/reports', validate('json', reportSchema), async (c) => {
    await report(databaseOf(c), c.var.user, c.req.valid('json'))
    return c.body(null, 204)
  })
  .use(flushAfterAnswer())
  .post(
    '/cards/:id/messages',
    validate('param', row),
    validate('json', matchingMessageSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await sendMessage(databaseOf(c), c.var.user, id, c.req.valid('json')))
    },
  )
  .post(
    '/cards/:id/requests',
    validate('param', row),
    validate('json', joinWordsSchema),
    async (c) => {
      const { user, db } = c.var
      const way = byCard(db, user, c.req.valid('param').id)
      return c.json(await askToJoin(databaseOf(c), user, c.req.valid('json'), way))
    },
  )
