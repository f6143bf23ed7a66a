import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { editionClock } from '#content/edition-clock.ts'
import type { TeamDetails, teamChangesSchema } from '#content/forms/team.ts'
import { paths } from '#content/paths.ts'
import { mails } from '#words/mails.ts'
import { teamMails } from '#words/team-mails.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { refuseTaken } from '../db/constraints.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { Failure } from '../http/errors.ts'
import { queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'
import { closedFailure, guardChanges, listClosed } from '../teams/change-rules.ts'
import { teamFields } from '../teams/columns.ts'
import { nameTakenFailure } from '../teams/name-taken.ts'
import { findGuarded, updateTeam } from '../teams/queries.ts'
import { toTeamRow } from '../teams/rules.ts'

/**
 * Changes a team on its behalf, by the rules that hold for its lead, logs which fields that were, and tells the representative,
 * and the new one if another is named. Throws if someone else has changed it since it was read, if the time for a change is
 * over, or if there is no such team.
 */
export async function changeForTeam(
  { db, env }: { db: Database; env: Env },
  id: string,
  { revision, ...details }: z.output<typeof teamChangesSchema>,
  actor: Actor,
): Promise<void> {
  const now = new Date()
  const guards = guardChanges(details, editionClock.now())
  const isDue = and(eq(teams.id, id), eq(teams.revision, revision), ...Object.values(guards))!
  const holds = rowExists(teams, isDue)
  const isNamed = rowExists(
    teams,
    isDue,
    ne(teams.representativeEmail, details.representativeEmail),
  )
  const values = { teamName: quoteInMail(details.teamName) }
  const url = env.SITE_URL + paths.account
  const present = db
    .select({ email: teams.representativeEmail })
    .from(teams)
    .where(eq(teams.id, id))
  const team = await refuseTaken(
    updateTeam(
      db,
      { isAllowed: sql`true`, ownerId: sql`${teams.ownerId}`, by: 'organiser' },
      id,
      revision,
      details,
      {
        guards,
        now,
        env,
        mails: [
          logAction(db, 'team_changed', actor, {
            now,
            subjectId: id,
            details: sql`(SELECT json_object('fields', ${listChanged(id, details)}) FROM ${teams} WHERE ${eq(teams.id, id)})`,
            where: holds,
          }),
          queueMail(
            db,
            {
              recipient: sql`(${present})`,
              copy: teamMails.teamChangedForYou(values),
              url,
              teamId: id,
            },
            now,
            holds,
          ),
          queueMail(
            db,
            {
              recipient: details.representativeEmail,
              copy: mails.representativeNamed(values),
              url,
              teamId: id,
            },
            now,
            isNamed,
          ),
        ],
      },
    ),
    nameTakenFailure,
  )
  if (team) return
  const found = await findGuarded(db, eq(teams.id, id), guards)
  if (!found) throw new Failure('admin.not_found', 404)
  if (!found.team) throw closedFailure(['team'])
  if (found.revision !== revision) throw new Failure('teams.changed', 409)
  throw closedFailure(listClosed(found))
}

/** Builds the list of the fields, as JSON, in which the team in hand differs from `details`. */
function listChanged(id: string, details: TeamDetails): SQL {
  const row = toTeamRow(details)
  const names = Object.keys(teamFields) as (keyof typeof teamFields)[]
  const members = details.members.map(({ name, email, githubUrl, huggingfaceUrl }) => [
    name,
    email,
    githubUrl || null,
    huggingfaceUrl || null,
  ])
  const stored = sql`(SELECT json_group_array(json_array(${teamMembers.name}, ${teamMembers.email}, ${teamMembers.githubUrl}, ${teamMembers.huggingfaceUrl}) ORDER BY ${teamMembers.position}) FROM ${teamMembers} WHERE ${eq(teamMembers.teamId, id)})`
  const differs = [
    ...names.map(
      (name) => sql`json_array(${name}, ${teamFields[name]} IS NOT ${row[name] ?? null})`,
    ),
    sql`json_array('members', ${stored} IS NOT json(${JSON.stringify(members)}))`,
  ]
  return sql`(SELECT json_group_array(value->>0) FROM json_each(json_array(${sql.join(differs, sql`, `)})) WHERE value->>1)`
}
