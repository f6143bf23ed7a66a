import { isBanned } from '../../db/conditions.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import { forgetProfile } from '../store/sign-ups.ts'
import { findUserByEmail } from '../store/users.ts'
import { claimMail } from '../throttle.ts'
import { mailToken } from '../token-mails.ts'
import { makeMailToken } from '../tokens/mail-token.ts'
import type { FlowInput } from './input.ts'
import { makeAccount, registerUser } from './register-user.ts'
import { runAfterAnswer } from './run-after-answer.ts'
import { sendToken, type MailRequest } from './send-token.ts'

type MagicLink = MailRequest & {
  /** The metadata of the account that an unknown address gets; null if it is to get none. */
  data: Metadata | null
}

/** Mails a sign-in code and link. */
export async function requestMagicLink(input: FlowInput, request: MagicLink): Promise<void> {
  if (await claimMail(input, 'sign-in', request.email, request.captcha))
    runAfterAnswer(input, 'magiclink', () => sendMagicLink(input, request))
}

async function sendMagicLink(input: FlowInput, request: MagicLink): Promise<void> {
  const { db, env, now } = input
  const { email, challenge, redirectTo, data } = request
  const known = await findUserByEmail(db, email)
  if (known) {
    if (isBanned(known, now)) return
    const token = makeMailToken(env, { userId: known.id, kind: 'magiclink', email, challenge }, now)
    return sendToken(input, token, {
      redirectTo,
      times: { recoverySentAt: now },
      forgotten: forgetProfile(db, known.id, 'by code'),
    })
  }
  if (!data) return
  const form = { email, passwordHash: null, data, kind: 'magiclink', challenge } as const
  const account = makeAccount(input, form)
  if (await registerUser(input, account, { mails: true }))
    mailToken(input, account.token, redirectTo)
}
