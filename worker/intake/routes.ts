import { Hono } from 'hono'
import { contactSchema } from '#content/forms/contact.ts'
import { hubInterestSchema } from '#content/forms/hub-interest.ts'
import { partnerApplicationSchema } from '#content/forms/partner-application.ts'
import { mails } from '#words/mails.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import type { AppEnv } from '../http/context.ts'
import { limitByAddress } from '../http/limits.ts'
import { validate } from '../http/validate.ts'
import { insertApplication, insertHubInterest, insertMessage } from './queries.ts'
import { nameChoice, placeOf, quoteInMail } from './rules.ts'
import { storeOnce } from './store-once.ts'

export const intakeRoutes = new Hono<AppEnv>()
  .post(
    '/contact',
    limitByAddress('FORM_LIMIT', 'contact'),
    validate('json', contactSchema),
    async (c) => {
      const form = c.req.valid('json')
      const { isNew, ...receipt } = await storeOnce(c, form, {
        table: contactMessages,
        action: 'contact',
        writes: (stamp) => [insertMessage(c.var.db, form, stamp)],
        mail: {
          recipient: form.email,
          copy: mails.contactReceived(),
          url: `${c.env.SITE_URL}/faq`,
        },
      })
      return c.json(receipt, isNew ? 201 : 200)
    },
  )
  .post(
    '/partner-applications',
    limitByAddress('FORM_LIMIT', 'partner'),
    validate('json', partnerApplicationSchema),
    async (c) => {
      const form = c.req.valid('json')
      const { isNew, ...receipt } = await storeOnce(c, form, {
        table: partnerApplications,
        action: 'partner',
        writes: (stamp) => [insertApplication(c.var.db, form, stamp)],
        mail: {
          recipient: form.email,
          copy: mails.partnerApplicationReceived({ interest: nameChoice(form.partnershipType) }),
          url: `${c.env.SITE_URL}/sponsors`,
        },
      })
      return c.json(receipt, isNew ? 201 : 200)
    },
  )
  .post(
    '/hub-interest',
    limitByAddress('FORM_LIMIT', 'hub'),
    validate('json', hubInterestSchema),
    async (c) => {
      const form = c.req.valid('json')
      const { isNew, ...receipt } = await storeOnce(c, form, {
        table: hubInterests,
        action: 'hub',
        writes: (stamp) => [insertHubInterest(c.var.db, form, stamp)],
        mail: {
          recipient: form.email,
          copy: mails.hubInterestReceived({ city: quoteInMail(placeOf(form).city) }),
          url: `${c.env.SITE_URL}/about`,
        },
      })
      return c.json(receipt, isNew ? 201 : 200)
    },
  )
