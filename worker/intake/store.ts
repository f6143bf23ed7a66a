import type { Context } from 'hono'
import { mails } from '#words/mails.ts'
import { contactMessages, hubInterests, partnerApplications } from '../db/schema/intake.ts'
import { storeOnce } from '../forms/store-once.ts'
import type { AppEnv } from '../http/context.ts'
import { quoteInMail } from '../mail/quoting.ts'
import {
  insertApplication,
  insertHubInterest,
  insertMessage,
  type Application,
  type HubInterest,
  type Message,
} from './queries.ts'
import { nameChoice, placeOf } from './rules.ts'

export async function storeMessage(c: Context<AppEnv>, form: Message) {
  return storeOnce(c, form, {
    table: contactMessages,
    action: 'contact',
    writes: (stamp) => [insertMessage(c.var.db, form, stamp)],
    mail: { recipient: form.email, copy: mails.contactReceived(), url: `${c.env.SITE_URL}/faq` },
  })
}

export async function storeApplication(c: Context<AppEnv>, form: Application) {
  const interest = nameChoice(form.partnershipType)
  return storeOnce(c, form, {
    table: partnerApplications,
    action: 'partner',
    writes: (stamp) => [insertApplication(c.var.db, form, stamp)],
    mail: {
      recipient: form.email,
      copy: mails.partnerApplicationReceived({ interest }),
      url: `${c.env.SITE_URL}/sponsors`,
    },
  })
}

export async function storeHubInterest(c: Context<AppEnv>, form: HubInterest) {
  const city = quoteInMail(placeOf(form).city)
  return storeOnce(c, form, {
    table: hubInterests,
    action: 'hub',
    writes: (stamp) => [insertHubInterest(c.var.db, form, stamp)],
    mail: {
      recipient: form.email,
      copy: mails.hubInterestReceived({ city }),
      url: `${c.env.SITE_URL}/about`,
    },
  })
}
