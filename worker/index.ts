import { consumeEvents } from './analytics/store/consume.ts'
import { storeDeadLetters } from './analytics/store/dead-letters.ts'
import { pruneAnalytics } from './analytics/store/retention.ts'
import { app } from './app.ts'
import { sweepAuth } from './auth/store/sweep.ts'
import { openDatabase } from './db/client.ts'
import { answerMissingPage } from './http/missing-page.ts'
import { flushOutbox } from './mail/outbox.ts'

/** The nightly cron expression of wrangler.jsonc; the other one fires every five minutes. */
const NIGHTLY = '17 3 * * *'

export default {
  async fetch(request, env, context) {
    return (await answerMissingPage(request, env.ASSETS)) ?? app.fetch(request, env, context)
  },
  async queue(batch, env) {
    if (batch.queue.endsWith('-dead-events')) await storeDeadLetters(batch, env.DB)
    else await consumeEvents(batch, env)
  },
  scheduled({ cron, scheduledTime }, env, context) {
    const db = openDatabase(env)
    if (cron !== NIGHTLY) return context.waitUntil(flushOutbox(env, db, scheduledTime))
    // Two separate calls, so that a failure of one does not stop the other.
    context.waitUntil(pruneAnalytics(env.DB, scheduledTime))
    context.waitUntil(sweepAuth(db, scheduledTime))
  },
} satisfies ExportedHandler<Env>
