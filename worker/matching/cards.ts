import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { CountryCode } from '#content/facts/countries.ts'
import { event } from '#content/facts/event.ts'
import type { HubId } from '#content/facts/hubs.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { matchingCards } from '../db/schema/matching.ts'
import { teams } from '../db/schema/teams.ts'
import { countMembers } from '../erasure/departures.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { matchWords } from '../search/queries.ts'
import type { CardFilters } from './card-filters.ts'
import { isBarred, isConfirmed, isVisibleTo } from './conditions.ts'

const PAGE = 20

/** What is shown of a card: nothing that leads to its account. Its team, if it has one, is joined. */
export const shownColumns = {
  id: matchingCards.id,
  isTeam: sql`${isNotNull(matchingCards.teamId)}`.mapWith(Boolean).as('is_team'),
  name: sql<string>`coalesce(${teams.teamName}, ${matchingCards.name})`.as('shown_name'),
  country: sql<CountryCode>`coalesce(${teams.country}, ${matchingCards.country})`.as(
    'shown_country',
  ),
  hubId: sql<HubId | null>`coalesce(${teams.hubId}, ${matchingCards.hubId})`.as('shown_hub'),
  trackId: sql<TrackId | null>`${teams.trackId}`.as('team_track'),
  tracks: matchingCards.tracks,
  languages: matchingCards.languages,
  skills: matchingCards.skills,
  about: matchingCards.about,
  /** How many seats are free in the team; null for a person. */
  seats: sql<
    number | null
  >`${event.teamSize.most} - CASE WHEN ${isNotNull(matchingCards.teamId)} THEN ${countMembers()} END`.as(
    'seats',
  ),
  createdAt: matchingCards.createdAt,
}

/** Presents a card: its tracks are that of the team, if it has one. */
export const present = <Row extends { trackId: TrackId | null; tracks: readonly TrackId[] }>({
  trackId,
  ...row
}: Row) => ({ ...row, tracks: trackId === null ? row.tracks : [trackId] })

const isIn = (list: typeof matchingCards.tracks | typeof matchingCards.languages, id: string) =>
  sql`EXISTS (SELECT 1 FROM json_each(${list}) WHERE value = ${id})`

function matchFilters({ kind, track, country, hub, language, skills, after }: CardFilters) {
  const [time, id] = after?.split('.') ?? []
  return and(
    kind && (kind === 'team' ? isNotNull(matchingCards.teamId) : isNull(matchingCards.teamId)),
    track && or(eq(teams.trackId, track), isIn(matchingCards.tracks, track)),
    country && or(eq(teams.country, country), eq(matchingCards.country, country)),
    hub && or(eq(teams.hubId, hub), eq(matchingCards.hubId, hub)),
    language && isIn(matchingCards.languages, language),
    matchWords(matchingCards.searchText, skills),
    after === undefined
      ? undefined
      : sql`(${matchingCards.createdAt}, ${matchingCards.id}) < (${Number(time)}, ${id})`,
  )
}

/**
 * Lists a page of the cards of others that an account may see, the newest first; `next` is where the next page begins, or null.
 * Throws if the address of the account is not confirmed, or organisers keep it out.
 */
export async function listCards(db: Database, user: SignedIn, filters: CardFilters) {
  const { rows, viewer } = await batchOf(db, {
    rows: db
      .select(shownColumns)
      .from(matchingCards)
      .leftJoin(teams, eq(teams.id, matchingCards.teamId))
      .where(and(isVisibleTo(db, user), matchFilters(filters)))
      .orderBy(desc(matchingCards.createdAt), desc(matchingCards.id))
      .limit(PAGE + 1),
    viewer: db
      .select({
        isConfirmed: sql`${isConfirmed(user.id)}`.mapWith(Boolean).as('is_confirmed'),
        isBarred: sql`${isBarred(user.id)}`.mapWith(Boolean).as('is_barred'),
      })
      .from(sql`(SELECT 1)`),
  })
  if (!viewer[0]?.isConfirmed) throw new Failure('matching.unconfirmed', 403)
  if (viewer[0].isBarred) throw new Failure('matching.removed', 403)
  const page = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? page.at(-1) : undefined
  return {
    rows: page.map(present),
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
  }
}
