import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import { hubAnnouncementSchema } from '#content/forms/announcement.ts'
import { actorOf } from '../audit/actor.ts'
import { roleOf, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { limitByAccount } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { saveDraft } from './drafts.ts'
import { announcementRoutes, deskOf } from './routes.ts'

/** The hub is that of the account, read from the primary with each request; nothing a client sends names one. */
const ofOwnHub = createMiddleware<AppEnv>(async function giveOwnHub(c, next) {
  const { hubId } = await roleOf(c)
  if (!hubId) throw new Failure('hubs.not_organiser', 403)
  c.set('scope', { hubId, runBy: c.var.user.id })
  await next()
})

/** The filters of an announcement of a hub: it goes to that hub's teams, whatever they do. */
const noFilters = { country: '', hubId: '', trackId: '', silentAt: '' } as const

/** How hub organisers write to the teams of their hub. */
export const hubAnnouncementRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), ofOwnHub)
  .put(
    '/:id',
    validate('param', z.object({ id: z.uuid() })),
    validate('json', hubAnnouncementSchema),
    limitByAccount('FORM_LIMIT', 'hub-announcement'),
    async (c) => {
      const author = { ...actorOf(c), id: c.var.user.id }
      const written = { ...noFilters, ...c.req.valid('json') }
      const { id } = c.req.valid('param')
      return c.json({ revision: await saveDraft(deskOf(c), id, written, author) })
    },
  )
  .route('/', announcementRoutes)
