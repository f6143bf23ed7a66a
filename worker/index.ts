import { consumeEvents } from './analytics/store/consume.ts'
import { keepDeadLetters } from './analytics/store/dead-letters.ts'
import { pruneAnalytics } from './analytics/store/retention.ts'
import { app } from './app.ts'
import { sweepAuth } from './auth/store/sweep.ts'
import { openDatabase } from './db/client.ts'
import { flushOutbox } from './mail/outbox.ts'

/** As in wrangler.jsonc; the other one comes every few minutes. */
const NIGHTLY = '17 3 * * *'

/** As in `run_worker_first`, but for the pages of the 404 itself. */
const ownPaths = /^\/(api|mcp)(\/|$)/

export default {
  async fetch(request, env, context) {
    return (await readMissingPage(request, env.ASSETS)) ?? app.fetch(request, env, context)
  },
  async queue(batch, env) {
    if (batch.queue.endsWith('-dead-events')) await keepDeadLetters(batch, env.DB)
    else await consumeEvents(batch, env)
  },
  scheduled({ cron, scheduledTime }, env, context) {
    const db = openDatabase(env)
    if (cron !== NIGHTLY) return context.waitUntil(flushOutbox(env, db, scheduledTime))
    // Apart, so that one that fails does not keep the other from its work.
    context.waitUntil(pruneAnalytics(env.DB, scheduledTime))
    context.waitUntil(sweepAuth(db, scheduledTime))
  },
} satisfies ExportedHandler<Env>

/**
 * The 404 page of an address's folder or of the whole site; nothing where no page is asked for or the store has none.
 * The store itself would give such an answer the headers of the address, `immutable` among them.
 */
async function readMissingPage({ url, method }: Request, assets: Fetcher) {
  const { origin, pathname } = new URL(url)
  if (!['GET', 'HEAD'].includes(method) || ownPaths.test(pathname)) return undefined
  const [, folder] = pathname.split('/')
  for (const page of [`/${folder}/404`, '/404']) {
    const { ok, body, headers } = await assets.fetch(origin + page, { method })
    if (ok) return new Response(body, { status: 404, headers })
  }
  return undefined
}
