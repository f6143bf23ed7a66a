import { logAction } from '../../audit/log-action.ts'
import { claimMail } from '../throttle.ts'
import { makeMailToken } from '../tokens/mail-token.ts'
import type { FlowInput } from './input.ts'
import { runAfterAnswer } from './run-after-answer.ts'
import { findReachable, sendToken, type MailRequest } from './send-token.ts'

/** Mails a link to a new password, if the address has an account. */
export async function recover(input: FlowInput, request: MailRequest): Promise<void> {
  if (await claimMail(input, 'sign-in', request.email, request.captcha))
    runAfterAnswer(input, 'recovery', () => sendRecovery(input, request))
}

async function sendRecovery(input: FlowInput, { email, challenge, redirectTo }: MailRequest) {
  const { db, env, actor, now } = input
  const user = await findReachable(input, email)
  if (!user) return
  const token = makeMailToken(env, { userId: user.id, kind: 'recovery', email, challenge }, now)
  await sendToken(input, token, {
    redirectTo,
    times: { recoverySentAt: now },
    log: logAction(db, 'recovery_requested', actor, { now, subjectId: user.id }),
  })
}
