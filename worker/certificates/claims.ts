import { and, eq, exists, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { CertificateKind } from '#content/wire/certificates.ts'
import type { Database } from '../db/client.ts'
import { rowExists } from '../db/conditions.ts'
import { users } from '../db/schema/accounts.ts'
import { galleryProjects, galleryPublication } from '../db/schema/gallery.ts'
import { judgeScores } from '../db/schema/judging.ts'
import { teamMembers, teams } from '../db/schema/teams.ts'
import { mentorsOfTeams } from '../mentoring/queries.ts'
import { isJoined, isLedBy, selectAddress } from '../teams/membership.ts'

// Who may have a certificate. Claims begin when the projects are published: by then submissions are settled, awards are known,
// and the judges are no longer a secret.

type Person = { id: string }

/** Holds while the projects are public. */
const isPublished = rowExists(galleryPublication)

/** Matches the member as whom the account took part: it has joined, or it leads the team that lists its own address. */
const isParticipant = (db: Database, person: Person): SQL =>
  or(
    isJoined(person),
    and(inArray(teamMembers.email, selectAddress(db, person)), isLedBy(db, person)),
  )!

/** Matches the scores that the account submitted as a judge. */
const isJudgement = (person: Person): SQL =>
  and(eq(judgeScores.judgeId, person.id), isNotNull(judgeScores.final))!

/** The source of a participant's certificate: their team with its published project. Teams that submitted nothing have none. */
const ofTeam = (db: Database, person: Person): SQL =>
  sql`FROM ${teamMembers} INNER JOIN ${teams} ON ${eq(teams.id, teamMembers.teamId)}
    INNER JOIN ${galleryProjects} ON ${eq(galleryProjects.teamId, teams.id)}
    WHERE ${and(isPublished, isParticipant(db, person))}`

const ofJudge = (_: Database, person: Person): SQL =>
  sql`FROM (SELECT 1) WHERE ${and(isPublished, rowExists(judgeScores, isJudgement(person)))}`

const ofMentor = (db: Database, person: Person): SQL =>
  sql`FROM (SELECT 1) WHERE ${and(isPublished, exists(mentorsOfTeams(db, person.id)))}`

/** The source of each kind of certificate; it has no row for someone who may not have one. */
export const claimOf: Readonly<Record<CertificateKind, (db: Database, person: Person) => SQL>> = {
  participant: ofTeam,
  judge: ofJudge,
  mentor: ofMentor,
}

const profile = (key: string) => sql`coalesce(${users.userMetadata} ->> ${key}, '')`

/** Builds the statements that read what can be certified for an account, and the name in its profile. */
export function selectClaims(db: Database, person: Person) {
  return {
    published: db.select({ publishedAt: galleryPublication.publishedAt }).from(galleryPublication),
    teams: db
      .select({
        name: teamMembers.name,
        teamName: galleryProjects.teamName,
        projectTitle: galleryProjects.title,
        hubId: galleryProjects.hubId,
        award: galleryProjects.award,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .innerJoin(galleryProjects, eq(galleryProjects.teamId, teams.id))
      .where(and(isPublished, isParticipant(db, person)))
      .limit(1),
    judges: selectName(db, person, rowExists(judgeScores, isJudgement(person))),
    mentors: selectName(db, person, exists(mentorsOfTeams(db, person.id))),
  }
}

/** Selects the name of a profile, if the condition holds and the projects are public. */
const selectName = (db: Database, person: Person, holds: SQL) =>
  db
    .select({
      name: sql<string>`trim(${profile('first_name')} || ' ' || ${profile('last_name')})`.as(
        'name',
      ),
    })
    .from(users)
    .where(and(eq(users.id, person.id), isPublished, holds))
