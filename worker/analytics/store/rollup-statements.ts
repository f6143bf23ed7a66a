import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { MergeRule } from './merge-rules.ts'
import { mergeInSql, type ColumnSql } from './merge.ts'
import { listKeyNames, matchKey, listColumns, posted } from './upsert.ts'

/** A table that stores columns of a posted row, and their merge rules. */
type Source = { table: SQLiteTable; rules: Record<string, MergeRule> }

/**
 * Returns a SELECT of what posted rows are about to change: each row as it will be (`sign` 1) and, if it is stored
 * already, as it is (`sign` -1), with the columns under their names in the database. To be run before the rows are
 * stored. The first table decides whether a row is stored.
 */
export function selectChanges(parameter: string, sources: Source[], columns: string[]): string {
  const aliased = sources.map(({ table, rules }, index) => {
    const alias = `stored${index}`
    return {
      table,
      rules,
      alias,
      names: new Map(listColumns(table)),
      key: `${alias}.${listKeyNames(table)[0]}`,
    }
  })
  const selected = columns.map((column) => {
    const { rules, alias, names, key } = aliased.find((source) => source.names.has(column))!
    const stored: ColumnSql = (each) => `${alias}.${names.get(each)!}`
    const merged = mergeInSql(rules[column]!, column, stored, posted)
    const coming = `iif(${key} IS NULL, ${posted(column)}, ${merged})`
    return `iif(sign.value = -1, ${stored(column)}, ${coming}) AS ${names.get(column)!}`
  })
  const joins = aliased.map(
    ({ table, alias }) =>
      `LEFT JOIN ${getTableName(table)} AS ${alias} ON ${matchKey(table, `${alias}.`)}`,
  )
  return `
  SELECT sign.value AS sign,
    ${selected.join(',\n    ')}
  FROM jsonb_each(${parameter}) AS new
  ${joins.join('\n  ')}
  JOIN json_each('[1,-1]') AS sign ON sign.value = 1 OR ${aliased[0]!.key} IS NOT NULL`
}

/** An SQL expression for every column of a rollup. */
type Sums<Table extends SQLiteTable> = Record<keyof Table['$inferSelect'] & string, string>

/** Returns a statement that adds sums to the rows of a rollup, one row per key; sums of zero cost no write. */
export function addToRollup<Table extends SQLiteTable>(
  table: Table,
  sums: Sums<Table>,
  from: string,
): string {
  const key = listKeyNames(table)
  const columns = listColumns(table).map(([column, name]) => ({
    name,
    value: sums[column as keyof Sums<Table>],
  }))
  const keys = columns.filter(({ name }) => key.includes(name))
  const counters = columns.filter(({ name }) => !key.includes(name))
  return `
INSERT INTO ${getTableName(table)} (${[...keys, ...counters].map(({ name }) => name).join(', ')})
SELECT ${[...keys, ...counters].map(({ value }) => value).join(', ')}
FROM ${from}
GROUP BY ${keys.map((_, index) => index + 1).join(', ')}
HAVING ${counters.map(({ value }) => value).join(' OR ')}
ON CONFLICT (${key.join(', ')}) DO UPDATE SET
  ${counters.map(({ name }) => `${name} = ${name} + excluded.${name}`).join(', ')}`
}
