import { Hono } from 'hono'
import * as z from 'zod/mini'
import { registrationState } from '#content/facts/registration.ts'
import { teamChangesSchema, teamSchema } from '#content/forms/team.ts'
import { messages } from '#words/errors.ts'
import { mails } from '#words/mails.ts'
import { maybeSignedIn, signedIn, visitorOf } from '../auth/guards.ts'
import { refuseTaken } from '../db/constraints.ts'
import { teams } from '../db/schema/teams.ts'
import { storeOnce } from '../forms/store-once.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { limitByAddress } from '../http/limits.ts'
import { validate } from '../http/validate.ts'
import { changeTeam, insertTeam, ownsTeam, teamsOf } from './queries.ts'
import { describeForMail } from './rules.ts'

const nameTaken = () =>
  new Failure('teams.name_taken', 409, { teamName: messages['teams.name_taken'] })

const teamId = z.object({ id: z.uuid() })

export const teamRoutes = new Hono<AppEnv>()
  .post(
    '/',
    limitByAddress('FORM_LIMIT', 'teams'),
    validate('json', teamSchema),
    maybeSignedIn(),
    async (c) => {
      const { captcha: _captcha, id, ...details } = c.req.valid('json')
      const { isNew, createdAt } = await storeOnce(c, c.req.valid('json'), {
        table: teams,
        action: 'team',
        refuse: refuseWhenClosed,
        writes: (stamp) => insertTeam(c.var.db, id, details, visitorOf(c)?.id ?? null, stamp),
        mail: {
          recipient: details.representativeEmail,
          copy: mails.teamRegistered(describeForMail(details)),
          url: `${c.env.SITE_URL}/account`,
        },
        otherwise: 'teams.already_registered',
        taken: nameTaken(),
      })
      return c.json({ id, teamName: details.teamName, createdAt }, isNew ? 201 : 200)
    },
  )
  .get('/mine', signedIn(), async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json({ teams: await teamsOf(c.var.db, c.var.user) })
  })
  .patch(
    '/mine/:id',
    signedIn(),
    validate('param', teamId),
    validate('json', teamChangesSchema),
    async (c) => {
      const { revision, ...details } = c.req.valid('json')
      const { id } = c.req.valid('param')
      const team = await refuseTaken(
        changeTeam(c.var.db, c.var.user, id, revision, details),
        nameTaken,
      )
      if (team) return c.json({ team })
      if (await ownsTeam(c.var.db, c.var.user, id)) throw new Failure('teams.changed', 409)
      throw new Failure('teams.not_found', 404)
    },
  )

function refuseWhenClosed() {
  if (registrationState(new Date()) !== 'open') throw new Failure('teams.closed', 403)
}
