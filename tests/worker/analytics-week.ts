import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { storeMessages } from '#worker/analytics/store/store-messages.ts'
import { makeBatch, makeClick, makeView, messageOf } from './analytics-visits.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

/** The week that `storeWeek` fills, as a query of the reports. */
export const week = '?from=2026-03-01&to=2026-03-07'

/** Makes a visit that began at noon: one view per path, a minute apart. */
export function visitOn(
  day: string,
  paths: string[],
  changes: Partial<Record<number, unknown>> = {},
  agent?: string,
) {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const views = paths.map((path, index) =>
    makeView({ 1: path, 3: noon + index * 60_000, 4: 30_000, 5: 20_000, 6: 40 + 20 * index }),
  )
  const batch = makeBatch(views, { 1: noon + paths.length * 60_000, ...changes })
  return messageOf(batch, 0, 0, agent)
}

/** Stores four visits of people in the week, a bot, refused events, a visit of the week before and one of now. */
export async function storeWeek() {
  const join = makeView({
    1: '/figma-test-join',
    3: Date.parse('2026-03-03T12:00:00Z'),
    6: 100,
    11: [
      makeClick({
        1: Date.parse('2026-03-03T12:00:05Z'),
        2: 'body>main>form>[data-track="register-submit"]',
      }),
    ],
  })
  await storeMessages(env.ANALYTICS, [
    visitOn('2026-02-25', ['/figma-test-home']),
    visitOn('2026-03-01', ['/figma-test-home', '/figma-test-tracks']),
    visitOn('2026-03-01', ['/figma-test-home'], { 2: '' }),
    visitOn('2026-03-02', ['/figma-test-team', '/figma-test-home', '/figma-test-join'], {
      2: 'https://search.example/?q=secret',
    }),
    messageOf(makeBatch([join], { 1: Date.parse('2026-03-03T12:01:00Z') })),
    visitOn('2026-03-04', ['/figma-test-home'], {}, 'Googlebot/2.1'),
    {
      ...messageOf(makeBatch(), 0),
      rejected: { shape: 3, page: 1 },
      receivedAt: Date.parse('2026-03-05T10:00:00Z'),
      views: [],
    },
    { ...messageOf(makeBatch(), 0), country: 'KE', skew: 0 },
  ])
}

/** Signs an administrator in; returns how to ask for a report, to read one, and to save a file as the cells of its lines. */
export async function openReports() {
  const { token } = await createAccount({ role: 'admin' })
  const ask = (path: string) => send(`/api/admin/analytics/${path}`, { token })
  return {
    ask,
    read: async (path: string) => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return answer.json<Record<string, unknown>>()
    },
    saveExport: async (path: string) => {
      const file = await ask(`export/${path}`)
      expect(file.status).toBe(200)
      const lines = (await file.text()).trimEnd().split('\r\n')
      return lines.map((line) => line.slice(1, -1).split('","'))
    },
  }
}
