import { count, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { users } from '../db/schema/accounts.ts'
import { judgeAssignments, judgeScores } from '../db/schema/judging.ts'
import { isOfAssignment, selectPublication } from '../judging/conditions.ts'
import { isActive } from '../judging/judges.ts'

/** Selects the rows that {@link presentJudging} turns into an answer. */
export const selectJudging = (db: Database, now: number) => ({
  rounds: selectPublication(db),
  ofJudges: db
    .select({
      isActive: sql`${isActive(new Date(now))}`.mapWith(Boolean).as('is_active'),
      assigned: count(),
      handedIn: count(judgeScores.final),
    })
    .from(judgeAssignments)
    .leftJoin(users, eq(users.id, judgeAssignments.judgeId))
    .leftJoin(judgeScores, isOfAssignment())
    .groupBy(judgeAssignments.judgeId),
})

type Counted = { isActive: boolean; assigned: number; handedIn: number }

/** Counts the scores, and lists without names how many each active judge has given. */
export function presentJudging(found: {
  rounds: { publishedAt: Date | null }[]
  ofJudges: Counted[]
}) {
  const sum = (name: 'assigned' | 'handedIn') =>
    found.ofJudges.reduce((all, row) => all + row[name], 0)
  return {
    isPublished: Boolean(found.rounds[0]?.publishedAt),
    assigned: sum('assigned'),
    handedIn: sum('handedIn'),
    judges: found.ofJudges
      .filter((judge) => judge.isActive)
      .map(({ assigned, handedIn }) => ({ assigned, handedIn })),
  }
}
