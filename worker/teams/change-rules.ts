import { eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm'
import { dayOf } from '#content/facts/event-days.ts'
import type { TeamDetails } from '#content/forms/team.ts'
import { isOver } from '#content/team-changes.ts'
import { changeKinds, type ChangeKind } from '#content/wire/change-kinds.ts'
import type { ErrorCode } from '#content/wire/error-codes.ts'
import { messages } from '#words/errors.ts'
import { rowExists } from '../db/conditions.ts'
import { teamExceptions, teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'

const refusals = {
  hub: { code: 'teams.hub_closed', field: 'participationMode' },
  track: { code: 'teams.track_closed', field: 'trackId' },
  team: { code: 'teams.locked', field: undefined },
} as const satisfies Record<ChangeKind, { code: ErrorCode; field?: keyof TeamDetails | undefined }>

/**
 * Builds the conditions under which the team in hand may become `details` at an instant of the edition: each kind of change is
 * in time, or allowed by an organiser's exception, or not made at all.
 */
export function guardChanges(details: TeamDetails, now: number): Record<ChangeKind, SQL> {
  const isOnline = details.participationMode !== 'in-person'
  const isAllowed = (kind: ChangeKind, isUnchanged: SQL) =>
    isOver(kind, now) ? or(isUnchanged, hasException(kind, now))! : sql`true`
  return {
    hub: isOnline ? sql`true` : isAllowed('hub', eq(teams.participationMode, 'in-person')),
    track: isAllowed('track', eq(teams.trackId, details.trackId)),
    team: isAllowed('team', sql`false`),
  }
}

/** Matches a team that may change now; joining a team and taking it over are changes too. */
export const mayChangeTeam = (now: number): SQL =>
  isOver('team', now) ? hasException('team', now) : sql`true`

/** Matches the row of a member of such a team. */
export const mayChangeMembers = (now: number): SQL =>
  rowExists(teams, eq(teams.id, teamMembers.teamId), mayChangeTeam(now))

/** Builds the refusal of changes whose time is over, with the message at each field that has one. */
export function closedFailure(kinds: readonly ChangeKind[]): Failure {
  const refused = kinds.map((kind) => refusals[kind])
  const fields = refused.flatMap(({ code, field }) => (field ? [[field, messages[code]]] : []))
  return new Failure(refused[0]!.code, 403, Object.fromEntries(fields))
}

/** Lists the kinds of changes that a row of conditions, as {@link guardChanges} names them, does not allow. */
export const listClosed = (allowed: Record<ChangeKind, boolean>) =>
  changeKinds.filter((kind) => !allowed[kind])

function hasException(kind: ChangeKind, now: number): SQL {
  return rowExists(
    teamExceptions,
    eq(teamExceptions.teamId, teams.id),
    inArray(teamExceptions.kind, [kind, 'team']),
    gte(teamExceptions.until, dayOf(now)),
  )
}
