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
  async scheduled(controller, env) {
    await pruneAnalytics(env.DB, controller.scheduledTime)
    await sweepAuth(openDatabase(env), controller.scheduledTime)
  },
} satisfies ExportedHandler<Env>
