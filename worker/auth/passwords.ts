import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { passwordLimits } from '#content/forms/sign-in.ts'
import { isBreached } from './breached-passwords.ts'
import type { WeakReason } from './protocol.ts'

// The native function; workerd refuses N·r·p above 2^20, and PBKDF2 above 100 000 rounds in production.
const COST = { logN: 14, r: 8, p: 5 }
const KEY_LENGTH = 32

function derive(password: string, salt: Buffer, { logN, r, p }: typeof COST): Buffer {
  return scryptSync(password.normalize('NFKC'), salt, KEY_LENGTH, {
    N: 2 ** logN,
    r,
    p,
    maxmem: 64 * 1024 * 1024,
  })
}

/** `scrypt$14$8$5$salt$hash`: whatever is needed to check it later stands in it. About 95 ms of CPU. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  const hash = derive(password, salt, COST)
  return [
    'scrypt',
    COST.logN,
    COST.r,
    COST.p,
    salt.toString('base64url'),
    hash.toString('base64url'),
  ].join('$')
}

const currentPrefix = `scrypt$${COST.logN}$${COST.r}$${COST.p}$`

/** True for a hash made with parameters that are no longer ours. */
export function needsRehash(hash: string): boolean {
  return !hash.startsWith(currentPrefix)
}

// Never matches anything; it costs an unknown address the same time as a known one.
const dummy = `${currentPrefix}${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(KEY_LENGTH).toString('base64url')}`

/** Checks a password against a stored hash; without one it takes the same time and answers false. */
export function verifyPassword(password: string, stored: string | null): boolean {
  const [, logN, r, p, salt, hash] = (stored ?? dummy).split('$')
  const expected = Buffer.from(hash!, 'base64url')
  const actual = derive(password, Buffer.from(salt!, 'base64url'), {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(actual, expected) && stored !== null
}

export function isStoredHash(text: string): boolean {
  return /^scrypt\$1[0-4]\$8\$[1-5]\$[\w-]{22}\$[\w-]{43}$/.test(text)
}

/** Why a password is refused, if it is. */
export async function findWeakness(env: Env, password: string): Promise<WeakReason[]> {
  if (password.length < passwordLimits.least) return ['length']
  return (await isBreached(env, password)) ? ['pwned'] : []
}
