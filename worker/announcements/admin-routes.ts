import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import {
  announcementSchema,
  sendSchema,
  steerSchema,
  testSchema,
} from '#content/forms/announcement.ts'
import { announcementMail } from '#words/announcement-mail.ts'
import { listQuery } from '../admin/list-query.ts'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import { users } from '../db/schema/accounts.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { limitByAccount } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { deliver } from '../mail/deliver.ts'
import { renderHtml } from '../mail/template.ts'
import { composeAnnouncement } from './compose.ts'
import { deleteDraft, saveDraft } from './drafts.ts'
import { listAnnouncements, readAnnouncement, readText } from './queries.ts'
import { continueAnnouncements } from './queue.ts'
import { pauseAnnouncement, resumeAnnouncement, sendAnnouncement } from './steer.ts'

const oneOf = z.object({ id: z.uuid() })
const list = z.object(listQuery(['created']))

const authorOf = (c: Context<AppEnv>) => ({ ...actorOf(c), id: c.var.user.id })

/** Sends after the answer what may be sent now. Should that fail, the next cron does it. */
function goOn(c: Context<AppEnv>): void {
  const work = continueAnnouncements(c.env, c.var.db, Date.now()).catch((error: Error) =>
    console.error('announcements not continued', { name: error.name }),
  )
  c.executionCtx.waitUntil(work)
}

/** How administrators write to many people at once. */
export const adminAnnouncementRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('admin'))
  .get('/', validate('query', list), async (c) =>
    c.json(await listAnnouncements(c.env, c.var.db, c.req.valid('query'))),
  )
  .get('/:id', validate('param', oneOf), async (c) =>
    c.json(await readAnnouncement(c.env, c.var.db, c.req.valid('param').id)),
  )
  .put('/:id', validate('param', oneOf), validate('json', announcementSchema), async (c) => {
    const { id } = c.req.valid('param')
    const revision = await saveDraft(c.var.db, id, c.req.valid('json'), authorOf(c))
    return c.json({ revision })
  })
  .delete('/:id', validate('param', oneOf), async (c) => {
    await deleteDraft(c.var.db, c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  .get('/:id/preview', validate('param', oneOf), async (c) => {
    const copy = composeAnnouncement(await readText(c.var.db, c.req.valid('param').id))
    const unsubscribe = { kind: 'announcements', url: '#' } as const
    return c.json({ html: await renderHtml(copy, { siteUrl: c.env.SITE_URL, unsubscribe }) })
  })
  .post(
    '/:id/test',
    validate('param', oneOf),
    validate('json', testSchema),
    limitByAccount('FORM_LIMIT', 'announcement-test'),
    async (c) => {
      const [{ revision, subject, text }, [own]] = await Promise.all([
        readText(c.var.db, c.req.valid('param').id),
        c.var.db.select({ email: users.email }).from(users).where(eq(users.id, c.var.user.id)),
      ])
      if (!own) throw new Failure('auth.required', 401)
      if (revision !== c.req.valid('json').revision) throw new Failure('announcements.changed', 409)
      const copy = composeAnnouncement({ subject: announcementMail.testSubject(subject), text })
      const outcome = await deliver(c.env, { recipient: own.email, copy })
      if (outcome !== 'sent') throw new Failure('announcements.test_failed', 503)
      return c.json({ email: own.email })
    },
  )
  .post('/:id/send', validate('param', oneOf), validate('json', sendSchema), async (c) => {
    const { revision, startsAt } = c.req.valid('json')
    const now = Date.now()
    const at = new Date(startsAt === null ? now : Math.max(now, Date.parse(startsAt)))
    await sendAnnouncement(
      c.var.db,
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
    await steer(c.var.db, id, actorOf(c))
    if (state === 'sending') goOn(c)
    return c.body(null, 204)
  })
