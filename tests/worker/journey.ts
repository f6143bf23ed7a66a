// Runs in the tests and, with its types stripped, around the built Worker of the benchmark: it imports nothing.

/** Stands around a call of a binding: lets it pass, delays it or breaks it off. */
export type Pass = <Result>(call: () => Promise<Result>) => Promise<Result>

/** Leads every call of a database session through `pass`. */
export function watchSession(session: D1DatabaseSession, pass: Pass): D1DatabaseSession {
  function watch(statement: D1PreparedStatement): D1PreparedStatement {
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => watch(bind(...values))
    for (const name of ['all', 'run', 'raw', 'first'] as const) {
      const run = statement[name].bind(statement) as (...words: unknown[]) => Promise<unknown>
      Object.assign(statement, { [name]: (...words: unknown[]) => pass(() => run(...words)) })
    }
    return statement
  }
  const batch = session.batch.bind(session)
  const prepare = session.prepare.bind(session)
  session.prepare = (sql) => watch(prepare(sql))
  session.batch = (statements) => pass(() => batch(statements))
  return session
}

/**
 * Counts the trips of a request to its stores, which are `distance` milliseconds away. Calls that are under way together
 * are one trip: the n-th entry of `trips` names the stores of the n-th one.
 */
export function startJourney(distance: number) {
  const trips: Set<string>[] = []
  const travel =
    (store: string): Pass =>
    async (call) => {
      const place = trips.length
      await scheduler.wait(distance)
      return call().finally(() => (trips[place] ??= new Set()).add(store))
    }
  return { trips, travel }
}
