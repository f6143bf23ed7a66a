import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { identities, users } from '../db/schema/accounts.ts'
import { factors } from '../db/schema/factors.ts'
import type { UserRow } from './protocol.ts'

export type IdentityRow = typeof identities.$inferSelect
export type FactorRow = typeof factors.$inferSelect
/** An account with what the protocol shows of it. */
export type Account = { user: UserRow; identities: IdentityRow[]; factors: FactorRow[] }

export async function findAccount(db: Database, userId: string): Promise<Account | null> {
  const [userRows, identityRows, factorRows] = await db.batch([
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(identities).where(eq(identities.userId, userId)),
    db.select().from(factors).where(eq(factors.userId, userId)),
  ])
  const user = userRows[0]
  return user && !user.deletedAt ? { user, identities: identityRows, factors: factorRows } : null
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user && !user.deletedAt ? user : null
}

export async function hasVerifiedFactor(db: Database, userId: string): Promise<boolean> {
  const [factor] = await db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, 'verified')))
    .limit(1)
  return factor !== undefined
}

const iso = (moment: Date | null | undefined) => moment?.toISOString()

function presentIdentity(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: iso(identity.lastSignInAt),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    ...(identity.email && { email: identity.email }),
  }
}

export function presentFactor(factor: FactorRow) {
  return {
    id: factor.id,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    status: factor.status,
    ...(factor.friendlyName && { friendly_name: factor.friendlyName }),
    factor_type: 'totp' as const,
    phone: '',
    last_challenged_at: iso(factor.lastChallengedAt) ?? null,
  }
}

/** The user object of the protocol. Keys whose value is undefined vanish in JSON. */
export function presentUser({ user, identities: identityRows, factors: factorRows }: Account) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.deletedAt ? '' : user.email,
    email_confirmed_at: iso(user.emailConfirmedAt),
    phone: '',
    confirmed_at: iso(user.emailConfirmedAt),
    invited_at: iso(user.invitedAt),
    confirmation_sent_at: iso(user.confirmationSentAt),
    recovery_sent_at: iso(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: iso(user.emailChangeSentAt),
    reauthentication_sent_at: iso(user.reauthenticationSentAt),
    last_sign_in_at: iso(user.lastSignInAt),
    banned_until: iso(user.bannedUntil),
    deleted_at: iso(user.deletedAt),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identityRows.map(presentIdentity),
    ...(factorRows.length > 0 && { factors: factorRows.map(presentFactor) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
    // Beyond the protocol: what it does not tell, and what the account page asks for.
    has_password: user.passwordHash !== null,
  }
}
