import type { Context } from 'hono'
import { paths } from '#content/paths.ts'
import { isOver } from '#content/team-changes.ts'
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
import { nameInterest, resolvePlace } from './rules.ts'

/** Stores a contact message once and acknowledges it by mail. */
export async function storeMessage(c: Context<AppEnv>, form: Message) {
  return storeOnce(c, form, {
    table: contactMessages,
    action: 'contact',
    statements: (stamp) => insertMessage(c.var.db, form, stamp),
    mail: {
      recipient: form.email,
      copy: { ...mails.contactReceived(), thread: form.id },
      url: `${c.env.SITE_URL}${paths.faq}`,
    },
  })
}

/** Stores a partner application once and acknowledges it by mail. */
export async function storeApplication(c: Context<AppEnv>, form: Application) {
  const interest = nameInterest(form.partnershipType)
  return storeOnce(c, form, {
    table: partnerApplications,
    action: 'partner',
    statements: (stamp) => insertApplication(c.var.db, form, stamp),
    mail: {
      recipient: form.email,
      copy: { ...mails.partnerApplicationReceived({ interest }), thread: form.id },
      url: `${c.env.SITE_URL}${paths.sponsors}`,
    },
  })
}

/** Stores an interest in a hub once and acknowledges it by mail. */
export async function storeHubInterest(c: Context<AppEnv>, form: HubInterest) {
  const city = quoteInMail(resolvePlace(form).city)
  return storeOnce(c, form, {
    table: hubInterests,
    action: 'hub',
    statements: (stamp) => insertHubInterest(c.var.db, form, stamp),
    mail: {
      recipient: form.email,
      copy: {
        ...mails.hubInterestReceived({ city, mayMoveToHub: !isOver('hub') }),
        thread: form.id,
      },
      url: `${c.env.SITE_URL}${paths.about}`,
    },
  })
}
