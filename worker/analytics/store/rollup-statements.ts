import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { MergeRule } from './merge-rules.ts'
import { mergeInSql, type Side } from './merge.ts'
import { keyOf, matchKey, namesOf, posted } from './upsert.ts'

/** A table that keeps columns of a posted row, and how they merge. */
type Holder = { table: SQLiteTable; rules: Record<string, MergeRule> }

/**
 * Selects what posted rows are about to change: every row as it will be (`sign` 1) and, where there is one already, as
 * it is (`sign` -1), with these columns under their names in the database. Run before the rows are stored.
 * The first table decides whether the row is there.
 */
export function changesOf(parameter: string, holders: Holder[], columns: string[]): string {
  const aliased = holders.map(({ table, rules }, index) => {
    const alias = `stored${index}`
    return {
      table,
      rules,
      alias,
      names: new Map(namesOf(table)),
      key: `${alias}.${keyOf(table)[0]}`,
    }
  })
  const selected = columns.map((column) => {
    const { rules, alias, names, key } = aliased.find((holder) => holder.names.has(column))!
    const stored: Side = (each) => `${alias}.${names.get(each)!}`
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

/** What a rollup's row is made of: an SQL expression for every column. */
type Sums<Table extends SQLiteTable> = Record<keyof Table['$inferSelect'] & string, string>

/** Adds sums to the rows of a rollup, one row for each key; sums that come to nothing cost no write. */
export function addTo<Table extends SQLiteTable>(
  table: Table,
  sums: Sums<Table>,
  from: string,
): string {
  const key = keyOf(table)
  const columns = namesOf(table).map(([column, name]) => ({
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
