import { isBanned } from '../../db/conditions.ts'
import { hasAgreed } from '../store/addresses.ts'
import { findUserByEmail, findUserByNewEmail } from '../store/users.ts'
import { claimMail } from '../throttle.ts'
import { mailAlreadyRegistered } from '../token-mails.ts'
import { makeMailToken } from '../tokens/mail-token.ts'
import { makeChangeTokens } from './change-email.ts'
import type { FlowInput } from './input.ts'
import { runAfterAnswer } from './run-after-answer.ts'
import { findReachable, sendToken, type MailRequest } from './send-token.ts'

/** Mails the verification of a sign-up again. */
export async function resendVerification(input: FlowInput, request: MailRequest): Promise<void> {
  if (await claimMail(input, 'verification', request.email))
    runAfterAnswer(input, 'signup', () => sendVerification(input, request))
}

/** Mails what a change of address waits for again. */
export async function resendChange(input: FlowInput, request: MailRequest): Promise<void> {
  if (await claimMail(input, 'new-address', request.email))
    runAfterAnswer(input, 'email_change', () => sendPendingChange(input, request))
}

/** An account that is confirmed, or was made by somebody else, gets none. */
async function sendVerification(input: FlowInput, { email, challenge, redirectTo }: MailRequest) {
  const { env, now } = input
  const user = await findReachable(input, email)
  if (!user) return
  if (user.emailConfirmedAt || user.invitedAt) {
    // Somebody, perhaps the owner, signed up once more and waits for a link that never comes.
    if (user.decoyHash) mailAlreadyRegistered(input, email)
    return
  }
  const token = makeMailToken(env, { userId: user.id, kind: 'signup', email, challenge }, now)
  // An account without this time was made by an administrator: a sign-up must not replace it.
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
    ...(hasAgreed(user, 'current') ? [] : [current]),
    ...(hasAgreed(user, 'new') || isTaken ? [] : [next]),
  ]
  for (const token of waiting)
    await sendToken(input, token, { redirectTo, times: { emailChangeSentAt: now }, newEmail })
}
