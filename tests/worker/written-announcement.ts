import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import type { RecipientState } from '#content/wire/announcements.ts'
import { holdQueue } from './announcement-queue.ts'
import { stopClock } from './clock.ts'
import { mailService } from './mailbox.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

type Shown = {
  state: string
  counts: Record<RecipientState, number>
  reach: { recipients: number; unsubscribed: number } | null
  problems: { email: string; state: string; problem: string }[]
  recipients: number | null
  budget: { used: number; most: number }
}

export type Sent = { to: string; subject: string; html: string; text: string; headers: object }

export const written = {
  revision: null as string | null,
  subject: 'The workshop moves to Thursday',
  text: '# Thursday\n\nCome at **18:00** to [the call](https://example.org/call).',
  group: 'leads',
  country: '',
  hubId: '',
  trackId: '',
  silentAt: '',
}

/** Begins a test without announcements and teams, with a clock that stands and a queue that holds what it is sent. */
export async function beginAnnouncing(): Promise<void> {
  stopClock()
  holdQueue()
  mailService.mockReset()
  const tables = [
    'announcement_recipients',
    'announcements',
    'announcement_days',
    'announcement_refusals',
    'team_members',
    'teams',
  ]
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
}

/** All mails of the test. */
export const sentMails = () => mailService.mock.calls.map(([mail]) => mail as Sent)

/** Writes a draft as an administrator; returns what they do with it. */
export async function write(changes: object = {}) {
  const admin = await createAccount({ role: 'admin' })
  return {
    ...(await writeAs(admin, '/api/admin/announcements', { ...written, ...changes })),
    admin,
  }
}

/** Writes a draft by the routes at `path`; returns what its writer does with it. */
export async function writeAs(writer: { token: string }, path: string, draft: object) {
  const id = crypto.randomUUID()
  const call = async (method: string, part = '', body?: object) =>
    send(`${path}/${id}${part}`, { method, body, token: writer.token })
  const save = async (body: object) => {
    const answer = await call('PUT', '', body)
    return { status: answer.status, ...(await answer.json<{ revision: string }>()) }
  }
  const { status, revision } = await save(draft)
  expect(status).toBe(200)
  const sendNow = (seen = revision, startsAt: string | null = null) =>
    call('POST', '/send', { revision: seen, startsAt })
  const steer = async (state: 'paused' | 'sending') =>
    (await call('PUT', '/state', { state })).status
  const read = async () => (await call('GET')).json<Shown>()
  return { id, revision, call, save, sendNow, steer, read }
}
