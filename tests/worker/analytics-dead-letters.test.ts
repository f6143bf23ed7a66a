import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  countRows,
  emptyTables,
  makeBatch,
  makeClick,
  makeView,
  messageOf,
} from './analytics-visits.ts'
import {
  DEAD_EVENTS,
  deliver,
  EVENTS,
  refuseWhile,
  wrap,
  type Delivery,
} from './event-deliveries.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

vi.spyOn(console, 'warn').mockImplementation(() => undefined)
beforeEach(emptyTables)

test('dead letters are stored once, shown to administrators and can be replayed', async () => {
  const { token } = await createAccount({ role: 'admin' })
  const view = makeView({ 11: [makeClick(), makeClick()] })
  const letters = [wrap(messageOf(makeBatch([view]))), wrap('gibberish')]
  await deliver(DEAD_EVENTS, letters)
  await deliver(DEAD_EVENTS, letters)
  const list = (await (await send('/api/admin/analytics/dead', { token })).json()) as Record<
    string,
    unknown
  >
  expect(list).toMatchObject({ waiting: 2, waitingEvents: 3 })
  expect(list.letters).toHaveLength(2)
  expect(JSON.stringify(list)).not.toContain('gibberish')

  const queue = vi
    .spyOn(env.EVENTS, 'sendBatch')
    .mockImplementation(async () => ({}) as QueueSendBatchResponse)
  const ids = letters.map(({ id }) => id)
  const replay = () => send('/api/admin/analytics/dead/replay', { body: { ids }, token })
  expect(await (await replay()).json()).toEqual({ replayed: 2 })
  const bodies = [...(queue.mock.calls[0]![0] as Iterable<MessageSendRequest>)].map(
    ({ body }) => body,
  )
  expect(await (await replay()).json()).toEqual({ replayed: 0 })
  queue.mockRestore()

  const result = await deliver(
    EVENTS,
    bodies.slice(0, 1).map((body) => wrap(body)),
  )
  expect(result.explicitAcks).toHaveLength(1)
  expect(await countRows('figma_analytics_heatmap')).toBe(2)
  const after = await send('/api/admin/analytics/dead', { token })
  expect(await after.json()).toMatchObject({ waiting: 0, waitingEvents: 0 })
})

test('a replay that the queue refuses leaves the dead letters waiting', async () => {
  const { token } = await createAccount({ role: 'admin' })
  const letter = wrap(messageOf(makeBatch()))
  await deliver(DEAD_EVENTS, [letter])
  const queue = vi
    .spyOn(env.EVENTS, 'sendBatch')
    .mockRejectedValue(new Error('Queue is overloaded'))
  const body = { ids: [letter.id] }
  const answer = await send('/api/admin/analytics/dead/replay', { body, token })
  expect(answer.status).toBe(503)
  queue.mockRestore()
  expect(await (await send('/api/admin/analytics/dead', { token })).json()).toMatchObject({
    waiting: 1,
  })
})

/** Reads the audit log's entries of an action by somebody. */
async function readAudit(action: string, actor: string) {
  const { results } = await env.DB.prepare(
    'select subject_id, details from audit_log where action = ? and actor_id = ?',
  )
    .bind(action, actor)
    .all<{ subject_id: string | null; details: string | null }>()
  return results
}

type List = { waiting: number; letters: { id: string; replayedAt: string | null }[] }
const readDead = async (token: string) =>
  (await (await send('/api/admin/analytics/dead', { token })).json()) as List

test('all listed dead letters are replayed, in as many batches as the queue needs', async () => {
  const { id, token } = await createAccount({ role: 'admin' })
  const large = Array.from({ length: 4 }, () => wrap('x'.repeat(90_000)))
  const small = Array.from({ length: 110 }, () => wrap(messageOf(makeBatch())))
  await deliver(DEAD_EVENTS, small.slice(0, 57))
  await deliver(DEAD_EVENTS, large)
  await deliver(DEAD_EVENTS, small.slice(57))
  const list = await readDead(token)
  expect(list.waiting).toBe(114)
  expect(list.letters).toHaveLength(100)

  const batches: unknown[][] = []
  const queue = vi.spyOn(env.EVENTS, 'sendBatch').mockImplementation(async (batch) => {
    batches.push([...batch].map(({ body }) => body))
    return {} as QueueSendBatchResponse
  })
  const ids = list.letters.map((letter) => letter.id)
  const answer = await send('/api/admin/analytics/dead/replay', { body: { ids }, token })
  queue.mockRestore()
  expect(await answer.json()).toEqual({ replayed: 100 })
  expect(batches.flat()).toHaveLength(100)
  for (const batch of batches) {
    expect(batch.length).toBeLessThanOrEqual(100)
    expect(JSON.stringify(batch).length).toBeLessThan(256_000)
  }
  const noted = await readAudit('analytics_replayed', id)
  const messagesNoted = noted.map(({ details }) => JSON.parse(details!).messages as number)
  expect(messagesNoted.reduce((sum, count) => sum + count)).toBe(100)

  // Waiting letters come before replayed ones, however many those are.
  const after = await readDead(token)
  expect(after.waiting).toBe(14)
  expect(after.letters.slice(0, 14).every((letter) => letter.replayedAt === null)).toBe(true)
  expect(after.letters[14]!.replayedAt).not.toBeNull()
})

