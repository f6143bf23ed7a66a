import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { watchSession, type Pass } from './journey.ts'

/** Leads every call of the Worker to D1 through `pass`; returns how to end that. */
export function watchDatabase(pass: Pass, database: D1Database = env.DB): () => void {
  const open = database.withSession.bind(database)
  const spy = vi
    .spyOn(database, 'withSession')
    .mockImplementation((constraint) => watchSession(open(constraint), pass))
  return () => spy.mockRestore()
}

/** Sends a request, and does something else just before its n-th call of the database. */
export async function interleave<Answer>(
  request: () => Promise<Answer>,
  { before, work }: { before: number; work: () => Promise<unknown> },
): Promise<Answer> {
  let calls = 0
  const end = watchDatabase(async (call) => {
    calls += 1
    if (calls === before) await work()
    return call()
  })
  const answer = await request().finally(end)
  if (calls < before) throw new Error(`only ${calls} calls of the database`)
  return answer
}
