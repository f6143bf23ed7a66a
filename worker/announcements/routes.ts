import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { sendSchema, steerSchema, testSchema } from '#content/forms/announcement-steps.ts'
import { listQuery } from '../admin/list-query.ts'
import { actorOf } from '../audit/actor.ts'
import type { AppEnv } from '../http/context.ts'
import { limitByAccount } from '../http/limits.ts'
import { validate } from '../http/validate.ts'
import { renderHtml } from '../mail/template.ts'
import { composeAnnouncement } from './compose.ts'
import { deleteDraft } from './drafts.ts'
import { listAnnouncements, readAnnouncement, readText } from './queries.ts'
import { continueAnnouncements } from './queue.ts'
import type { Desk } from './scope.ts'
import { sendTest } from './send-test.ts'
import { pauseAnnouncement, resumeAnnouncement, sendAnnouncement } from './steer.ts'

const oneOf = z.object({ id: z.uuid() })
const list = z.object(listQuery(['created']))

/** The database, limited to what the guard of the request allows. */
export const deskOf = (c: Context<AppEnv>): Desk => ({ db: c.var.db, scope: c.var.scope })

/** Sends what is due once the response has gone out. If that fails, the next cron does it. */
function goOn(c: Context<AppEnv>): void {
  const work = continueAnnouncements(c.env, c.var.db, Date.now()).catch((error: Error) =>
    console.error('announcements not continued', { name: error.name }),
  )
  c.executionCtx.waitUntil(work)
}

/** What administrators and hub organisers both do. A guard before it sets `c.var.scope`. */
export const announcementRoutes = new Hono<AppEnv>()
  .get('/', validate('query', list), async (c) =>
    c.json(await listAnnouncements(c.env, deskOf(c), c.req.valid('query'))),
  )
  .get('/:id', validate('param', oneOf), async (c) =>
    c.json(await readAnnouncement(c.env, deskOf(c), c.req.valid('param').id)),
  )
  .delete('/:id', validate('param', oneOf), async (c) => {
    await deleteDraft(deskOf(c), c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  .get('/:id/preview', validate('param', oneOf), async (c) => {
    const copy = composeAnnouncement(await readText(deskOf(c), c.req.valid('param').id))
    const unsubscribe = { kind: 'announcements', url: '#' } as const
    return c.json({ html: await renderHtml(copy, { siteUrl: c.env.SITE_URL, unsubscribe }) })
  })
  .post(
    '/:id/test',
    validate('param', oneOf),
    validate('json', testSchema),
    limitByAccount('FORM_LIMIT', 'announcement-test'),
    async (c) => {
      const { id } = c.req.valid('param')
      const { revision } = c.req.valid('json')
      return c.json({ email: await sendTest(c.env, deskOf(c), { id, revision }, c.var.user.id) })
    },
  )
  .post('/:id/send', validate('param', oneOf), validate('json', sendSchema), async (c) => {
    const { revision, startsAt } = c.req.valid('json')
    const now = Date.now()
    const at = new Date(startsAt === null ? now : Math.max(now, Date.parse(startsAt)))
    await sendAnnouncement(
      deskOf(c),
      c.req.valid('param').id,
      { revision, startsAt: at },
      actorOf(c),
    )
    goOn(c)
    return c.body(null, 204)
  })
  .put('/:id/state', validate('param', oneOf), validate('json', steerSchema), async (c) => {
    const { state } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const steer = state === 'paused' ? pauseAnnouncement : resumeAnnouncement
    await steer(deskOf(c), id, actorOf(c))
    if (state === 'sending') goOn(c)
    return c.body(null, 204)
  })
