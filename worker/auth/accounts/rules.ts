import * as z from 'zod/mini'
import { email as emailField } from '#content/forms/fields.ts'
import { passwordLimits } from '#content/forms/sign-in.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import { findWeakness } from '../passwords.ts'
import { AuthError, type UserRow } from '../protocol.ts'
import type { IdentityRow } from '../user-object.ts'

/** Bytes of JSON: the metadata travels in every access token. */
const LARGEST_METADATA = 4096
/** Levels of JSON. SQLite reads a thousand and fails on more, after the row has been stored. */
const DEEPEST_METADATA = 20

export function readEmail(value: string | null | undefined): string {
  if (!value) throw new AuthError('validation_failed.email_missing', 400)
  const email = z.safeParse(emailField(), value)
  if (!email.success) throw new AuthError('validation_failed.email', 400)
  return email.data
}

/** Refuses a password that may not be chosen; the reasons are in the protocol's words. */
export async function checkNewPassword(env: Env, password: string): Promise<void> {
  if (password.length > passwordLimits.most)
    throw new AuthError('validation_failed.password_long', 400)
  const reasons = await findWeakness(env, password)
  if (reasons.length === 0) return
  throw new AuthError(
    reasons.includes('pwned') ? 'weak_password.pwned' : 'weak_password',
    422,
    reasons,
  )
}

/** A shallow merge in which null removes a key. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(([, value]) => value !== null),
  )
  checkMetadata(merged)
  return merged
}

export function checkMetadata(metadata: Metadata): void {
  const isFit = isShallow(metadata, DEEPEST_METADATA)
  const size = isFit ? new TextEncoder().encode(JSON.stringify(metadata)).length : Infinity
  if (size > LARGEST_METADATA) throw new AuthError('validation_failed.metadata', 400)
}

function isShallow(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}

/** The rows of a new account, not stored yet. What the protocol answers is read from them, known address or not. */
export function makeUser(email: string, passwordHash: string | null, data: Metadata): UserRow {
  const now = new Date()
  return {
    id: crypto.randomUUID(),
    email,
    passwordHash,
    decoyHash: null,
    decoyAt: null,
    emailConfirmedAt: null,
    newEmail: null,
    emailChangeConfirmed: 0,
    userMetadata: data,
    appMetadata: { provider: 'email', providers: ['email'] },
    invitedAt: null,
    confirmationSentAt: null,
    recoverySentAt: null,
    emailChangeSentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

export function makeEmailIdentity(user: UserRow, data: Metadata, isVerified: boolean): IdentityRow {
  const now = new Date()
  return {
    id: crypto.randomUUID(),
    userId: user.id,
    provider: 'email',
    providerId: user.id,
    email: user.email,
    identityData: {
      ...data,
      sub: user.id,
      email: user.email,
      email_verified: isVerified,
      phone_verified: false,
    },
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  }
}
