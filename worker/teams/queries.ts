import { and, asc, eq, gte, inArray, not, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { legalChanged } from '#content/facts/legal.ts'
import type { TeamDetails } from '#content/forms/team.ts'
import type { ChangeKind } from '#content/wire/change-kinds.ts'
import { isOpen } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertFrom } from '../db/insert-where.ts'
import { fromInsert, fromJson } from '../db/row-values.ts'
import { teamInvitations } from '../db/schema/joining.ts'
import { settledMails } from '../db/schema/mail.ts'
import { sessions } from '../db/schema/sessions.ts'
import { teamExceptions, teamMembers, teams } from '../db/schema/teams.ts'
import type { Stamp } from '../forms/store-once.ts'
import type { SignedIn } from '../http/context.ts'
import { memberFields, teamFields } from './columns.ts'
import { tellThatItWaits, waitsSince, waitsSinceChange } from './hub-places.ts'
import { inviteMembers } from './invitations.ts'
import { isLedBy, isOwnMembership, selectAddress } from './membership.ts'
import { listMemberRows, nextRevision, toTeamRow } from './rules.ts'
import { tellRemoved } from './tell-removed.ts'

/** A team as its lead sees it. */
export const ownTeam = {
  id: teams.id,
  revision: teams.revision,
  ...teamFields,
  hubWaitingSince: teams.hubWaitingSince,
  termsVersion: teams.termsVersion,
  createdAt: teams.createdAt,
  updatedAt: teams.updatedAt,
}
const ownMember = {
  id: teamMembers.id,
  teamId: teamMembers.teamId,
  ...memberFields,
  joinedAt: teamMembers.joinedAt,
  /** When the invitation was last sent and how long it works; null once it has been accepted. */
  invitedAt: teamInvitations.sentAt,
  invitedUntil: teamInvitations.expiresAt,
  /** Whether an email about the team could not be delivered to the address since the invitation was sent. */
  isUndelivered: sql<boolean>`${rowExists(
    settledMails,
    eq(settledMails.recipient, teamMembers.email),
    eq(settledMails.teamId, teamMembers.teamId),
    gte(settledMails.createdAt, teamInvitations.sentAt),
    inArray(settledMails.delivery, ['refused', 'bounced']),
  )}`
    .mapWith(Boolean)
    .as('undelivered'),
}
export const ownException = { kind: teamExceptions.kind, until: teamExceptions.until }
/** The columns of a member that a change of the team writes. */
const changeableColumns = {
  position: teamMembers.position,
  ...memberFields,
  nameKey: teamMembers.nameKey,
  searchText: teamMembers.searchText,
}

/**
 * Returns the statements that store a team and its members, on the waiting list of its hub if that is full, and invite those by
 * mail; as one batch they fail if the id or the name is taken. A signed-in person who registers a team owns it, and joins it if
 * it lists their confirmed address; this also fails if they are in another team.
 */
export function insertTeam(
  { db, env }: { db: Database; env: Env },
  id: string,
  details: TeamDetails,
  owner: SignedIn | null,
  stamp: Stamp,
) {
  const revision = crypto.randomUUID()
  const fields = toTeamRow(details)
  const now = stamp.createdAt
  const row = {
    ...fields,
    id,
    revision,
    ownerId: owner && sql`CASE WHEN ${isSignedIn(owner)} THEN ${owner.id} END`,
    hubWaitingSince: waitsSince({ id, hubId: fields.hubId, now }),
    termsVersion: legalChanged,
    ...stamp,
    updatedAt: now,
  }
  return [
    db.insert(teams).values(row),
    writeMembers(db, { id, revision }, details, now),
    ...(owner ? [joinOwnTeam(db, owner, id, now)] : []),
    ...inviteMembers({ db, env, now }, { id, ...details }, addressesOf(details)),
    ...tellThatItWaits({ db, env, now }, { id, ...fields }),
  ] as const
}

function joinOwnTeam(db: Database, owner: SignedIn, id: string, now: Date) {
  return db
    .update(teamMembers)
    .set({ userId: owner.id, joinedAt: now })
    .where(
      and(
        eq(teamMembers.teamId, id),
        inArray(teamMembers.email, selectAddress(db, owner)),
        isSignedIn(owner),
      ),
    )
}

const addressesOf = ({ members }: TeamDetails) => members.map(({ email }) => email)

/** Selects members as the lead of their team sees them. */
export const selectMembers = (db: Database) =>
  db
    .select(ownMember)
    .from(teamMembers)
    .leftJoin(teamInvitations, eq(teamInvitations.memberId, teamMembers.id))

