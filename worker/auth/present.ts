import type { Opened } from './flows/open-session.ts'
import type { Account } from './store/accounts.ts'
import type { FactorRow } from './store/factors.ts'
import type { IdentityRow } from './store/identities.ts'
import { ACCESS_TOKEN_LIFETIME, AUDIENCE, issuer, signAccessToken } from './tokens/access-token.ts'
import { makeRefreshToken } from './tokens/refresh-token.ts'

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

/** Presents an account as the protocol's user object. Keys with an undefined value are absent from the JSON. */
export function presentUser({ user, identities, factors }: Account) {
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
    identities: identities.map(presentIdentity),
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
    // Beyond the protocol: the account page needs it.
    has_password: user.passwordHash !== null,
  }
}

/** Presents a session as the protocol answers every sign-in: a new pair of tokens, and the user. */
export async function presentSession(env: Env, { account, session }: Opened) {
  const { user } = account
  const now = Math.floor(Date.now() / 1000)
  const expiresAt = now + ACCESS_TOKEN_LIFETIME
  const accessToken = await signAccessToken(env, {
    iss: issuer(env),
    sub: user.id,
    aud: AUDIENCE,
    iat: now,
    exp: expiresAt,
    email: user.email,
    phone: '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: AUDIENCE,
    aal: session.aal,
    amr: session.methods,
    session_id: session.id,
    is_anonymous: false,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer' as const,
    expires_in: ACCESS_TOKEN_LIFETIME,
    expires_at: expiresAt,
    refresh_token: makeRefreshToken(env, session.id, session.refreshCounter),
    user: presentUser(account),
  }
}

/** Presents the tokens of a session without the user, as they travel in the fragment of an address. */
export async function presentTokens(env: Env, opened: Opened) {
  const { user: _user, ...tokens } = await presentSession(env, opened)
  return tokens
}
