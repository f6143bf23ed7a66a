import { and, asc, count, eq, isNotNull, not, sql } from 'drizzle-orm'
import { hubs, type HubId } from '#content/facts/hubs.ts'
import { logAction, type Actor } from '../audit/log-action.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { hubPlaces } from '../db/schema/joining.ts'
import { teams } from '../db/schema/teams.ts'
import { givePlaces } from '../teams/hub-places.ts'

/** How many waiting teams are named, of all hubs together. */
const MOST_WAITING = 500

/** Counts the teams of each hub, and those of them that wait for a place. */
export const countTeamsOfHubs = (db: Database) =>
  db
    .select({
      hubId: teams.hubId,
      teams: count(),
      waiting: sql<number>`count(${teams.hubWaitingSince})`.as('waiting'),
    })
    .from(teams)
    .where(isNotNull(teams.hubId))
    .groupBy(teams.hubId)

/** Lists all hubs with their places for teams (null without a limit), how many have one, and those that wait, the next one first. */
export async function listHubs(db: Database) {
  const { places, counts, queue } = await batchOf(db, {
    places: db.select().from(hubPlaces),
    counts: countTeamsOfHubs(db),
    queue: db
      .select({
        id: teams.id,
        hubId: teams.hubId,
        teamName: teams.teamName,
        since: teams.hubWaitingSince,
      })
      .from(teams)
      .where(isNotNull(teams.hubWaitingSince))
      .orderBy(asc(teams.hubWaitingSince), asc(teams.createdAt), asc(teams.id))
      .limit(MOST_WAITING),
  })
  return hubs.map(({ id }) => {
    const found = counts.find(({ hubId }) => hubId === id)
    const waiting = found?.waiting ?? 0
    return {
      id,
      places: places.find(({ hubId }) => hubId === id)?.teams ?? null,
      teams: (found?.teams ?? 0) - waiting,
      waiting,
      queue: queue.filter(({ hubId }) => hubId === id),
    }
  })
}

/**
 * Sets how many teams have a place in a hub, and gives places that are free now to teams that wait. No team loses a place
 * that it has.
 */
export async function setPlaces(
  db: Database,
  { hubId, places }: { hubId: HubId; places: number },
  actor: Actor,
  siteUrl: string,
): Promise<void> {
  const now = new Date()
  const isSo = and(eq(hubPlaces.hubId, hubId), eq(hubPlaces.teams, places))
  await batchOf(db, {
    log: logAction(db, 'hub_places_set', actor, {
      now,
      subjectId: hubId,
      details: { places },
      where: not(rowExists(hubPlaces, isSo)),
    }),
    set: db
      .insert(hubPlaces)
      .values({ hubId, teams: places })
      .onConflictDoUpdate({ target: hubPlaces.hubId, set: { teams: places } }),
    given: givePlaces(db, hubId, siteUrl, now),
  })
}

/** Removes the limit of a hub, so that all who wait get a place; returns false if it had none. */
export async function removeLimit(
  db: Database,
  hubId: HubId,
  actor: Actor,
  siteUrl: string,
): Promise<boolean> {
  const now = new Date()
  const isIt = eq(hubPlaces.hubId, hubId)
  const { removed } = await batchOf(db, {
    log: logAction(db, 'hub_limit_removed', actor, {
      now,
      subjectId: hubId,
      where: rowExists(hubPlaces, isIt),
    }),
    removed: db.delete(hubPlaces).where(isIt).returning({ hubId: hubPlaces.hubId }),
    given: givePlaces(db, hubId, siteUrl, now),
  })
  return removed.length > 0
}
