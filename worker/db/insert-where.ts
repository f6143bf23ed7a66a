import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'

/**
 * `INSERT … SELECT … WHERE condition`: a row that is written only if the condition holds at that instant. A builder
 * and not raw SQL, because the D1 driver cannot batch a raw statement that has parameters.
 */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table['$inferInsert'],
  condition: SQL,
) {
  const given = row as Record<string, unknown>
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = given[key] ?? column.default ?? null
    return value === null ? sql`NULL` : sql`${sql.param(value, column)}`
  })
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`)
}
