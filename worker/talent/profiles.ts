import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { splitSkills } from '#content/forms/lists.ts'
import type { TalentProfile } from '#content/forms/talent.ts'
import { consent } from '#words/talent-messages.ts'
import { findLiveSession } from '../auth/store/sessions.ts'
import { batchOf } from '../db/batch.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { fromInsert } from '../db/row-values.ts'
import { partnerApplications } from '../db/schema/intake.ts'
import { talentProfiles, talentReads, talentSightings } from '../db/schema/talent.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import type { SignedIn } from '../http/context.ts'
import { Failure } from '../http/errors.ts'
import { isConfirmed, isSignedIn } from '../matching/conditions.ts'
import { toSearchText } from '../search/words.ts'
import { isJoined, isLedBy } from '../teams/membership.ts'
import { refuseOwnName } from '../teams/own-name.ts'

/** What a partner sees of a profile. */
export const shownProfile = {
  id: talentProfiles.id,
  name: talentProfiles.name,
  country: talentProfiles.country,
  seeks: talentProfiles.seeks,
  skills: talentProfiles.skills,
  languages: talentProfiles.languages,
  about: talentProfiles.about,
  cvLink: talentProfiles.cvLink,
}

/** Holds for an account that may be on the list: it has confirmed its address, and leads a team or has joined one. */
const takesPart = (db: Database, user: { id: string }): SQL =>
  and(
    isConfirmed(user.id),
    or(rowExists(teamMembers, isJoined(user)), rowExists(teams, isLedBy(db, user))),
  )!

/** Selects the profile of an account, with what it agreed to. */
export const selectOwnProfile = (db: Database, user: { id: string }) =>
  db
    .select({
      ...shownProfile,
      consentText: talentProfiles.consentText,
      consentVersion: talentProfiles.consentVersion,
      consentedAt: talentProfiles.consentedAt,
      createdAt: talentProfiles.createdAt,
    })
    .from(talentProfiles)
    .where(eq(talentProfiles.userId, user.id))

/** Selects the partners who have seen the profile of an account, the latest first. */
export const selectSightings = (db: Database, user: { id: string }) =>
  db
    .select({
      organizationName: talentSightings.organizationName,
      firstAt: talentSightings.firstAt,
      lastAt: talentSightings.lastAt,
    })
    .from(talentSightings)
    .where(eq(talentSightings.userId, user.id))
    .orderBy(desc(talentSightings.lastAt))

/** Selects when the partners whose applications came from an address read the list, and what they searched for. */
export const selectOwnReads = (db: Database, address: SQLWrapper) =>
  db
    .select({ search: talentReads.search, readAt: talentReads.createdAt })
    .from(talentReads)
    .innerJoin(partnerApplications, eq(partnerApplications.id, talentReads.applicationId))
    .where(inArray(partnerApplications.email, address))

/** Reads the profile of an account, whether it may have one, and which partners have seen it. */
export async function readOwnTalent(db: Database, user: { id: string }) {
  const { profiles, sightings, standing } = await batchOf(db, {
    profiles: selectOwnProfile(db, user),
    sightings: selectSightings(db, user),
    standing: db
      .select({ mayJoin: sql`${takesPart(db, user)}`.mapWith(Boolean).as('may_join') })
      .from(sql`(SELECT 1)`),
  })
  return {
    mayJoin: standing[0]?.mayJoin ?? false,
    profile: profiles[0] ?? null,
    sightings,
  }
}

/**
 * Stores the profile of an account with its consent, in place of the previous one. Throws `talent.no_team` for an account that
 * is not in a team, or whose address is not confirmed.
 */
export async function saveProfile(db: Database, user: SignedIn, form: TalentProfile) {
  refuseOwnName(form.name)
  const now = new Date()
  const skills = splitSkills(form.skills)
  const { name, country, seeks, languages, about, cvLink, consentVersion } = form
  const row = {
    id: crypto.randomUUID(),
    userId: user.id,
    name,
    country,
    seeks,
    skills,
    languages,
    about,
    cvLink,
    consentText: consent,
    consentVersion,
    consentedAt: now,
    searchText: toSearchText([seeks, ...skills]),
    createdAt: now,
  }
  const { id: _id, userId: _userId, createdAt: _createdAt, ...changeable } = columns
  const [saved] = await insertWhere(
    db,
    talentProfiles,
    row,
    and(takesPart(db, user), isSignedIn(user))!,
  )
    .onConflictDoUpdate({ target: talentProfiles.userId, set: fromInsert(changeable) })
    .returning({ id: talentProfiles.id })
  if (saved) return
  const session = await findLiveSession(db, user.sessionId, now)
  throw session ? new Failure('talent.no_team', 403) : new Failure('auth.required', 401)
}

const columns = getTableColumns(talentProfiles)

/** Removes an account from the list, with its whole profile. Does nothing if it is not on the list. */
export async function withdrawProfile(db: Database, user: SignedIn): Promise<void> {
  await db.delete(talentProfiles).where(and(eq(talentProfiles.userId, user.id), isSignedIn(user)))
}
