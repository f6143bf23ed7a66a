import { EXPLORED, type MergeRule } from './merge-rules.ts'

type Value = string | number | boolean | null
type Row = Record<string, Value>
/** How SQL names a column of one of the two records, by its name in the schema. */
export type Side = (column: string) => string

/** Each rule in both languages: what it makes of two records, and what SQL says for it. */
type Meaning = {
  merge: (column: string, one: Row, other: Row) => Value
  sql: (column: string, stored: Side, posted: Side) => string
}

const meanings: Record<MergeRule, Meaning> = {
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

/** The other value where it is preferred, and the known one where only one is known. */
function choose(
  one: Value,
  other: Value,
  isPreferred: (one: NonNullable<Value>, other: NonNullable<Value>) => boolean,
): Value {
  if (one === null || other === null) return one ?? other
  return isPreferred(one, other) ? other : one
}

/** To SQLite the smaller and the larger of anything and null are null. */
const chooseInSql = (choice: 'min' | 'max', one: string, other: string) =>
  `coalesce(${choice}(${one}, ${other}), ${one}, ${other})`

/** Whether a session's page view came after another one, which the browser's clock and then the id decide. */
function isLater(one: Row, other: Row): boolean {
  const difference = Number(one.lastViewClock) - Number(other.lastViewClock)
  return (difference || Number(one.lastViewId) - Number(other.lastViewId)) > 0
}

const clockOf = (side: Side) => `(${side('lastViewClock')}, ${side('lastViewId')})`

/** Merges two records of the same thing as the database would merge them. */
export function mergeRows<Merged extends Row>(
  rules: { [Column in keyof Merged]: MergeRule },
  one: Merged,
  other: Merged,
): Merged {
  const merged: Row = {}
  for (const [column, rule] of Object.entries<MergeRule>(rules))
    merged[column] = meanings[rule].merge(column, one, other)
  return merged as Merged
}

/** Writes in SQL what a column holds once the stored record and the posted one have met. */
export function mergeInSql(rule: MergeRule, column: string, stored: Side, posted: Side): string {
  return meanings[rule].sql(column, stored, posted)
}
