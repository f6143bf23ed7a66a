import { sha1 } from '@oslojs/crypto/sha1'
import { encodeHexUpperCase } from '@oslojs/encoding'

const PUBLIC_LIST = 'https://api.pwnedpasswords.com'
/** Milliseconds. */
const TIMEOUT = 1500
/** Milliseconds for which the list is left alone after a failure. */
const PAUSE = 60_000

const pausedUntil = new Map<string, number>()

/**
 * Tells whether a password is known from a leak. Have I Been Pwned learns the first five digits of its SHA-1 hash and
 * no more: https://haveibeenpwned.com/API/v3#PwnedPasswords. If the list does not answer, the password counts as
 * unknown.
 */
export async function isBreached(env: Env, password: string): Promise<boolean> {
  const base = env.BREACHED_PASSWORDS_URL || PUBLIC_LIST
  if (base === 'off' || (pausedUntil.get(base) ?? 0) > Date.now()) return false
  const digest = encodeHexUpperCase(sha1(new TextEncoder().encode(password)))
  try {
    const answer = await fetch(`${base}/range/${digest.slice(0, 5)}`, {
      headers: { 'Add-Padding': 'true' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
    const lines = (await answer.text()).split(/\r?\n/)
    return lines.some((line) => line.startsWith(`${digest.slice(5)}:`) && !line.endsWith(':0'))
  } catch {
    pausedUntil.set(base, Date.now() + PAUSE)
    return false
  }
}
