import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { MergeRule } from './merge-rules.ts'
import { mergeInSql, type ColumnSql } from './merge.ts'
import { listKeyNames, matchKey, listColumns, posted } from './upsert.ts'

/** A table that stores columns of a posted row, and their merge rules. */
type Source = { table: SQLiteTable; rules: Record<string, MergeRule> }

/**
 * Builds a SELECT of the changes that posted rows will make: each row as it will be (`sign` 1) and, if it is already
 * stored, as it is now (`sign` -1), with the columns under their database names. Run it before the rows are stored. The first table decides whether a row is stored.
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

/**
 * Returns a statement that adds sums to the rows of a rollup, one row per key; sums of zero cost no write. A text beside
 * the key is the latest of its kind rather than a sum.
 */
export function addToRollup<Table extends SQLiteTable>(
  table: Table,
  sums: Sums<Table>,
  from: string,
): string {
  const key = listKeyNames(table)
  const columns = Object.entries(getTableColumns(table)).map(([column, { name, dataType }]) => ({
    name,
    value: sums[column as keyof Sums<Table>],
    isText: dataType === 'string',
  }))
  const keys = columns.filter(({ name }) => key.includes(name))
  const others = columns.filter(({ name }) => !key.includes(name))
  const counters = others.filter(({ isText }) => !isText)
  return `
INSERT INTO ${getTableName(table)} (${[...keys, ...others].map(({ name }) => name).join(', ')})
SELECT ${[...keys, ...others].map(({ value }) => value).join(', ')}
FROM ${from}
GROUP BY ${keys.map((_, index) => index + 1).join(', ')}
HAVING ${counters.map(({ value }) => value).join(' OR ')}
ON CONFLICT (${key.join(', ')}) DO UPDATE SET
  ${others.map(({ name, isText }) => (isText ? `${name} = max(${name}, excluded.${name})` : `${name} = ${name} + excluded.${name}`)).join(', ')}`
}
