import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Metadata } from './accounts.ts'
import { createdAt } from './columns.ts'

export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    action: text('action').notNull(),
    actorId: text('actor_id'),
    subjectId: text('subject_id'),
    address: text('address'),
    details: text('details', { mode: 'json' }).$type<Metadata>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_time').on(table.createdAt, table.id),
    index('audit_log_action').on(table.action, table.createdAt, table.id),
    index('audit_log_actor').on(table.actorId, table.createdAt),
    index('audit_log_subject').on(table.subjectId, table.createdAt),
  ],
)
