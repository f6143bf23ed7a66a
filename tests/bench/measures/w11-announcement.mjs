import { insertTeams } from '../../worker/many-teams.ts'

export const budget =
  'W11: an announcement to 10 000 recipients, through a mail service and a queue that fail every tenth time: each reached exactly once'

const RECIPIENTS = 10_000
const EVERY_FIVE_MINUTES = '*/5 * * * *'
/** Milliseconds after which the cron runs again here, and what the mail service put off is tried again. */
const TURN = 2000

/** @param {import('../lib/bench.mjs').Bench} bench */
export async function measure(bench) {
  const product = await bench.startFailingProduct()
  await insertTeams(product.env.DB, RECIPIENTS, 1)
  const { token } = await bench.account(product, { role: 'admin' })
  const id = crypto.randomUUID()
  const ask = async (method, path, body) => {
    const answer = await fetch(`${product.url}/api/admin/announcements/${id}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.status === 204 ? null : answer.json()
  }
  const { revision } = await ask('PUT', '', {
    revision: null,
    subject: 'The second workshop moves to Thursday',
    text: '# Thursday at 18:00\n\nThe same [link](https://example.org/call), the same **speakers**.',
    group: 'leads',
    country: '',
    hubId: '',
    trackId: '',
    silentAt: '',
  })
  const before = product.cpu() ?? Number.NaN
  const started = performance.now()
  await Promise.all([1, 2].map(() => ask('POST', '/send', { revision, startsAt: null })))
  let found = await ask('GET', '')
  for (let turn = 0; found.state !== 'done' && turn < 300; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, TURN))
    // Five minutes here take no longer than a turn.
    await product.env.DB.prepare(
      `update announcement_recipients set tried_at = tried_at - 300000 where state = 'waiting' and tried_at is not null`,
    ).run()
    await product.scheduled(EVERY_FIVE_MINUTES)
    found = await ask('GET', '')
  }
  const seconds = (performance.now() - started) / 1000
  const cpu = (product.cpu() ?? Number.NaN) - before
  const taken = await (await fetch(`${product.url}/taken`)).json()
  const times = []
  for (let turn = 0; turn < 20; turn += 1) {
    const asked = performance.now()
    await ask('GET', '')
    times.push(performance.now() - asked)
  }
  const { sent, waiting, failed, refused } = found.counts
  return [
    { what: 'reached', value: taken.reached, note: `at most ${taken.most} times each` },
    {
      what: 'recipients by state',
      value: sent,
      unit: 'sent',
      note: `${failed} failed, ${refused} refused, ${waiting} waiting; ${found.state}`,
    },
    { what: 'mails tried', value: taken.mails, note: `${taken.messages} messages of the queue` },
    {
      what: 'time',
      value: seconds,
      unit: 's',
      note: `CPU ${(cpu / RECIPIENTS).toFixed(2)} ms a mail`,
    },
    { what: 'how far it is', value: times.toSorted((a, b) => a - b)[10], unit: 'ms' },
  ]
}
