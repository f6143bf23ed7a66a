import { env } from 'cloudflare:workers'

export type Statement = { sql: string; values: unknown[] }

/** Wraps `prepare` of a database: statements are added to `recorded` as values are bound to them. */
export function recordInto(
  recorded: Statement[],
  prepare: D1Database['prepare'],
): D1Database['prepare'] {
  return (sql) => {
    const statement = prepare(sql)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => {
      recorded.push({ sql, values })
      return bind(...values)
    }
    return statement
  }
}

/** Returns the steps by which a database runs a statement; those within another step are indented. */
export async function explain({ sql, values }: Statement, database = env.DB): Promise<string[]> {
  const { results } = await database
    .prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ parent: number; detail: string }>()
  return results.map(({ parent, detail }) => `${parent === 0 ? '' : '  '}${detail}`)
}
