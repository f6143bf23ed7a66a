import { and, between, eq, sql } from 'drizzle-orm'
import type { Range } from '#content/wire/analytics-period.ts'
import { funnelSteps } from '#content/wire/analytics.ts'
import type { Databases } from '../../db/client.ts'
import { teams } from '../../db/schema/teams.ts'
import { analyticsDailyVisits as visits } from '../schema/rollups.ts'
import { inRange, sum } from './sums.ts'

const HOUR = 3600_000

/** Counts the visits that reached each step; the last step counts the teams that registered in those days, on any page. */
export async function readFunnel({ db, analytics }: Databases, range: Range) {
  const first = new Date(range.from)
  const last = new Date(Date.parse(range.to) + 24 * HOUR - 1)
  const [steps, registered] = await Promise.all([
    analytics
      .select({ step: visits.value, visits: sum(visits.visits) })
      .from(visits)
      .where(and(inRange(visits.day, range), eq(visits.kind, 'step')))
      .groupBy(visits.value),
    db
      .select({ count: sql<number>`count(*)` })
      .from(teams)
      .where(between(teams.createdAt, first, last)),
  ])
  const reached = (least: number) =>
    steps.filter(({ step }) => Number(step) >= least).reduce((all, row) => all + row.visits, 0)
  return {
    steps: funnelSteps.map((id, index) => ({
      id,
      count: id === 'registered' ? (registered[0]?.count ?? 0) : reached(index),
    })),
  }
}
