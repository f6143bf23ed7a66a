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

/**
 * Runs statements as one transaction, in the order of their keys, and returns their results under the same keys. A list
 * of statements gives a list of results; an undefined statement is skipped.
 */
export async function batchOf<
  const Statements extends Record<string, Statement | readonly Statement[] | undefined>,
>(
  db: Database,
  statements: Statements,
): Promise<{ -readonly [Name in keyof Statements]: Answer<Statements[Name]> }> {
  const entries = Object.entries(statements)
  const [first, ...rest] = entries.flatMap(([, item]) => item ?? [])
  const results: unknown[] = first ? await db.batch([first, ...rest]) : []
  const answers = entries.map(([name, item]) => {
    if (item === undefined) return [name, undefined]
    return [name, isList(item) ? results.splice(0, item.length) : results.shift()]
  })
  return Object.fromEntries(answers) as {
    -readonly [Name in keyof Statements]: Answer<Statements[Name]>
  }
}

function isList(item: Statement | readonly Statement[]): item is readonly Statement[] {
  return Array.isArray(item)
}
