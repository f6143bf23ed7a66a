import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

/** Challenges that were solved and used, kept until they would have expired: each works once. */
export const usedCaptchas = sqliteTable(
  'used_captchas',
  { id: text('id').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index('used_captchas_expires').on(table.expiresAt)],
)
