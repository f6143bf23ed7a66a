import { and, count, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { checkIns as calendar, stateOfCheckIn } from '#content/check-ins.ts'
import { editionClock } from '#content/edition-clock.ts'
import { event } from '#content/facts/event.ts'
import { hubs } from '#content/facts/hubs.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { toDay } from '#content/wire/analytics-period.ts'
import { countTeamsOfHubs } from '../admin/hub-places.ts'
import { analyticsDailyVisits as visits } from '../analytics/schema/rollups.ts'
import { batchOf } from '../db/batch.ts'
import type { Database, Databases } from '../db/client.ts'
import { isDatabaseFailure } from '../db/constraints.ts'
import { checkIns } from '../db/schema/check-ins.ts'
import { hubPlaces } from '../db/schema/joining.ts'
import { projects } from '../db/schema/projects.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { presentJudging, selectJudging } from './judging.ts'
import { presentRegistrations, selectRegistrations } from './registrations.ts'

const DAY = 24 * 3_600_000
const hubIds = hubs.map(({ id }) => id)

/**
 * Counts how the edition is going: registrations over time, teams by country, hub, track and size, and the way from a visit to
 * a submitted project and its scores. Deleted teams and members are not counted.
 */
export async function readOverview({ db, analytics }: Databases) {
  const now = editionClock.now()
  const [counts, visited] = await Promise.all([readCounts(db, now), readVisits(analytics)])
  return { ...counts, visits: visited }
}

async function readCounts(db: Database, now: number) {
  const found = await batchOf(db, selectRegistrations(db, now), selectJudging(db, now), {
    countries: db
      .select({ code: teams.country, teams: count() })
      .from(teams)
      .groupBy(teams.country),
    tracks: db.select({ id: teams.trackId, teams: count() }).from(teams).groupBy(teams.trackId),
    ofHubs: countTeamsOfHubs(db),
    places: db.select().from(hubPlaces).where(inArray(hubPlaces.hubId, hubIds)),
    sizes: countSizes(db),
    told: db
      .select({ number: checkIns.number, teams: count() })
      .from(checkIns)
      .groupBy(checkIns.number),
    begun: db.select({ teams: count() }).from(projects),
    handedIn: db.select({ teams: count() }).from(projects).where(isNotNull(projects.submittedAt)),
  })
  const total = found.countries.reduce((all, country) => all + country.teams, 0)
  const atHubs = found.ofHubs.reduce((all, hub) => all + hub.teams, 0)
  return {
    totals: {
      teams: total,
      members: found.sizes.reduce((all, size) => all + size.members * size.teams, 0),
    },
    ...presentRegistrations(found, now),
    countries: found.countries.toSorted(
      (one, other) => other.teams - one.teams || (one.code < other.code ? -1 : 1),
    ),
    online: total - atHubs,
    hubs: hubIds.map((id) => {
      const { teams: all = 0, waiting = 0 } = found.ofHubs.find(({ hubId }) => hubId === id) ?? {}
      const places = found.places.find(({ hubId }) => hubId === id)?.teams ?? null
      return { id, places, teams: all - waiting, waiting }
    }),
    tracks: trackIds.map((id) => ({
      id,
      teams: found.tracks.find((track) => track.id === id)?.teams ?? 0,
    })),
    sizes: found.sizes,
    checkIns: calendar.map((checkIn) => ({
      number: checkIn.number,
      day: checkIn.day,
      state: stateOfCheckIn(checkIn, now),
      teams: found.told.find(({ number }) => number === checkIn.number)?.teams ?? 0,
    })),
    projects: { begun: found.begun[0]?.teams ?? 0, handedIn: found.handedIn[0]?.teams ?? 0 },
    judging: presentJudging(found),
  }
}

/** Counts the teams of each number of members. */
function countSizes(db: Database) {
  const sizes = db
    .select({ members: count().as('members') })
    .from(teamMembers)
    .groupBy(teamMembers.teamId)
    .as('sizes')
  return db
    .select({ members: sizes.members, teams: count() })
    .from(sizes)
    .groupBy(sql`${sizes.members}`)
}

/**
 * Counts the visits to the measured pages since registration opened, those that opened the registration page, and those that
 * sent its form; null if the database of visits cannot be read, so that everything else still is. Visits keep real time.
 */
async function readVisits(analytics: Database) {
  const first = Date.parse(event.start)
  const length = Math.max(0, Math.floor((Date.now() - first) / DAY) + 1)
  // Day by day, so that the index leads to the few rows that count steps past all others.
  const days = JSON.stringify(Array.from({ length }, (_, index) => toDay(first + index * DAY)))
  const isCounted = and(
    inArray(visits.day, sql`(SELECT value FROM json_each(${days}))`),
    eq(visits.kind, 'step'),
  )
  try {
    const steps = await analytics
      .select({ step: visits.value, visits: sql<number>`sum(${visits.visits})`.as('visits') })
      .from(visits)
      .where(isCounted)
      .groupBy(visits.value)
    const reached = (least: number) =>
      steps.reduce((all, step) => (Number(step.step) >= least ? all + step.visits : all), 0)
    return { since: event.start, visited: reached(0), opened: reached(2), sent: reached(3) }
  } catch (error) {
    if (!(error instanceof Error) || !isDatabaseFailure(error)) throw error
    console.warn('overview: database of visits not readable')
    return null
  }
}
