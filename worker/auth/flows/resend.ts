import { isBanned } from '../../db/conditions.ts'
import { hasConfirmed } from '../store/addresses.ts'
import { findUserByEmail, findUserByNewEmail } from '../store/users.ts'
import { claimMail } from '../throttle.ts'
import { mailAlreadyRegistered } from '../token-mails.ts'
import { makeMailToken } from '../tokens/mail-token.ts'
import { makeChangeTokens } from './change-email.ts'
import type { FlowInput } from './input.ts'
import { runAfterAnswer } from './run-after-answer.ts'
import { findReachable, sendToken, type MailRequest } from './send-token.ts'

/** Mails the verification of a sign-up again, if the address has an unconfirmed account. */
export async function resendVerification(input: FlowInput, request: MailRequest): Promise<void> {
  if (await claimMail(input, 'verification', request.email, request.captcha))
    runAfterAnswer(input, 'signup', () => sendVerification(input, request))
}

/** Mails again to the addresses that have not yet confirmed a change of address. */
export async function resendChange(input: FlowInput, request: MailRequest): Promise<void> {
  if (await claimMail(input, 'new-address', request.email, request.captcha))
    runAfterAnswer(input, 'email_change', () => sendPendingChange(input, request))
}

/** Mails a new verification; none to an account that is confirmed or was invited. */
async function sendVerification(input: FlowInput, { email, challenge, redirectTo }: MailRequest) {
  const { env, now } = input
  const user = await findReachable(input, email)
  if (!user) return
  if (user.emailConfirmedAt || user.invitedAt) {
    // Somebody, perhaps the owner, signed up once more and is waiting for a link that never comes.
    if (user.decoyHash) mailAlreadyRegistered(input, email)
    return
  }
  const token = makeMailToken(env, { userId: user.id, kind: 'signup', email, challenge }, now)
  // Without this time the account is an administrator's making, which a sign-up must not replace.
  const times = user.confirmationSentAt ? { confirmationSentAt: now } : { recoverySentAt: now }
  await sendToken(input, token, { redirectTo, times })
}

async function sendPendingChange(input: FlowInput, { email, challenge, redirectTo }: MailRequest) {
  const { db, now } = input
  const user = (await findReachable(input, email)) ?? (await findUserByNewEmail(db, email))
  if (!user?.newEmail || isBanned(user, now)) return
  const { newEmail } = user
  const { current, next } = makeChangeTokens(input, user, newEmail, challenge)
  const isTaken = (await findUserByEmail(db, newEmail)) !== null
  const waiting = [
    ...(hasConfirmed(user, 'current') ? [] : [current]),
    ...(hasConfirmed(user, 'new') || isTaken ? [] : [next]),
  ]
  for (const token of waiting)
    await sendToken(input, token, { redirectTo, times: { emailChangeSentAt: now }, newEmail })
}
