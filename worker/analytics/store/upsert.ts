import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { MergeRules } from './merge-rules.ts'
import { mergeInSql, type ColumnSql } from './merge.ts'

// Statements generated from the schema: every name in them is from there, no input reaches the SQL. Rows are passed as
// one JSON parameter.

/** Lists the columns of a table: their names in the schema and in the database. */
export function listColumns(table: SQLiteTable): [column: string, name: string][] {
  return Object.entries(getTableColumns(table)).map(([column, { name }]) => [column, name])
}

/** Lists the columns of the primary key, by their names in the database. */
export function listKeyNames(table: SQLiteTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  return key.map(({ name }) => name)
}

/** Returns the SQL for a column of the posted rows, a JSON array of objects under the alias `new`. */
export const posted: ColumnSql = (column) => `new.value->>'${column}'`

/**
 * Returns a statement that inserts posted rows, merging them by the rules into stored ones; a row that stays as it is
 * costs no write. The columns `except` are left to {@link updateColumn}. Parameter 1: the rows as JSON.
 */
export function upsert<Table extends SQLiteTable>(
  table: Table,
  rules: MergeRules<Table>,
  except: (keyof MergeRules<Table>)[] = [],
): string {
  return `${insertPosted(table)}
${onConflict(table, rules, except)}`
}

/** Returns a statement that inserts the posted rows whose key is new. Parameter 1: the rows as JSON. */
export function insertNew(table: SQLiteTable): string {
  return `${insertPosted(table)}
ON CONFLICT DO NOTHING`
}

function insertPosted(table: SQLiteTable): string {
  const columns = listColumns(table)
  return `
INSERT INTO ${getTableName(table)} (${columns.map(([, name]) => name).join(', ')})
SELECT ${columns.map(([column]) => posted(column)).join(', ')}
FROM jsonb_each(?1) AS new WHERE true`
}

/** Returns the clause of an insert that merges a row into the stored one with the same key. */
export function onConflict<Table extends SQLiteTable>(
  table: Table,
  rules: MergeRules<Table>,
  except: (keyof MergeRules<Table>)[] = [],
): string {
  const columns = new Map(listColumns(table))
  const merged = [...columns]
    .map(([column, name]) => ({ column, name, rule: rules[column as keyof typeof rules] }))
    .filter(({ column, rule }) => rule !== 'ignore' && !except.includes(column))
    .map(({ column, name, rule }) => {
      const stored: ColumnSql = (each) => columns.get(each)!
      const value = mergeInSql(rule, column, stored, (each) => `excluded.${columns.get(each)!}`)
      return { name, value }
    })
  const sets = merged.map(({ name, value }) => `${name} = ${value}`)
  const changes = merged.map(({ name, value }) => `${name} IS NOT ${value}`)
  return `ON CONFLICT (${listKeyNames(table).join(', ')}) DO UPDATE SET
  ${sets.join(',\n  ')}
WHERE ${changes.join('\n  OR ')}`
}

/**
 * Returns a statement that merges one column of the posted rows into the stored ones, leaving alone rows in which it
 * stays as it is. For an indexed column, whose index an upsert would rewrite for every row. Parameter 1: the rows as JSON.
 */
export function updateColumn<Table extends SQLiteTable>(
  table: Table,
  rules: MergeRules<Table>,
  column: keyof MergeRules<Table> & string,
): string {
  const names = new Map(listColumns(table))
  const value = mergeInSql(rules[column], column, (each) => names.get(each)!, posted)
  return `
UPDATE ${getTableName(table)} SET ${names.get(column)} = ${value}
FROM jsonb_each(?1) AS new
WHERE ${matchKey(table, '')} AND ${names.get(column)} <> ${value}`
}

/** Returns the condition that a row of the table has the key of a posted row. */
export function matchKey(table: SQLiteTable, alias: string): string {
  const key = listKeyNames(table)
  return listColumns(table)
    .filter(([, name]) => key.includes(name))
    .map(([column, name]) => `${alias}${name} = ${posted(column)}`)
    .join(' AND ')
}
