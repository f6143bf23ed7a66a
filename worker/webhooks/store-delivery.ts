import type { Context } from 'hono'
import { contactAddresses } from '#content/facts/contact-addresses.ts'
import { emailLimits } from '#content/forms/fields.ts'
import type { FormService } from '#content/wire/form-services.ts'
import { keptForm, serviceNames } from '#words/outside-form.ts'
import { hashText, uuidFrom } from '../crypto.ts'
import { batchOf } from '../db/batch.ts'
import { isUniqueViolation } from '../db/constraints.ts'
import { receivedDeliveries } from '../db/schema/deliveries.ts'
import type { AppEnv } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { insertMessage, type Message } from '../intake/queries.ts'
import { registerTeam } from '../teams/register-team.ts'
import type { Answer, Delivery } from './delivery.ts'
import { readTeam, type Issue } from './read-team.ts'

/** The outcome of a delivery: a team, nothing because it is a repeat, or a message to the organisers. */
export type Outcome = 'registered' | 'repeated' | 'kept'

/**
 * Registers the team that a form service delivers, once, by the rules of the site's own form. One that breaks a rule
 * becomes a message to the organisers, once, with every answer: the service would deliver it again in vain.
 */
export async function storeDelivery(
  c: Context<AppEnv>,
  service: FormService,
  delivery: Delivery,
): Promise<Outcome> {
  const key = `${service}:${delivery.responseId}`
  const { team, issues } = readTeam(uuidFrom(key), delivery.answers)
  if (issues) return keepForOrganisers(c, service, delivery, issues.map(describeIssue))
  try {
    const { isNew } = await registerTeam(c, team, null, [markReceived(c, key)])
    return isNew ? 'registered' : 'repeated'
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.status >= 500) throw failure
    if (failure.code === 'webhooks.repeated') return 'repeated'
    return keepForOrganisers(c, service, delivery, [failure.message])
  }
}

// Without an address nobody could be answered, and a case needs one.
const ownAddress = contactAddresses.find(({ id }) => id === 'registration')!.email

/** Removes characters that would reverse the text around them or cannot be shown. */
const show = (text: string) =>
  text.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')

const markReceived = (c: Context<AppEnv>, key: string) =>
  c.var.db.insert(receivedDeliveries).values({ hash: hashText(key), receivedAt: new Date() })

/** Stores a delivery as a message to the organisers, once for the same answers. */
async function keepForOrganisers(
  c: Context<AppEnv>,
  service: FormService,
  { responseId, answers }: Delivery,
  problems: readonly string[],
): Promise<Outcome> {
  const key = `${service}:${responseId}:${JSON.stringify(answers)}`
  const name = serviceNames[service]
  const form: Message = {
    id: uuidFrom(key),
    name: keptForm.sender,
    email: findAddress(answers) ?? ownAddress,
    organization: '',
    department: 'registration',
    subject: keptForm.subject(name),
    message: [
      keptForm.intro(name),
      '',
      `${keptForm.problems}:`,
      ...problems.map((problem) => `- ${problem}`),
      '',
      `${keptForm.answers}:`,
      ...answers.map(
        ({ label, value }) => `- ${show(label)}: ${show(value) || keptForm.unanswered}`,
      ),
    ].join('\n'),
    captcha: '',
  }
  const stamp = { formDigest: hashText(key), createdAt: new Date() }
  try {
    await batchOf(c.var.db, {
      received: markReceived(c, key),
      stored: insertMessage(c.var.db, form, stamp),
    })
    return 'kept'
  } catch (error) {
    if (isUniqueViolation(error)) return 'repeated'
    throw error
  }
}

/** The first answer that is an email address, probably of the person who filled in the form, because forms begin with that. */
function findAddress(answers: readonly Answer[]): string | undefined {
  const found = answers.find(({ value }) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value))
  return found && found.value.length <= emailLimits.most ? found.value.toLowerCase() : undefined
}

const describeIssue = ({ path, message }: Issue) => `${path.map(String).join('.')}: ${message}`
