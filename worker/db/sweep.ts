import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Database } from './client.ts'

// One statement over very many rows would block the database.
const CHUNK = 10_000

const chunkOf = (table: SQLiteTable, isOver: SQL) =>
  sql`rowid IN (SELECT rowid FROM ${table} WHERE ${isOver} LIMIT ${CHUNK})`

async function repeat(sweepChunk: () => Promise<{ meta: { changes: number } }>): Promise<void> {
  for (;;) {
    const { meta } = await sweepChunk()
    if (meta.changes < CHUNK) return
  }
}

/** Deletes the rows that are over, in chunks. */
export async function sweep(db: Database, table: SQLiteTable, isOver: SQL): Promise<void> {
  const chunk = chunkOf(table, isOver)
  await repeat(async () => db.delete(table).where(chunk))
}

/** Changes the rows that are over, in chunks; a changed row must not be over any more. */
export async function sweepColumns<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  columns: SQLiteUpdateSetSource<Table>,
  isOver: SQL,
): Promise<void> {
  const chunk = chunkOf(table, isOver)
  await repeat(async () => db.update(table).set(columns).where(chunk))
}
