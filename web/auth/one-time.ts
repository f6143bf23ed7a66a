import { paths } from '#content/paths.ts'
import type { Spent } from './answers.ts'
import { authRequest, withCaptcha } from './auth-request.ts'
import { adopt } from './session.ts'
import type { Session } from './stored-session.ts'

/** What a link in a mail is for, as its address says. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'

const confirmed = () => new URLSearchParams({ redirect_to: `${location.origin}/` })

/** Mails a link for choosing a new password. The answer is the same for an unknown address. */
export async function requestRecovery(email: string, captcha: string) {
  const query = new URLSearchParams({ redirect_to: location.origin + paths.reset })
  await authRequest('POST', `/recover?${query}`, { body: { email, ...withCaptcha(captcha) } })
}

/** Mails the verification link of a sign-up again. */
export async function resendVerification(email: string, captcha: string) {
  await authRequest('POST', `/resend?${confirmed()}`, {
    body: { type: 'signup', email, ...withCaptcha(captcha) },
  })
}

/** Mails a sign-in code of six digits, and a link, to an existing account. */
export async function requestCode(email: string, captcha: string) {
  await authRequest('POST', `/otp?${confirmed()}`, {
    body: { email, create_user: false, ...withCaptcha(captcha) },
  })
}

/** Spends the six digits of a mail instead of its link. `email` is a sign-in or the verification of a sign-up. */
export async function enterCode(
  type: 'email' | 'recovery',
  email: string,
  token: string,
): Promise<Session> {
  const answer = await authRequest<Session>('POST', '/verify', { body: { type, email, token } })
  return adopt(answer, type === 'recovery' ? 'PASSWORD_RECOVERY' : 'SIGNED_IN')
}

/** Spends the link of a mail. Null when a change of address still waits for the other mail. */
export async function spendLink(type: LinkType, tokenHash: string): Promise<Session | null> {
  const answer = await authRequest<Spent>('POST', '/verify', {
    body: { type, token_hash: tokenHash },
  })
  if (!('access_token' in answer)) return null
  return adopt(answer, type === 'recovery' ? 'PASSWORD_RECOVERY' : 'SIGNED_IN')
}

/** Spends a link that another program asked for: answers the address there that takes what it brought. */
export async function spendForeignLink(
  type: LinkType,
  tokenHash: string,
  redirectTo: string,
): Promise<string> {
  const form = new URLSearchParams({ type, token_hash: tokenHash, redirect_to: redirectTo })
  return (await authRequest<Extract<Spent, { redirect_to: string }>>('POST', '/verify', { form }))
    .redirect_to
}
