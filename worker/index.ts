import { consumeEvents } from './analytics/store/consume.ts'
import { keepDeadLetters } from './analytics/store/dead-letters.ts'
import { pruneAnalytics } from './analytics/store/retention.ts'
import { app } from './app.ts'
import { sweepAuth } from './auth/store/sweep.ts'
import { openDatabase } from './db/client.ts'
import { answerMissingPage } from './http/missing-page.ts'
import { flushOutbox } from './mail/outbox.ts'

/** As in wrangler.jsonc; the other one comes every few minutes. */
const NIGHTLY = '17 3 * * *'

export default {
  async fetch(request, env, context) {
    return (await answerMissingPage(request, env.ASSETS)) ?? app.fetch(request, env, context)
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
