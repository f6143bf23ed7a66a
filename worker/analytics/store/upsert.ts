import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { MergeRules } from './merge-rules.ts'
import { mergeInSql, type Side } from './merge.ts'

// Statements made from the schema: every name in them is one of its own, no input reaches the SQL. Rows come as one JSON
// parameter.

/** The name of each column in the database, by its name in the schema. */
export function namesOf(table: SQLiteTable): [column: string, name: string][] {
  return Object.entries(getTableColumns(table)).map(([column, { name }]) => [column, name])
}

/** The names in the database of the columns that make a row the same row. */
export function keyOf(table: SQLiteTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  return key.map(({ name }) => name)
}

/** A column of the posted rows, which come as a JSON array of objects under the alias `new`. */
export const posted: Side = (column) => `new.value->>'${column}'`

/**
 * Inserts posted rows, and merges them by the rules into those that are there; rows that would stay as they are cost no
 * write. Columns `apart` are left to {@link updateApart}. Parameter 1: the rows as JSON.
 */
export function upsert<Table extends SQLiteTable>(
  table: Table,
  rules: MergeRules<Table>,
  apart: (keyof MergeRules<Table>)[] = [],
): string {
  return `${insertPosted(table)}
${onConflict(table, rules, apart)}`
}
/** Inserts those posted rows whose key is not there yet. Parameter 1: the rows as JSON. */
export function insertNew(table: SQLiteTable): string {
  return `${insertPosted(table)}
ON CONFLICT DO NOTHING`
}

function insertPosted(table: SQLiteTable): string {
  const columns = namesOf(table)
  return `
INSERT INTO ${getTableName(table)} (${columns.map(([, name]) => name).join(', ')})
SELECT ${columns.map(([column]) => posted(column)).join(', ')}
FROM jsonb_each(?1) AS new WHERE true`
}

/** The part of an insert that merges a row into the one with the same key. */
export function onConflict<Table extends SQLiteTable>(
  table: Table,
  rules: MergeRules<Table>,
  apart: (keyof MergeRules<Table>)[] = [],
): string {
  const columns = new Map(namesOf(table))
  const merged = [...columns]
    .map(([column, name]) => ({ column, name, rule: rules[column as keyof typeof rules] }))
    .filter(({ column, rule }) => rule !== 'ignore' && !apart.includes(column))
    .map(({ column, name, rule }) => {
      const stored: Side = (each) => columns.get(each)!
      const value = mergeInSql(rule, column, stored, (each) => `excluded.${columns.get(each)!}`)
      return { name, value }
    })
  const sets = merged.map(({ name, value }) => `${name} = ${value}`)
  const changes = merged.map(({ name, value }) => `${name} IS NOT ${value}`)
  return `ON CONFLICT (${keyOf(table).join(', ')}) DO UPDATE SET
  ${sets.join(',\n  ')}
WHERE ${changes.join('\n  OR ')}`
}

/**
 * Merges one column of the posted rows into the stored ones, and touches no row in which it stays as it is. For a
 * column with an index: an upsert that so much as names it rewrites the index for every row. Parameter 1: the rows.
 */
export function updateApart<Table extends SQLiteTable>(
  table: Table,
  rules: MergeRules<Table>,
  apart: keyof MergeRules<Table> & string,
): string {
  const columns = new Map(namesOf(table))
  const value = mergeInSql(rules[apart], apart, (column) => columns.get(column)!, posted)
  return `
UPDATE ${getTableName(table)} SET ${columns.get(apart)} = ${value}
FROM jsonb_each(?1) AS new
WHERE ${matchKey(table, '')} AND ${columns.get(apart)} <> ${value}`
}

/** That a row of the table is the one a posted row speaks of. */
export function matchKey(table: SQLiteTable, alias: string): string {
  const key = keyOf(table)
  return namesOf(table)
    .filter(([, name]) => key.includes(name))
    .map(([column, name]) => `${alias}${name} = ${posted(column)}`)
    .join(' AND ')
}
