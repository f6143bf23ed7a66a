import type { Context } from 'hono'
import { event } from '#content/facts/event.ts'
import type { Mail } from '#words/mails.ts'
import type { AppEnv } from '../http/context.ts'
import { renderHtml, renderText, type MailExtra } from './template.ts'

const retryable = new Set(['E_RATE_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR'])
/** What the mail service may take at another hour. */
const passing = new Set([...retryable, 'E_DAILY_LIMIT_EXCEEDED', 'unknown'])
const WAITS = [500, 2000] // milliseconds before the second and the third try

/**
 * Sends a mail once the answer is on its way, so that neither the answer nor its time depends on the mail service.
 * `url` is where the copy's button leads.
 */
export function sendAfterAnswer(
  c: Context<AppEnv>,
  to: string,
  copy: Mail,
  extra: MailExtra = {},
): void {
  c.executionCtx.waitUntil(sendMail(c.env, to, copy, extra).then(() => undefined))
}

/** Answers whether the mail is done with: taken, or refused for good. */
export async function sendMail(
  env: Env,
  to: string,
  copy: Mail,
  extra: MailExtra,
): Promise<boolean> {
  const message: EmailMessageBuilder = {
    to,
    from: { email: env.MAIL_FROM, name: event.name },
    subject: copy.subject,
    html: await renderHtml(copy, extra),
    text: renderText(copy, extra),
  }
  for (let attempt = 0; ; attempt++) {
    const failure = await sendOnce(env, message)
    if (!failure) return true
    const wait = WAITS[attempt]
    if (!retryable.has(failure) || wait === undefined) {
      // The code only: the error's text may hold the address.
      console.error('mail not sent', { code: failure, attempts: attempt + 1 })
      return !passing.has(failure)
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

async function sendOnce(env: Env, message: EmailMessageBuilder): Promise<string | undefined> {
  try {
    await env.EMAIL.send(message)
    return undefined
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown' // the binding's errors carry a stable code
  }
}
