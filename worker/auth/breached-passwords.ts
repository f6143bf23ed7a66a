import { sha1 } from '@oslojs/crypto/sha1'
import { encodeHexUpperCase } from '@oslojs/encoding'

const PUBLIC_LIST = 'https://api.pwnedpasswords.com'
const TIMEOUT = 1500
/** After a failure nobody waits for the list again for this long. Milliseconds. */
const PAUSE = 60_000

const pausedUntil = new Map<string, number>()

/**
 * Whether a password is known from a leak. Have I Been Pwned is told the first five digits of its hash, no more. The
 * list is a help and not a gate: when it does not answer, the password counts as unknown.
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
