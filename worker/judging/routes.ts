import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { conflictSchema, scoreDraftSchema, scoreSchema } from '#content/forms/judging.ts'
import { actorOf } from '../audit/actor.ts'
import { requireRole, tokenHolder } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { limitByAccount } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { declareOwnConflict } from './conflicts.ts'
import { handInScores, listGiven, readGiven, saveScores } from './scores.ts'

const projectParam = z.object({ id: z.uuid() })
const limit = () => limitByAccount('SOLVED_LIMIT', 'judging')

/** What a judge may do. Who they are comes from the session alone. */
export const judgingRoutes = new Hono<AppEnv>()
  .use(tokenHolder(), noStore(), requireRole('judge'))
  .get('/projects', async (c) => c.json(await listGiven(c.var.db, c.var.user.id)))
  .get('/projects/:id', validate('param', projectParam), async (c) => {
    const { project, ...own } = await readGiven(givenOf(c, c.req.valid('param').id))
    // The parser is large, and only routes that show a project need it.
    const { renderMarkdown } = await import('../markdown.ts')
    return c.json({ project: { ...project, html: renderMarkdown(project.description) }, ...own })
  })
  .put(
    '/projects/:id/scores',
    limit(),
    validate('param', projectParam),
    validate('json', scoreDraftSchema),
    async (c) => {
      const given = givenOf(c, c.req.valid('param').id)
      return c.json({ score: await saveScores(given, c.req.valid('json')) })
    },
  )
  .post(
    '/projects/:id/scores',
    limit(),
    validate('param', projectParam),
    validate('json', scoreSchema),
    async (c) => {
      const given = givenOf(c, c.req.valid('param').id)
      return c.json({ score: await handInScores(given, c.req.valid('json')) })
    },
  )
  .put(
    '/projects/:id/conflict',
    limit(),
    validate('param', projectParam),
    validate('json', conflictSchema),
    async (c) => {
      const conflict = {
        projectId: c.req.valid('param').id,
        judgeId: c.var.user.id,
        ...c.req.valid('json'),
      }
      await declareOwnConflict(c.var.db, conflict, actorOf(c))
      return c.body(null, 204)
    },
  )

const givenOf = (c: Context<AppEnv>, projectId: string) => ({
  db: c.var.db,
  judgeId: c.var.user.id,
  projectId,
})
