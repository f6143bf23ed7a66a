import { Hono } from 'hono'
import { contactSchema } from '#content/forms/contact.ts'
import { hubInterestSchema } from '#content/forms/hub-interest.ts'
import { partnerApplicationSchema } from '#content/forms/partner-application.ts'
import { limitForm } from '../forms/limit-form.ts'
import { sendReceipt } from '../forms/store-once.ts'
import type { AppEnv } from '../http/context.ts'
import { validate } from '../http/validate.ts'
import { storeApplication, storeHubInterest, storeMessage } from './store.ts'

export const intakeRoutes = new Hono<AppEnv>()
  .post('/contact', limitForm('contact'), validate('json', contactSchema), async (c) =>
    sendReceipt(c, await storeMessage(c, c.req.valid('json'))),
  )
  .post(
    '/partner-applications',
    limitForm('partner'),
    validate('json', partnerApplicationSchema),
    async (c) => sendReceipt(c, await storeApplication(c, c.req.valid('json'))),
  )
  .post('/hub-interest', limitForm('hub'), validate('json', hubInterestSchema), async (c) =>
    sendReceipt(c, await storeHubInterest(c, c.req.valid('json'))),
  )
