import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Role } from '#content/wire/roles.ts'
import { createdAt, moment } from './columns.ts'

export const userRoles = sqliteTable(
  'user_roles',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('user_roles_user').on(table.userId),
    index('user_roles_created').on(table.createdAt),
    // Lists of staff pass over judges by it.
    index('user_roles_role').on(table.role, table.userId),
  ],
)

export type Metadata = Record<string, unknown>

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Lower case. A deleted account keeps only `deleted:` and its id. */
    email: text('email').notNull(),
    /** `scrypt$…`, or null for an account that has never chosen a password. */
    passwordHash: text('password_hash'),
    /**
     * The password of the last sign-up with this address although the address had an account. It opens nothing: a
     * sign-in with it is answered as if that sign-up awaited its confirmation, so that nobody learns that the account
     * exists.
     */
    decoyHash: text('decoy_hash'),
    decoyAt: moment('decoy_at'),
    emailConfirmedAt: moment('email_confirmed_at'),
    newEmail: text('new_email'),
    /** 1: the current address agreed to the change; 2: the new one did; 3: both. */
    emailChangeConfirmed: integer('email_change_confirmed').notNull().default(0),
    userMetadata: text('user_metadata', { mode: 'json' }).$type<Metadata>().notNull(),
    appMetadata: text('app_metadata', { mode: 'json' }).$type<Metadata>().notNull(),
    invitedAt: moment('invited_at'),
    confirmationSentAt: moment('confirmation_sent_at'),
    recoverySentAt: moment('recovery_sent_at'),
    emailChangeSentAt: moment('email_change_sent_at'),
    reauthenticationSentAt: moment('reauthentication_sent_at'),
    lastSignInAt: moment('last_sign_in_at'),
    bannedUntil: moment('banned_until'),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_new_email').on(table.newEmail),
    index('users_created').on(table.createdAt),
    index('users_alive').on(table.deletedAt, table.createdAt, table.id),
  ],
)

export const identities = sqliteTable(
  'identities',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    provider: text('provider').$type<'email' | 'github'>().notNull(),
    providerId: text('provider_id').notNull(),
    email: text('email'),
    identityData: text('identity_data', { mode: 'json' }).$type<Metadata>().notNull(),
    lastSignInAt: moment('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('identities_provider').on(table.provider, table.providerId),
    uniqueIndex('identities_user').on(table.userId, table.provider),
  ],
)
