import { consumeEvents } from './analytics/consume.ts'
import { keepDeadLetters } from './analytics/dead-letters.ts'
import { pruneAnalytics } from './analytics/retention.ts'
import { app } from './app.ts'
import { sweepAuth } from './auth/store/sweep.ts'
import { openDatabase } from './db/client.ts'
import { flushOutbox } from './mail/outbox.ts'

/** As in wrangler.jsonc; the other one comes every few minutes. */
const NIGHTLY = '17 3 * * *'

/** As in `run_worker_first`. */
const missingPage = /^(https?:\/\/[^/]+(?:\/blog)?\/404)(?:\?|$)/

export default {
  fetch(request, env, context) {
    // The store would serve a page for missing addresses at its own address as if nothing were missing.
    const [, page] = missingPage.exec(request.url) ?? []
    if (page) return env.ASSETS.fetch(`${page}/-`)
    return app.fetch(request, env, context)
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
