import { claimMail, tooManyMails } from '../throttle.ts'
import { makeMailToken } from '../tokens/mail-token.ts'
import type { OwnInput } from './input.ts'
import { sendToken } from './send-token.ts'

/** Mails a code with which a signed-in person may set a new password. */
export async function reauthenticate(input: OwnInput): Promise<void> {
  const { env, now, account } = input
  const { id: userId, email } = account.user
  if (!(await claimMail(input, 'own-account', userId))) throw tooManyMails()
  const token = makeMailToken(env, { userId, kind: 'reauthentication', email }, now)
  const times = { reauthenticationSentAt: now }
  await sendToken(input, token, { redirectTo: env.SITE_URL, times })
}
