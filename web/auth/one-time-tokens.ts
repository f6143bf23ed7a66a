import { paths } from '#content/paths.ts'
import type { VerifyAnswer } from './answers.ts'
import { authRequest, withCaptcha } from './auth-request.ts'
import { adoptSession } from './session.ts'
import type { Session } from './stored-session.ts'

/** The purpose of a mailed link, as its address says. */
export type LinkType =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'factor_undo'
  | 'change_undo'

/** Tells whether a link undoes a change that was somebody else's; afterwards a new password is due. */
export const isUndo = (type: LinkType) => type === 'factor_undo' || type === 'change_undo'

const redirectHome = () => new URLSearchParams({ redirect_to: `${location.origin}/` })

/** Mails a link for choosing a new password. The response is the same for an unknown address. */
export async function requestRecovery(email: string, captcha: string) {
  const query = new URLSearchParams({ redirect_to: location.origin + paths.reset })
  await authRequest('POST', `/recover?${query}`, { body: { email, ...withCaptcha(captcha) } })
}

/** Mails the verification link of a sign-up again. */
export async function resendVerification(email: string, captcha: string) {
  await authRequest('POST', `/resend?${redirectHome()}`, {
    body: { type: 'signup', email, ...withCaptcha(captcha) },
  })
}

/** Mails a six-digit sign-in code and a link to an existing account. */
export async function requestCode(email: string, captcha: string) {
  await authRequest('POST', `/otp?${redirectHome()}`, {
    body: { email, create_user: false, ...withCaptcha(captcha) },
  })
}

/** Spends the six-digit code of a mail instead of its link. `email` is for a sign-in or for verifying a sign-up. */
export async function enterCode(
  type: 'email' | 'recovery',
  email: string,
  token: string,
): Promise<Session> {
  const answer = await authRequest<Session>('POST', '/verify', { body: { type, email, token } })
  return adoptSession(answer, type === 'recovery' ? 'PASSWORD_RECOVERY' : 'SIGNED_IN')
}

/** Spends a mailed link. Returns null when a change of address still needs the other mail's link. */
export async function spendLink(type: LinkType, tokenHash: string): Promise<Session | null> {
  const answer = await authRequest<VerifyAnswer>('POST', '/verify', {
    body: { type, token_hash: tokenHash },
  })
  if (!('access_token' in answer)) return null
  const choosesPassword = type === 'recovery' || isUndo(type)
  return adoptSession(answer, choosesPassword ? 'PASSWORD_RECOVERY' : 'SIGNED_IN')
}

/** Spends a link that another program requested. Returns the address of that program to which it leads, with the session. */
export async function spendForeignLink(
  type: LinkType,
  tokenHash: string,
  redirectTo: string,
): Promise<string> {
  const form = new URLSearchParams({ type, token_hash: tokenHash, redirect_to: redirectTo })
  return (
    await authRequest<Extract<VerifyAnswer, { redirect_to: string }>>('POST', '/verify', { form })
  ).redirect_to
}
