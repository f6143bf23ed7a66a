import { Hono } from 'hono'
import { talentProfileSchema } from '#content/forms/talent.ts'
import { readWhileChecked, signedIn } from '../auth/guards.ts'
import { hashText } from '../crypto.ts'
import type { AppEnv } from '../http/context.ts'
import { countRequest, limitByAccount, limitFlood } from '../http/limits.ts'
import { noStore } from '../http/no-store.ts'
import { validate } from '../http/validate.ts'
import { readOwnTalent, saveProfile, withdrawProfile } from './profiles.ts'
import { talentReadSchema } from './schemas.ts'
import { readTalent } from './views.ts'

const limit = () => limitByAccount('SOLVED_LIMIT', 'talent')

/** The talent list: the profile of the signed-in person, and the list for a partner with a link. */
export const talentRoutes = new Hono<AppEnv>()
  .use(noStore())
  .post('/list', limitFlood('talent'), validate('json', talentReadSchema), async (c) => {
    const read = c.req.valid('json')
    // Each reading is logged: a program with a partner's link fills the log no faster than a person who searches.
    await countRequest(c, 'SOLVED_LIMIT', 'talent', hashText(read.token))
    return c.json(await readTalent(c.var.db, read))
  })
  .get('/mine', async (c) =>
    c.json(await readWhileChecked(c, (user) => readOwnTalent(c.var.db, user))),
  )
  .put('/mine', signedIn(), limit(), validate('json', talentProfileSchema), async (c) => {
    await saveProfile(c.var.db, c.var.user, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/mine', signedIn(), limit(), async (c) => {
    await withdrawProfile(c.var.db, c.var.user)
    return c.body(null, 204)
  })
