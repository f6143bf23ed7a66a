import { and, eq, sql, type SQL } from 'drizzle-orm'
import { splitSkills } from '#content/forms/lists.ts'
import type { PersonCard, TeamCard } from '#content/forms/matching.ts'
import { isOver } from '#content/team-changes.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom, insertWhere } from '../db/insert-where.ts'
import { fromInsert } from '../db/row-values.ts'
import { matchingCards } from '../db/schema/matching.ts'
import { teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { toSearchText } from '../search/words.ts'
import { isLedBy } from '../teams/membership.ts'
import { refuseOwnName } from '../teams/own-name.ts'
import { isChangeable } from '../teams/queries.ts'
import { isFull } from '../teams/team-links.ts'
import { isConfirmed, isHiring, isLooking, isOwnCard, isSignedIn } from './conditions.ts'

/** The columns that a change of a card writes. */
const { tracks, languages, about, searchText, updatedAt } = matchingCards
const changeable = { tracks, languages, skills: matchingCards.skills, about, searchText, updatedAt }

const rowOf = ({ languages: spoken, skills, about: text }: TeamCard) => {
  const now = new Date()
  const named = splitSkills(skills)
  return {
    id: crypto.randomUUID(),
    languages: spoken,
    skills: named,
    about: text,
    searchText: toSearchText(named),
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * Stores the card of a person who is looking for a team, in place of the previous one. Throws if the account has joined a team,
 * its address is not confirmed, teams can no longer change, or the name looks like ours. It does not reveal whether others have
 * the same name.
 */
export async function savePersonCard(db: Database, user: SignedIn, card: PersonCard) {
  const { name, country } = card
  refuseOwnName(name)
  const row = {
    ...rowOf(card),
    userId: user.id,
    name,
    country,
    hubId: card.hubId || null,
    tracks: card.tracks,
  }
  const mayHave = and(isConfirmed(user.id), isSignedIn(user), isLooking(user.id))!
  const [saved] = await insertWhere(db, matchingCards, row, mayHave)
    .onConflictDoUpdate({
      target: matchingCards.userId,
      set: fromInsert({
        ...changeable,
        name: matchingCards.name,
        country: matchingCards.country,
        hubId: matchingCards.hubId,
      }),
    })
    .returning({ id: matchingCards.id })
  return saved ?? explain(db, user)
}

/**
 * Stores the card of a team that the account leads, in place of the previous one. Throws if it does not lead the team, its
 * address is not confirmed, the team is full, or it can no longer change.
 */
export async function saveTeamCard(db: Database, user: SignedIn, teamId: string, card: TeamCard) {
  const mayHave = and(isChangeable(db, user, teamId, isHiring()), isConfirmed(user.id))!
  const row = { ...rowOf(card), teamId, tracks: [] }
  const [saved] = await insertFrom(db, matchingCards, row, sql`FROM ${teams} WHERE ${mayHave}`)
    .onConflictDoUpdate({
      target: matchingCards.teamId,
      set: fromInsert(changeable),
    })
    .returning({ id: matchingCards.id })
  return saved ?? explain(db, user, teamId)
}

/** Says why a card was not stored: that of a person, or of a team that the account may lead. */
async function explain(db: Database, user: SignedIn, teamId = ''): Promise<never> {
  const holds = (condition: SQL, name: string) => sql`${condition}`.mapWith(Boolean).as(name)
  const isTeam = eq(teams.id, teamId)
  const [session, [found]] = await Promise.all([
    findLiveSession(db, user.sessionId, new Date()),
    db
      .select({
        isConfirmed: holds(isConfirmed(user.id), 'is_confirmed'),
        isLed: holds(rowExists(teams, isTeam, isLedBy(db, user)), 'is_led'),
        isFull: holds(rowExists(teams, isTeam, isFull()), 'is_full'),
      })
      .from(sql`(SELECT 1)`),
  ])
  if (!session) throw new Failure('auth.required', 401)
  if (!found?.isConfirmed) throw new Failure('matching.unconfirmed', 403)
  if (teamId) {
    if (!found.isLed) throw new Failure('teams.not_found', 404)
    throw found.isFull ? new Failure('teams.full', 409) : new Failure('teams.locked', 403)
  }
  if (isOver('team')) throw new Failure('matching.closed', 403)
  throw new Failure('matching.in_team', 409)
}

/** Switches a card of the account off or on again; throws if it has no such card. */
export async function switchCard(
  db: Database,
  user: SignedIn,
  { id, isOn }: { id: string; isOn: boolean },
): Promise<void> {
  const [switched] = await db
    .update(matchingCards)
    .set({ pausedAt: isOn ? null : new Date() })
    .where(isOwn(db, user, id))
    .returning({ id: matchingCards.id })
  if (!switched) await refuse(db, user)
}

/** Deletes a card of the account; does nothing if it has no such card. */
export async function deleteCard(db: Database, user: SignedIn, id: string): Promise<void> {
  await db.delete(matchingCards).where(isOwn(db, user, id))
}

const isOwn = (db: Database, user: SignedIn, id: string) =>
  and(eq(matchingCards.id, id), isOwnCard(db, user), isSignedIn(user))

/** Throws the error for something that does not exist, or not for this account. */
export async function refuse(db: Database, user: SignedIn): Promise<never> {
  const session = await findLiveSession(db, user.sessionId, new Date())
  throw session ? new Failure('matching.not_found', 404) : new Failure('auth.required', 401)
}
