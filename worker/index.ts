import { consumeEvents } from './analytics/consume.ts'
import { keepDeadLetters } from './analytics/dead-letters.ts'
import { pruneAnalytics } from './analytics/retention.ts'
import { app } from './app.ts'
import { sweepAuth } from './auth/sweep.ts'
import { openDatabase } from './db/client.ts'

export default {
  fetch: app.fetch,
  async queue(batch, env) {
    if (batch.queue.endsWith('-dead-events')) await keepDeadLetters(batch, env.DB)
    else await consumeEvents(batch, env)
  },
  scheduled(controller, env, context) {
    // Apart, so that one that fails does not keep the other from its work.
    context.waitUntil(pruneAnalytics(env.DB, controller.scheduledTime))
    context.waitUntil(sweepAuth(openDatabase(env), controller.scheduledTime))
  },
} satisfies ExportedHandler<Env>
