import { createHmac } from 'node:crypto'
import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { makeAccount, openSession } from './auth-peer.ts'
import { takeMail } from './mailbox.ts'

const stepNow = () => Math.floor(Date.now() / 30_000)

/** What an authenticator app shows, computed apart from the Worker's own code. */
export function appCode(secret: string, step = stepNow()): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32IgnorePadding(secret)).update(message).digest()
  return String((digest.readUInt32BE(digest[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** An account with a verified authenticator; `nextCode` is one that it will accept for the next half minute. */
export async function makeProtectedAccount(options: { address?: string } = {}) {
  const account = await makeAccount(options)
  const { data: enrolled } = await account.client.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
  })
  const factor = enrolled as { id: string; totp: { secret: string; qr_code: string; uri: string } }
  const step = stepNow()
  const { data, error } = await account.client.mfa.challengeAndVerify({
    factorId: factor.id,
    code: appCode(factor.totp.secret, step),
  })
  if (error) throw error
  await takeMail(account.email)
  return {
    ...account,
    factor,
    secret: factor.totp.secret,
    nextCode: appCode(factor.totp.secret, step + 1),
    session: data!,
  }
}

/** One more session of the account, at aal1. */
export async function signInAgain(email: string) {
  const { client, session } = await openSession(email)
  return { client, session, token: session.access_token }
}
