import { consumeEvents } from './analytics/consume.ts'
import { keepDeadLetters } from './analytics/dead-letters.ts'
import { pruneAnalytics } from './analytics/retention.ts'
import { app } from './app.ts'
import { sweepAuth } from './auth/sweep.ts'
import { openDatabase } from './db/client.ts'
import { sendLeftMails } from './mail/outbox.ts'

/** As in wrangler.jsonc; the other one comes every few minutes. */
const NIGHTLY = '17 3 * * *'

export default {
  fetch: app.fetch,
  async queue(batch, env) {
    if (batch.queue.endsWith('-dead-events')) await keepDeadLetters(batch, env.DB)
    else await consumeEvents(batch, env)
  },
  scheduled({ cron, scheduledTime }, env, context) {
    const db = openDatabase(env)
    if (cron !== NIGHTLY) return context.waitUntil(sendLeftMails(env, db, scheduledTime))
    // Apart, so that one that fails does not keep the other from its work.
    context.waitUntil(pruneAnalytics(env.DB, scheduledTime))
    context.waitUntil(sweepAuth(db, scheduledTime))
  },
} satisfies ExportedHandler<Env>
