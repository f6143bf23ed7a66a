import { and, eq, sql } from 'drizzle-orm'
import { editionClock } from '#content/edition-clock.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import { hashText } from '../crypto.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { teamLinks } from '../db/schema/joining.ts'
import { teams } from '../db/schema/teams.ts'
import { countMembers } from '../erasure/departures.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { keyedHash } from '../server-key.ts'
import { mayChangeTeam } from './change-rules.ts'
import { isChangeable } from './queries.ts'

const secretOf = (env: Env, nonce: string) => keyedHash(env, 'team-link', nonce)

/** Makes the link with which anyone may ask to join a team, from the nonce that the database holds. */
export const linkFrom = (env: Env, nonce: string) =>
  env.SITE_URL + paths.joinBy(secretOf(env, nonce))

/** Matches a team that has a link with this secret. */
export const isLinkedBy = (token: string) =>
  rowExists(teamLinks, eq(teamLinks.teamId, teams.id), eq(teamLinks.linkHash, hashText(token)))

/** Gives a team a new link on behalf of its lead; the earlier one no longer works. */
export async function renewLink(
  { db, env }: { db: Database; env: Env },
  user: SignedIn,
  teamId: string,
): Promise<string> {
  const nonce = crypto.randomUUID()
  const link = { nonce, linkHash: hashText(secretOf(env, nonce)), createdAt: new Date() }
  const isOwn = isChangeable(db, user, teamId, sql`true`)
  const [made] = await insertFrom(
    db,
    teamLinks,
    { teamId, ...link },
    sql`FROM ${teams} WHERE ${isOwn}`,
  )
    .onConflictDoUpdate({ target: teamLinks.teamId, set: link })
    .returning({ teamId: teamLinks.teamId })
  if (!made) await refuseStranger(db, user)
  return linkFrom(env, nonce)
}

/** Switches a team's link off on behalf of its lead; does nothing if it has none. */
export async function removeLink(db: Database, user: SignedIn, teamId: string): Promise<void> {
  const isOwn = isChangeable(db, user, teamId, sql`true`)
  const [own] = await db.select({ id: teams.id }).from(teams).where(isOwn)
  if (!own) await refuseStranger(db, user)
  await db.delete(teamLinks).where(and(eq(teamLinks.teamId, teamId), rowExists(teams, isOwn)))
}

/** Throws for an account that does not lead the team that it names, or whose session has ended. */
export async function refuseStranger(db: Database, user: SignedIn): Promise<never> {
  const session = await findLiveSession(db, user.sessionId, new Date())
  throw session ? new Failure('teams.not_found', 404) : new Failure('auth.required', 401)
}

/** Matches a team that has as many members as it may have. */
export const isFull = () => sql`${countMembers()} >= ${event.teamSize.most}`

/** Reads what the holder of a team's link may know about the team; throws if the link no longer works. */
export async function readLink(db: Database, token: string) {
  const [found] = await db
    .select({
      teamName: teams.teamName,
      representativeName: teams.representativeName,
      trackId: teams.trackId,
      hubId: teams.hubId,
      isFull: isFull().mapWith(Boolean).as('is_full'),
      isOpen: sql`${mayChangeTeam(editionClock.now())}`.mapWith(Boolean).as('is_open'),
    })
    .from(teams)
    .where(isLinkedBy(token))
  if (!found) throw new Failure('teams.link_unknown', 404)
  return found
}