test('when the queue fails midway, the messages it has taken are marked and logged, and the rest wait', async () => {
  const { id, token } = await createAccount({ role: 'admin' })
  const letters = Array.from({ length: 4 }, () => wrap('x'.repeat(90_000)))
  await deliver(DEAD_EVENTS, letters)
  const queue = vi
    .spyOn(env.EVENTS, 'sendBatch')
    .mockResolvedValueOnce({} as QueueSendBatchResponse)
    .mockRejectedValue(new Error('Queue is overloaded'))
  const body = { ids: letters.map((letter) => letter.id) }
  const answer = await send('/api/admin/analytics/dead/replay', { body, token })
  queue.mockRestore()
  expect(answer.status).toBe(503)
  expect((await readDead(token)).waiting).toBe(2)
  expect(await readAudit('analytics_replayed', id)).toMatchObject([{ details: '{"messages":2}' }])
})

test('only the dead letters that are named are replayed, and naming none is refused', async () => {
  const { token } = await createAccount({ role: 'admin' })
  const letters = [wrap(messageOf(makeBatch())), wrap(messageOf(makeBatch()))]
  await deliver(DEAD_EVENTS, letters)
  const queue = vi
    .spyOn(env.EVENTS, 'sendBatch')
    .mockImplementation(async () => ({}) as QueueSendBatchResponse)
  const replay = (body: unknown) => send('/api/admin/analytics/dead/replay', { body, token })
  expect((await replay({})).status).toBe(400)
  expect((await replay({ ids: [] })).status).toBe(400)
  expect(await (await replay({ ids: [letters[1]!.id, 'none'] })).json()).toEqual({ replayed: 1 })
  queue.mockRestore()
  const list = await readDead(token)
  expect(list.letters.map((letter) => [letter.id, letter.replayedAt === null])).toEqual([
    [letters[0]!.id, true],
    [letters[1]!.id, false],
  ])
})

test('an administrator can discard a waiting dead letter, once, and the audit log says so', async () => {
  const { id, token } = await createAccount({ role: 'admin' })
  const organizer = await createAccount({ role: 'organizer' })
  const [unreadable, sent] = [wrap('gibberish'), wrap(messageOf(makeBatch()))]
  await deliver(DEAD_EVENTS, [unreadable, sent])
  await env.ANALYTICS.prepare("update dead_events set replayed_at = '2026-01-01' where id = ?")
    .bind(sent.id)
    .run()
  const discard = (letter: Delivery, by = token) =>
    send(`/api/admin/analytics/dead/${letter.id}`, { method: 'DELETE', token: by })
  expect((await discard(unreadable, organizer.token)).status).toBe(403)
  const answers = await Promise.all([discard(unreadable), discard(unreadable)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]))
  // The queue has it, so there is nothing left to discard.
  const late = await discard(sent)
  expect([late.status, (await errorOf(late)).code]).toEqual([404, 'admin.not_found'])
  expect(await readAudit('analytics_discarded', id)).toMatchObject([{ subject_id: unreadable.id }])
  expect((await readDead(token)).letters.map((letter) => letter.id)).toEqual([sent.id])
})

test('dead letters are retried for at least a day while D1 is down', async () => {
  const result = await deliver(
    DEAD_EVENTS,
    [wrap(messageOf(makeBatch()))],
    refuseWhile(() => 'D1_ERROR: Network connection lost.'),
  )
  expect(result.retryBatch.retry).toBe(true)
  const tries = 100 // max_retries of their queue in wrangler.jsonc
  expect(Math.min(...result.waits.values()) * tries).toBeGreaterThan(86_400)
  expect(result.ackAll).toBe(false)
  expect(await countRows('dead_events')).toBe(0)
})
