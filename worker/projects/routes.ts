import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { previewSchema, projectDraftSchema, projectSchema } from '#content/forms/project.ts'
import { actorOf } from '../audit/actor.ts'
import { readWhileChecked, signedIn } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { limitByAccount } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { sendAfterAnswer } from '../mail/outbox.ts'
import { handIn, readProject, saveDraft, takeBack } from './change-project.ts'

const ofTeam = z.object({ teamId: z.uuid() })

export const projectRoutes = new Hono<AppEnv>()
  .use(noStore())
  .post(
    '/preview',
    signedIn(),
    limitByAccount('SOLVED_LIMIT', 'preview'),
    validate('json', previewSchema),
    async (c) => {
      // The parser is large, and only this route and the published pages need it.
      const { renderMarkdown } = await import('../markdown.ts')
      return c.json({ html: renderMarkdown(c.req.valid('json').description) })
    },
  )
  .get('/mine/:teamId', validate('param', ofTeam), async (c) => {
    const { teamId } = c.req.valid('param')
    return c.json(await readWhileChecked(c, (user) => readProject(c.var.db, user, teamId)))
  })
  .put(
    '/mine/:teamId',
    signedIn(),
    limitByAccount('SOLVED_LIMIT', 'project'),
    validate('param', ofTeam),
    validate('json', projectDraftSchema),
    async (c) => {
      const { teamId } = c.req.valid('param')
      return c.json({ project: await saveDraft(inputOf(c, teamId), c.req.valid('json')) })
    },
  )
  .post(
    '/mine/:teamId/submission',
    signedIn(),
    limitByAccount('SOLVED_LIMIT', 'project'),
    validate('param', ofTeam),
    validate('json', projectSchema),
    async (c) => {
      const { teamId } = c.req.valid('param')
      const { project, mails } = await handIn(inputOf(c, teamId), c.req.valid('json'))
      for (const mail of mails) sendAfterAnswer(c, mail)
      return c.json({ project })
    },
  )
  .delete(
    '/mine/:teamId/submission',
    signedIn(),
    limitByAccount('SOLVED_LIMIT', 'project'),
    validate('param', ofTeam),
    async (c) => {
      const { project, mails } = await takeBack(inputOf(c, c.req.valid('param').teamId))
      for (const mail of mails) sendAfterAnswer(c, mail)
      return c.json({ project })
    },
  )

const inputOf = (c: Context<AppEnv>, teamId: string) => ({
  db: c.var.db,
  env: c.env,
  user: c.var.user,
  actor: actorOf(c),
  teamId,
})
