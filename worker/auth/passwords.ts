import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { passwordLimits } from '#content/forms/sign-in.ts'
import { isBreached } from './breached-passwords.ts'
import { AuthError, type WeakReason } from './errors.ts'

// For the native scrypt: workerd refuses N·r·p above 2^20, and PBKDF2 above 100 000 rounds in production.
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

function describe({ logN, r, p }: typeof COST, salt: Buffer, hash: Buffer): string {
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Hashes a password as `scrypt$14$8$5$salt$hash`, with all that is needed to verify it. About 95 ms of CPU. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return describe(COST, salt, derive(password, salt, COST))
}

/**
 * Hashes a password with the salt and cost of a stored hash, so that one derivation is enough to compare it with
 * several.
 */
export function hashLike(stored: string | null, password: string): string {
  if (!stored) return hashPassword(password)
  const [, logN, r, p, salt] = stored.split('$')
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) }
  const bytes = Buffer.from(salt!, 'base64url')
  return describe(cost, bytes, derive(password, bytes, cost))
}

const currentPrefix = `scrypt$${COST.logN}$${COST.r}$${COST.p}$`

/** Tells whether a hash was made with parameters that are no longer in use. */
export function needsRehash(hash: string): boolean {
  return !hash.startsWith(currentPrefix)
}

// Matches no password; with it an unknown address takes the same time as a known one.
const dummy = describe(COST, Buffer.alloc(16), Buffer.alloc(KEY_LENGTH))

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Verifies a password against a stored hash; without one it takes the same time and returns false. */
export function verifyPassword(password: string, stored: string | null): boolean {
  return isSame(hashLike(stored ?? dummy, password), stored ?? dummy) && stored !== null
}

/**
 * Compares a password with those of an account, or of none: `own` is its password, `decoy` that of a later sign-up with
 * its address. Takes one derivation in every case.
 */
export function matchPassword(
  password: string,
  user: { passwordHash: string | null; decoyHash: string | null } | null,
): 'own' | 'decoy' | 'none' {
  const own = user?.passwordHash ?? null
  const decoy = user?.decoyHash ?? null
  const hash = hashLike(own ?? decoy ?? dummy, password)
  const isOwn = isSame(hash, own ?? dummy)
  const isDecoy = isSame(hash, decoy ?? dummy)
  if (isOwn && own) return 'own'
  return isDecoy && decoy ? 'decoy' : 'none'
}

/** Tells whether a text is a password hash of ours, with a cost that this Worker can afford. */
export function isStoredHash(text: string): boolean {
  return /^scrypt\$1[0-4]\$8\$[1-5]\$[\w-]{22}\$[\w-]{43}$/.test(text)
}

/** Finds out why a password is weak; returns an empty list for one that is not. */
export async function findWeakness(env: Env, password: string): Promise<WeakReason[]> {
  if (password.length < passwordLimits.least) return ['length']
  return (await isBreached(env, password)) ? ['pwned'] : []
}

/** Tells whether a password is too short for somebody with a role. */
export const isShort = (password: string) => password.length < passwordLimits.leastWithRole

export const tooShortForRole = () =>
  new AuthError('weak_password.role', 422, { reasons: ['length'] })

/** Throws if a password may not be chosen: `weak_password` with the protocol's reasons, or for one that is too long. */
export async function checkNewPassword(env: Env, password: string): Promise<void> {
  if (password.length > passwordLimits.most)
    throw new AuthError('validation_failed.password_long', 400)
  const reasons = await findWeakness(env, password)
  if (reasons.length === 0) return
  const name = reasons.includes('pwned') ? 'weak_password.pwned' : 'weak_password'
  throw new AuthError(name, 422, { reasons })
}
