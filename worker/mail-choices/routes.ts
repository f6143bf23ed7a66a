import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { addressOfMailSchema, mailChoicesSchema } from '#content/forms/mail-choices.ts'
import { maybeSignedIn, requireAllFactors, roleOf, tokenHolder, visitorOf } from '../auth/guards.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { limitByAccount, limitFlood } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { refusedBy } from '../mail/unsubscribe-link.ts'
import { addressOfAccount, addressOfMail, readChoices, writeChoices } from './choices.ts'

const link = z.object({ token: z.string().check(z.maxLength(200)) })

/** How people stop mails of a kind: by the link of a mail, without signing in, or in their account. */
export const reminderRoutes = new Hono<AppEnv>()
  .use(noStore())
  .post('/unsubscribe', limitFlood('mail-choices'), validate('query', link), async (c) => {
    const { token } = c.req.valid('query')
    const address = await addressOfMail(c.var.db, c.env, token)
    await writeChoices(c.var.db, address, { [refusedBy(token)]: false })
    return c.body(null, 204)
  })
  .put(
    '/',
    tokenHolder(),
    requireAllFactors(),
    limitByAccount('SOLVED_LIMIT', 'check-in'),
    validate('json', z.object({ isOn: z.boolean() })),
    async (c) => {
      const { isOn } = c.req.valid('json')
      const address = addressOfAccount(c.var.db, c.var.user)
      await writeChoices(c.var.db, address, { reminders: isOn })
      return c.json({ isOn })
    },
  )

/** The address of the link, or of who is signed in. */
async function addressOf(c: Context<AppEnv>, token: string | null) {
  if (token !== null) return addressOfMail(c.var.db, c.env, token)
  const user = visitorOf(c)
  if (!user) throw new Failure('auth.required', 401)
  await roleOf(c)
  return addressOfAccount(c.var.db, user)
}

/** Which mails an address wants, all on one page. */
export const mailChoiceRoutes = new Hono<AppEnv>()
  .use(noStore(), limitFlood('mail-choices'), maybeSignedIn())
  .post('/read', validate('json', addressOfMailSchema), async (c) =>
    c.json(await readChoices(c.var.db, await addressOf(c, c.req.valid('json').token))),
  )
  .put('/', validate('json', mailChoicesSchema), async (c) => {
    const { token, ...choices } = c.req.valid('json')
    await writeChoices(c.var.db, await addressOf(c, token), choices)
    return c.json(choices)
  })
