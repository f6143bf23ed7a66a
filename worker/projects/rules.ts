import { eq, gte, sql, type SQL } from 'drizzle-orm'
import { changeEnds } from '#content/catalogue/team-changes.ts'
import { dayOf } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { foldText } from '#content/search/text.ts'
import { isOver } from '#content/team-changes.ts'
import { rowExists } from '../db/conditions.ts'
import { projects } from '../db/schema/projects.ts'
import { teamExceptions, teams } from '../db/schema/teams.ts'

const LONGEST_SLUG = 60

/** Matches teams that may submit at an instant of the edition: in time, or by an organiser's exception. */
export function mayHandIn(now: number): SQL {
  if (!isOver('submission', now)) return sql`true`
  return rowExists(
    teamExceptions,
    eq(teamExceptions.teamId, teams.id),
    eq(teamExceptions.kind, 'submission'),
    gte(teamExceptions.until, dayOf(now)),
  )
}

/** Returns the last second in which a team may submit, as an ISO time; `until` is the day of its exception. */
export function deadlineOf(until: string | null): string {
  const own = until && `${until}T23:59:59${event.utcOffset}`
  return own && Date.parse(own) > changeEnds.submission ? own : event.submissionDeadline
}

/**
 * Builds the slug of a project: its title in plain letters, followed by part of the team's id if another project already has
 * that slug. SQL, so that the statement that stores it also sees what is taken.
 */
export function chooseSlug(title: string, teamId: string): SQL {
  const plain = foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '')
  const base = plain || 'project'
  const choices = JSON.stringify([base, `${base}-${teamId.slice(0, 8)}`, `${base}-${teamId}`])
  const isTaken = rowExists(projects, sql`${projects.slug} = choice.value`)
  return sql`(SELECT choice.value FROM json_each(${choices}) AS choice WHERE NOT ${isTaken} LIMIT 1)`
}
