import { EXPLORED, type MergeRule } from './merge-rules.ts'

type Value = string | number | boolean | null
type Row = Record<string, Value>
/** Returns the SQL for a column of one of the two records, by its name in the schema. */
export type ColumnSql = (column: string) => string

/** A rule in both languages: applied to two records, and as an SQL expression. */
type MergeImplementation = {
  merge: (column: string, one: Row, other: Row) => Value
  sql: (column: string, stored: ColumnSql, posted: ColumnSql) => string
}

const implementations: Record<MergeRule, MergeImplementation> = {
  least: {
    merge: (column, one, other) => choose(one[column]!, other[column]!, (a, b) => b < a),
    sql: (column, stored, posted) => chooseInSql('min', stored(column), posted(column)),
  },
  greatest: {
    merge: (column, one, other) => choose(one[column]!, other[column]!, (a, b) => b > a),
    sql: (column, stored, posted) => chooseInSql('max', stored(column), posted(column)),
  },
  first: {
    merge: (column, one, other) => one[column] ?? other[column]!,
    sql: (column, stored, posted) => `coalesce(${stored(column)}, ${posted(column)})`,
  },
  ignore: {
    merge: (column, one) => one[column]!,
    sql: (column, stored) => stored(column),
  },
  latest: {
    merge: (column, one, other) => (isLater(other, one) ? other : one)[column]!,
    sql: (column, stored, posted) =>
      `iif(${clockOf(posted)} > ${clockOf(stored)}, ${posted(column)}, ${stored(column)})`,
  },
  furthest: {
    merge: (column, one, other) =>
      Math.max(
        Number(one[column]),
        Number(other[column]),
        one.lastPath === other.lastPath ? 0 : EXPLORED,
      ),
    sql: (column, stored, posted) =>
      `max(${stored(column)}, ${posted(column)}, ${EXPLORED} * (${posted('lastPath')} <> ${stored('lastPath')}))`,
  },
}

/** Chooses the preferred value, or the one that is not null. */
function choose(
  one: Value,
  other: Value,
  isPreferred: (one: NonNullable<Value>, other: NonNullable<Value>) => boolean,
): Value {
  if (one === null || other === null) return one ?? other
  return isPreferred(one, other) ? other : one
}

/** SQLite's `min` and `max` of two values are null if either is null. */
const chooseInSql = (choice: 'min' | 'max', one: string, other: string) =>
  `coalesce(${choice}(${one}, ${other}), ${one}, ${other})`

/** Tells whether a session's page view came after another, by the browser's clock and then by id. */
function isLater(one: Row, other: Row): boolean {
  const difference = Number(one.lastViewClock) - Number(other.lastViewClock)
  return (difference || Number(one.lastViewId) - Number(other.lastViewId)) > 0
}

const clockOf = (side: ColumnSql) => `(${side('lastViewClock')}, ${side('lastViewId')})`

/** Merges two records with the same key as the database would. */
export function mergeRows<Merged extends Row>(
  rules: { [Column in keyof Merged]: MergeRule },
  one: Merged,
  other: Merged,
): Merged {
  const merged: Row = {}
  for (const [column, rule] of Object.entries<MergeRule>(rules))
    merged[column] = implementations[rule].merge(column, one, other)
  return merged as Merged
}

/** Returns the SQL expression that merges a column of the stored and the posted record. */
export function mergeInSql(
  rule: MergeRule,
  column: string,
  stored: ColumnSql,
  posted: ColumnSql,
): string {
  return implementations[rule].sql(column, stored, posted)
}
