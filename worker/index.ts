import './stay-at-home.ts'
import { continueForgetting } from './analytics/forget/forget.ts'
import { consumeEvents } from './analytics/store/consume.ts'
import { storeDeadLetters } from './analytics/store/dead-letters.ts'
import { pruneAnalytics } from './analytics/store/retention.ts'
import { consumeAnnouncements, continueAnnouncements } from './announcements/queue.ts'
import { sweepAnnouncements } from './announcements/retention.ts'
import { app } from './app.ts'
import { sweepAttendances } from './attendance/retention.ts'
import { sweepAuditLog } from './audit/retention.ts'
import { sweepAuth, sweepFlows } from './auth/store/sweep.ts'
import { remindTeams } from './check-ins/reminders.ts'
import { openDatabase } from './db/client.ts'
import { answerMissingPage } from './http/missing-page.ts'
import { sweepHubOrganisers } from './hubs/retention.ts'
import { sweepSubmissions } from './intake/retention.ts'
import { sweepJudges } from './judging/retention.ts'
import { flushOutbox } from './mail/outbox.ts'
import { sweepMatching } from './matching/retention.ts'
import { sweepMentors } from './mentoring/retention.ts'
import { sweepTalent } from './talent/retention.ts'
import { givePlacesInHubs } from './teams/hub-places.ts'
import { sweepTeams } from './teams/retention.ts'

/** The nightly cron expression of wrangler.jsonc; the other one fires every five minutes. */
const NIGHTLY = '17 3 * * *'

/** Chunks of rows to be forgotten that are deleted at a time: with the statements of each, D1 takes a thousand. */
const CHUNKS_AT_ONCE = 100

export default {
  async fetch(request, env, context) {
    return (await answerMissingPage(request, env.ASSETS)) ?? app.fetch(request, env, context)
  },
  async queue(batch, env) {
    if (batch.queue.endsWith('-announcements')) await consumeAnnouncements(batch, env)
    else if (batch.queue.endsWith('-dead-events')) await storeDeadLetters(batch, env.ANALYTICS)
    else await consumeEvents(batch, env)
  },
  scheduled({ cron, scheduledTime }, env, context) {
    const db = openDatabase(env)
    if (cron !== NIGHTLY) {
      context.waitUntil(flushOutbox(env, db, scheduledTime))
      context.waitUntil(continueAnnouncements(env, db, scheduledTime))
      context.waitUntil(continueForgetting(env, CHUNKS_AT_ONCE))
      context.waitUntil(sweepFlows(db, scheduledTime))
      context.waitUntil(remindTeams(db, env.SITE_URL, scheduledTime))
      context.waitUntil(givePlacesInHubs(db, env.SITE_URL, scheduledTime))
      return
    }
    // Separate calls, so that a failure of one does not stop the others.
    context.waitUntil(pruneAnalytics(env.ANALYTICS, scheduledTime))
    context.waitUntil(sweepAuth(db, scheduledTime))
    context.waitUntil(sweepAuditLog(db, scheduledTime))
    context.waitUntil(sweepSubmissions(db, scheduledTime))
    context.waitUntil(sweepTeams(db, scheduledTime))
    context.waitUntil(sweepJudges(db, scheduledTime))
    context.waitUntil(sweepMentors(db, scheduledTime))
    context.waitUntil(sweepHubOrganisers(db, scheduledTime))
    context.waitUntil(sweepAttendances(db, scheduledTime))
    context.waitUntil(sweepMatching(db, scheduledTime))
    context.waitUntil(sweepAnnouncements(db, scheduledTime))
    context.waitUntil(sweepTalent(db, scheduledTime))
  },
} satisfies ExportedHandler<Env>
