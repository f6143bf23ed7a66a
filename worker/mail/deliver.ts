import { contactAddresses } from '#content/facts/contact-addresses.ts'
import { event } from '#content/facts/event.ts'
import type { Delivery } from '#content/wire/intake.ts'
import type { Mail } from '#words/mails.ts'
import { openDatabase } from '../db/client.ts'
import { countSentMail } from '../limits/mails.ts'
import { openSealedLink } from './sealed-link.ts'
import { renderHtml, renderText } from './template.ts'
import { refusedBy, unsubscribeLinks } from './unsubscribe-link.ts'

/** A mail to one person; `url` is the target of its button, which a mail that only has a code does without. */
export type OutgoingMail = { recipient: string; copy: Mail; url?: string | undefined }

const retryable = new Set(['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR'])
/** Errors after which the mail service may accept the mail later. */
const transient = new Set([...retryable, 'E_DAILY_LIMIT_EXCEEDED', 'unknown'])
/** Milliseconds before the second and the third attempt. */
const WAITS = [500, 2000]

/** What the mail service did with a mail: accepted it under an id of its own, refused it for good, or may accept it later. */
export type Outcome =
  | { delivery: 'sent'; mailId: string }
  | { delivery: Extract<Delivery, 'refused' | 'waiting'>; mailId?: undefined }

/** Turns a mail into what the mail service takes. */
export async function composeMessage(env: Env, mail: OutgoingMail): Promise<EmailMessageBuilder> {
  const { unsubscribe, thread } = mail.copy
  const replyTo = contactAddresses.find(({ id }) => id === mail.copy.replyTo)?.email
  const refusal =
    unsubscribe === undefined ? undefined : unsubscribeLinks(env, unsubscribe, mail.recipient)
  const url = mail.url && openSealedLink(env, mail.url)
  const targets = {
    siteUrl: env.SITE_URL,
    url,
    unsubscribe: refusal && { kind: refusedBy(unsubscribe!), url: refusal.page },
  }
  return {
    to: mail.recipient,
    from: { email: env.MAIL_FROM, name: event.name },
    subject: mail.copy.subject,
    html: await renderHtml(mail.copy, targets),
    text: renderText(mail.copy, targets),
    ...(replyTo && { replyTo }),
    ...(refusal && {
      headers: {
        'List-Unsubscribe': `<${refusal.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    ...(thread && { headers: threadHeaders(env, thread) }),
  }
}

/** Hands a mail to the mail service, in up to three attempts. */
export async function deliver(env: Env, mail: OutgoingMail): Promise<Outcome> {
  const message = await composeMessage(env, mail)
  await count(env)
  for (let attempt = 0; ; attempt++) {
    const { mailId, problem } = await sendOnce(env, message)
    if (problem === undefined) return { delivery: 'sent', mailId }
    const wait = WAITS[attempt]
    if (!retryable.has(problem) || wait === undefined) {
      // Only the code: the error's message may hold the address.
      console.error('mail not sent', { code: problem, attempts: attempt + 1 })
      return { delivery: transient.has(problem) ? 'waiting' : 'refused' }
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/**
 * Names the mail that all of a thread answer (RFC 5322, 3.6.4). The mail service makes each Message-ID itself, so this one is
 * nobody's; mail programs group by it all the same, with what the reader writes back.
 */
function threadHeaders(env: Env, thread: string) {
  const root = `<form.${thread}@${env.MAIL_FROM.split('@').at(-1)}>`
  return { 'In-Reply-To': root, References: root }
}

/** Counts the mail. Where that fails, it is sent all the same. */
async function count(env: Env): Promise<void> {
  try {
    await countSentMail(openDatabase(env), env, new Date())
  } catch (error) {
    console.error('mail not counted', { name: (error as Error).name })
  }
}

/** The mail service's id of an accepted mail, or the code of its error: `unknown` if it has none. */
type Answer = { mailId: string; problem?: undefined } | { mailId?: undefined; problem: string }

/** Sends a message without retrying. */
export async function sendOnce(env: Env, message: EmailMessageBuilder): Promise<Answer> {
  try {
    const { messageId } = await env.EMAIL.send(message)
    return { mailId: messageId }
  } catch (error) {
    return { problem: (error as { code?: string }).code ?? 'unknown' } // the binding's errors carry a stable code
  }
}
