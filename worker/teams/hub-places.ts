import { and, count, eq, gt, isNotNull, isNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/sqlite-core'
import { hubs } from '#content/catalogue/hubs.ts'
import type { HubId } from '#content/facts/hubs.ts'
import { paths } from '#content/paths.ts'
import { hubMails } from '#words/hub-mails.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { hubPlaces } from '../db/schema/joining.ts'
import { outgoingMails, settledMails } from '../db/schema/mail.ts'
import { teams } from '../db/schema/teams.ts'
import { countAttempt, isAbove } from '../limits/attempts.ts'
import { DAY, hubNewsADay } from '../limits/figures.ts'
import { counterKey } from '../limits/keys.ts'
import { mailboxOf } from '../limits/mailbox.ts'
import { mailToEach, queueMail } from '../mail/outbox.ts'
import { quoteInMail } from '../mail/quoting.ts'

const query = new QueryBuilder()
const other = alias(teams, 'other_team')
/** More places than any hub has: the number used for hubs without a limit. */
const NO_LIMIT = 1_000_000

type Place = { id: string; hubId: HubId | null; now: Date }

/**
 * Builds the time since which a new team waits for a place in its hub: none if the hub has room and no team is waiting there,
 * or if the team is online.
 */
export function waitsSince({ id, hubId, now }: Place): SQL | null {
  return hubId && sql`CASE WHEN ${isFull(id, hubId)} THEN ${toColumn(now)} END`
}

/** The same for a team that is being changed: if it stays at its hub, it keeps its place or its turn. */
export function waitsSinceChange({ id, hubId, now }: Place): SQL | null {
  const stays = sql`${teams.hubId} = ${hubId}`
  return (
    hubId &&
    sql`CASE WHEN ${stays} THEN ${teams.hubWaitingSince} WHEN ${isFull(id, hubId)} THEN ${toColumn(now)} END`
  )
}

const toColumn = (now: Date) => sql`${sql.param(now, teams.hubWaitingSince)}`

function isFull(id: string, hubId: HubId): SQL {
  const isThere = and(eq(other.hubId, hubId), ne(other.id, id))
  const seated = query
    .select({ teams: count() })
    .from(other)
    .where(and(isThere, isNull(other.hubWaitingSince)))
  return rowExists(
    hubPlaces,
    eq(hubPlaces.hubId, hubId),
    or(
      sql`${hubPlaces.teams} <= (${seated})`,
      rowExists(other, isThere, isNotNull(other.hubWaitingSince)),
    ),
  )
}

type Registered = { id: string; teamName: string; representativeEmail: string; hubId: HubId | null }

/**
 * Builds the statements that tell a team's representative that it is now on the waiting list. They belong after the statement
 * that stores the team with the time `now`.
 */
export function tellThatItWaits(
  { db, env, now }: { db: Database; env: Env; now: Date },
  { id, teamName, representativeEmail, hubId }: Registered,
) {
  const city = hubs.find((hub) => hub.id === hubId)?.city
  if (!city) return []
  const waits = rowExists(teams, eq(teams.id, id), eq(teams.hubWaitingSince, now))
  const key = counterKey(env, `hub-news:${mailboxOf(representativeEmail)}`)
  const mail = {
    recipient: representativeEmail,
    copy: hubMails.hubWaiting({ teamName: quoteInMail(teamName), city }),
    url: env.SITE_URL + paths.account,
    teamId: id,
  }
  return [
    countAttempt(db, { key, window: DAY }, now, waits),
    queueMail(db, mail, now, and(waits, not(isAbove(key, hubNewsADay)))!),
  ]
}

/**
 * Builds the statements that give the free places of a hub to the teams that have waited longest, and tell their
 * representatives.
 */
export function givePlaces(db: Database, hubId: HubId, siteUrl: string, now: Date) {
  const { city } = hubs.find((hub) => hub.id === hubId)!
  const places = sql`coalesce((SELECT ${hubPlaces.teams} FROM ${hubPlaces} WHERE ${hubPlaces.hubId} = ${hubId}), ${NO_LIMIT})`
  const taken = query
    .select({ teams: count() })
    .from(other)
    .where(and(eq(other.hubId, hubId), isNull(other.hubWaitingSince)))
  const waits = and(eq(teams.hubId, hubId), isNotNull(teams.hubWaitingSince))
  const isNext = sql`${teams.id} IN (
    SELECT ${teams.id} FROM ${teams} WHERE ${waits}
    ORDER BY ${teams.hubWaitingSince}, ${teams.createdAt}, ${teams.id}
    LIMIT max(0, ${places} - (${taken})))`
  const copy = hubMails.hubPlaceGiven({ city })
  // Two teams may let each other in again and again.
  const told = db.$count(
    settledMails,
    and(
      eq(settledMails.teamId, teams.id),
      gt(settledMails.createdAt, new Date(now.getTime() - DAY)),
      eq(settledMails.subject, copy.subject),
    ),
  )
  const mail = mailToEach(
    {
      recipient: sql`${teams.representativeEmail}`,
      copy,
      url: siteUrl + paths.account,
      teamId: sql`${teams.id}`,
    },
    now,
  )
  return [
    insertFrom(
      db,
      outgoingMails,
      mail,
      sql`FROM ${teams} WHERE ${and(isNext, lt(told, hubNewsADay))}`,
    ),
    db.update(teams).set({ hubWaitingSince: null }).where(isNext),
  ] as const
}

/** Fills the free places in all hubs. `now` is in milliseconds. */
export async function givePlacesInHubs(db: Database, siteUrl: string, now: number): Promise<void> {
  await batchOf(db, {
    given: hubs.flatMap(({ id }) => givePlaces(db, id, siteUrl, new Date(now))),
  })
}
