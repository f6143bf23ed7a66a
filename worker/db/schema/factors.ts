import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'
import { createdAt, moment } from './columns.ts'

export const factors = sqliteTable(
  'factors',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<'verified' | 'unverified'>().notNull(),
    friendlyName: text('friendly_name'),
    /** AES-GCM, under a key derived from SERVER_KEY. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The 30-second step of the last accepted code: no code works twice. */
    lastUsedStep: integer('last_used_step').notNull().default(0),
    lastChallengedAt: moment('last_challenged_at'),
    /** SHA-256 of the link that removes the factor again, from the mail that told its owner about it. */
    undoHash: text('undo_hash'),
    undoUntil: moment('undo_until'),
    /** Where that mail went. */
    undoEmail: text('undo_email'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('factors_name').on(table.userId, table.friendlyName),
    uniqueIndex('factors_undo').on(table.undoHash),
    index('factors_user').on(table.userId),
  ],
)

export const factorChallenges = sqliteTable(
  'factor_challenges',
  {
    id: text('id').primaryKey(),
    factorId: text('factor_id').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('factor_challenges_factor').on(table.factorId),
    index('factor_challenges_expires').on(table.expiresAt),
  ],
)

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: text('id').primaryKey(),
    /** The codes made together share one set. */
    setId: text('set_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('recovery_codes_code').on(table.userId, table.codeHash)],
)
