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
import { openDatabase, type Database } from './db/client.ts'
import { answerMissingPage } from './http/missing-page.ts'
import { sweepHubOrganisers } from './hubs/retention.ts'
import { sweepSubmissions } from './intake/retention.ts'
import { sweepJudges } from './judging/retention.ts'
import { noteBounces } from './mail/bounces.ts'
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
    else if (batch.queue.endsWith('-mail-events')) await noteBounces(batch, env)
    else if (batch.queue.endsWith('-dead-events')) await storeDeadLetters(batch, env.ANALYTICS)
    else await consumeEvents(batch, env)
  },
  scheduled({ cron, scheduledTime }, env, context) {
    const db = openDatabase(env)
    const tasks = cron === NIGHTLY ? nightly(env, db, scheduledTime) : often(env, db, scheduledTime)
    for (const [task, work] of Object.entries(tasks))
      context.waitUntil(work.catch(logFailure(task)))
  },
} satisfies ExportedHandler<Env>

type Tasks = Record<string, Promise<unknown>>

function often(env: Env, db: Database, now: number): Tasks {
  return {
    'send mails': flushOutbox(env, db, now),
    'continue announcements': continueAnnouncements(env, db, now),
    'forget visitors': continueForgetting(env, CHUNKS_AT_ONCE),
    'sweep sign-ins': sweepFlows(db, now),
    'remind teams': remindTeams(db, env.SITE_URL, now),
    'give places in hubs': givePlacesInHubs(db, env.SITE_URL, now),
  }
}

function nightly(env: Env, db: Database, now: number): Tasks {
  return {
    'prune analytics': pruneAnalytics(env.ANALYTICS, now),
    'sweep accounts': sweepAuth(db, now),
    'sweep audit log': sweepAuditLog(db, now),
    'sweep submissions': sweepSubmissions(db, now),
    'sweep teams': sweepTeams(db, now),
    'sweep judges': sweepJudges(db, now),
    'sweep mentors': sweepMentors(db, now),
    'sweep hub organisers': sweepHubOrganisers(db, now),
    'sweep attendances': sweepAttendances(db, now),
    'sweep matching': sweepMatching(db, now),
    'sweep announcements': sweepAnnouncements(db, now),
    'sweep talent': sweepTalent(db, now),
  }
}

/** Logs that a task failed, so that the others go on. Only the error's name: its message may hold SQL and addresses. */
function logFailure(task: string) {
  return (error: Error) => console.error('scheduled task failed', { task, name: error.name })
}
