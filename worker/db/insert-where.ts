import { getTableColumns, is, sql, SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'

type Row<Table extends SQLiteTable> = {
  [Key in keyof Table['$inferInsert']]: Table['$inferInsert'][Key] | SQL
}

/**
 * Builds `INSERT INTO table (a, b) SELECT a, b source`. Each column of the row is a value, or SQL over the source. A
 * builder rather than raw SQL, because the D1 driver cannot batch a raw statement that has parameters.
 */
export function insertFrom<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Row<Table>,
  source: SQL,
) {
  const given = row as Record<string, unknown>
  const values = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = given[key] ?? column.default ?? null
    if (value === null) return sql`NULL`
    return is(value, SQL) ? value : sql`${sql.param(value, column)}`
  })
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} ${source}`)
}

/** Builds an insert that writes the row only if the condition holds when the statement runs. */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Row<Table>,
  condition: SQL,
) {
  return insertFrom(db, table, row, sql`WHERE ${condition}`)
}
