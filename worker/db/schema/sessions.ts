import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

export type Assurance = 'aal1' | 'aal2'

/** A factor that a session has shown, as the `amr` claim of the access token lists them, newest first. */
export type AuthMethod = {
  method: 'password' | 'otp' | 'oauth' | 'totp' | 'mfa/recovery_code'
  timestamp: number
}

/** What opened a session; a recovery session may set a password without knowing the old one. */
export type SessionSource =
  | 'password'
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'oauth'

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The number of the current refresh token; the token before it is still accepted. */
    refreshCounter: integer('refresh_counter').notNull().default(0),
    aal: text('aal').$type<Assurance>().notNull(),
    methods: text('methods', { mode: 'json' }).$type<AuthMethod[]>().notNull(),
    source: text('source').$type<SessionSource>().notNull(),
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: createdAt(),
    refreshedAt: moment('refreshed_at').notNull(),
    /** When the owner last proved to be there, after the sign-in: by a password, the code of a mail or a factor. */
    provenAt: moment('proven_at'),
    /** When they last did so by a mail of ours: its link or code opened the session, or its code was typed in. */
    mailProvenAt: moment('mail_proven_at'),
    /** When the KV record was last written: once a day. */
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_refreshed').on(table.refreshedAt),
  ],
)

export type TokenKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

/** Links and codes sent by mail. Only hashes are kept. */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<TokenKind>().notNull(),
    /** The address the mail went to. */
    email: text('email').notNull(),
    linkHash: text('link_hash'),
    linkExpiresAt: moment('link_expires_at'),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: moment('code_expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('one_time_tokens_user').on(table.userId, table.kind),
    uniqueIndex('one_time_tokens_link').on(table.linkHash),
    index('one_time_tokens_created').on(table.createdAt),
  ],
)

/** A sign-in that leaves the site (GitHub) or comes back by mail, until its code is exchanged. */
export const flowStates = sqliteTable(
  'flow_states',
  {
    /** SHA-256 of the `state` that the provider hands back. */
    id: text('id').primaryKey(),
    source: text('source').$type<SessionSource>().notNull(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>(),
    redirectTo: text('redirect_to'),
    /** The signed-in account that asked to link the identity. */
    linkUserId: text('link_user_id'),
    /** SHA-256 of the code handed to the browser. */
    authCodeHash: text('auth_code_hash'),
    userId: text('user_id'),
    /** The provider's tokens, encrypted, until the code is exchanged. */
    sealedTokens: text('sealed_tokens'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('flow_states_code').on(table.authCodeHash),
    index('flow_states_expires').on(table.expiresAt),
    index('flow_states_user').on(table.userId),
    index('flow_states_link_user').on(table.linkUserId),
  ],
)