/** Matches teams and their members where the account is only a member. */
export function isMemberOnly(db: Database, user: SignedIn): SQL {
  return and(isOwnMembership(db, user), not(isLedBy(db, user)))!
}

/**
 * Changes a team for those whom `isAllowed` lets, if nobody has changed it since revision `seen` was read and the guards hold;
 * returns null otherwise. Repeating the same change has no further effect, even after its time is over. Throws if the name is
 * taken. The statements of `mails` run before the change, and see the team as it was.
 */
export async function updateTeam(
  db: Database,
  { isAllowed, ownerId, by }: { isAllowed: SQL; ownerId: SQL; by: 'lead' | 'organiser' },
  id: string,
  seen: string,
  details: TeamDetails,
  {
    guards,
    now,
    env,
    mails,
  }: {
    guards: Record<ChangeKind, SQL>
    now: Date
    env: Env
    mails: readonly BatchItem<'sqlite'>[]
  },
) {
  const fields = toTeamRow(details)
  const hubWaitingSince = waitsSinceChange({ id, hubId: fields.hubId, now })
  const revision = nextRevision(seen, details)
  const kept = addressesOf(details)
  const isOfTeam = eq(teamMembers.teamId, id)
  const isRemoved = and(isOfTeam, notInArray(teamMembers.email, kept), hasRevision(id, revision))!
  const state = or(
    eq(teams.revision, revision),
    and(eq(teams.revision, seen), ...Object.values(guards)),
  )!
  const { changed, members, exceptions } = await batchOf(db, {
    mails,
    changed: db
      .update(teams)
      .set({ ...fields, hubWaitingSince, revision, updatedAt: now, ownerId })
      .where(and(eq(teams.id, id), state, isAllowed))
      .returning(ownTeam),
    told: tellRemoved({ db, env, now }, by, isRemoved),
    removed: db.delete(teamMembers).where(isRemoved),
    written: writeMembers(db, { id, revision }, details, now),
    invited: inviteMembers({ db, env, now }, { id, ...details }, kept, hasRevision(id, revision)),
    waits: tellThatItWaits({ db, env, now }, { id, ...fields }),
    members: selectMembers(db).where(isOfTeam).orderBy(asc(teamMembers.position)),
    exceptions: db.select(ownException).from(teamExceptions).where(eq(teamExceptions.teamId, id)),
  })
  return changed[0] ? { ...changed[0], members, exceptions } : null
}

/** Matches the row of a team in a state, if the account may change it and the session has not ended. */
export function isChangeable(db: Database, user: SignedIn, id: string, state: SQL): SQL {
  return and(eq(teams.id, id), state, mayLead(db, user))!
}

/** Matches the row of a team that the account leads, while its session lasts. */
export const mayLead = (db: Database, user: SignedIn): SQL =>
  and(isLedBy(db, user), isSignedIn(user))!

/** Holds while the session behind a request has not ended, which the edge may not know yet. */
const isSignedIn = (user: SignedIn): SQL => isOpen(user.sessionId, eq(sessions.userId, user.id))

/** Finds a team that the account may change, and whether each guard holds, to explain why a change was not made. */
export const findOwnTeam = (
  db: Database,
  user: SignedIn,
  id: string,
  guards?: Record<ChangeKind, SQL>,
) => findGuarded(db, and(eq(teams.id, id), isLedBy(db, user))!, guards)

/** Finds a team, and whether each guard holds. */
export async function findGuarded(db: Database, where: SQL, guards?: Record<ChangeKind, SQL>) {
  const holds = (kind: ChangeKind) => sql`${guards?.[kind] ?? sql`true`}`.mapWith(Boolean).as(kind)
  const [found] = await db
    .select({
      revision: teams.revision,
      hub: holds('hub'),
      track: holds('track'),
      team: holds('team'),
    })
    .from(teams)
    .where(where)
  return found
}

// The later statements of a batch act only if the first one gave the team this revision.
function hasRevision(id: string, revision: string) {
  return rowExists(teams, eq(teams.id, id), eq(teams.revision, revision))
}

// A member whose address stays the same keeps their id and time; the rest comes from the form.
function writeMembers(
  db: Database,
  team: { id: string; revision: string },
  details: TeamDetails,
  now: Date,
) {
  const rows = JSON.stringify(listMemberRows(details))
  const row = {
    id: sql`value->>'id'`,
    teamId: team.id,
    ...fromJson(changeableColumns),
    createdAt: now,
  }
  return insertFrom(
    db,
    teamMembers,
    row,
    sql`FROM json_each(${rows}) WHERE ${hasRevision(team.id, team.revision)}`,
  ).onConflictDoUpdate({
    target: [teamMembers.teamId, teamMembers.email],
    set: fromInsert(changeableColumns),
  })
}
