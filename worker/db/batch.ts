import type { BatchItem } from 'drizzle-orm/batch'
import type { RunnableQuery } from 'drizzle-orm/runnable-query'
import type { Database } from './client.ts'

type Statement = BatchItem<'sqlite'>

type Answer<Item> =
  Item extends RunnableQuery<infer Result, 'sqlite'>
    ? Result
    : Item extends readonly Statement[]
      ? { -readonly [Index in keyof Item]: Answer<Item[Index]> }
      : undefined

/** Statements by name. A list of statements gives a list of results; an undefined statement is skipped. */
type Group = Readonly<Record<string, Statement | readonly Statement[] | undefined>>

type Answers<Groups> = Groups extends readonly [infer First, ...infer Rest]
  ? { -readonly [Name in keyof First]: Answer<First[Name]> } & Answers<Rest>
  : unknown

/**
 * Runs groups of statements as one transaction, in their order, and returns the results under the names of the
 * statements; a group that is undefined or false is skipped. Throws if two groups share a name: spread into one object,
 * one of the two statements would be lost.
 */
export async function batchOf<const Groups extends readonly (Group | undefined | false)[]>(
  db: Database,
  ...groups: Groups
): Promise<Answers<Groups>> {
  const entries = groups.flatMap((group) => Object.entries(group || {}))
  const names = entries.map(([name]) => name)
  const shared = names.find((name, index) => names.indexOf(name) !== index)
  if (shared) throw new Error(`Two statements of one batch are called ${shared}.`)
  const [first, ...rest] = entries.flatMap(([, item]) => item ?? [])
  const results: unknown[] = first ? await db.batch([first, ...rest]) : []
  const answers = entries.map(([name, item]) => {
    if (item === undefined) return [name, undefined]
    return [name, isList(item) ? results.splice(0, item.length) : results.shift()]
  })
  return Object.fromEntries(answers) as Answers<Groups>
}

function isList(item: Statement | readonly Statement[]): item is readonly Statement[] {
  return Array.isArray(item)
}
