// Invented certificates of members, judges and mentors, once the sample projects are public.
import { asc, eq, isNotNull } from 'drizzle-orm'
import { event } from '#content/facts/event.ts'
import { consentVersion } from '#content/forms/certificate.ts'
import { certificateParts } from '#content/wire/certificates.ts'
import { makeCode } from '#worker/certificates/code.ts'
import { users } from '#worker/db/schema/accounts.ts'
import { certificates } from '#worker/db/schema/certificates.ts'
import { galleryProjects } from '#worker/db/schema/gallery.ts'
import { judgeScores } from '#worker/db/schema/judging.ts'
import { mentorsOfTeams } from '#worker/mentoring/queries.ts'

/** How many members, and how many judges and mentors of each, have made one. */
const MEMBERS = 12
const OTHERS = 2

export const clearCertificates = (db) => db.delete(certificates)

/**
 * Makes certificates: every other one shows all that it can, the rest only the project.
 * @param {{ userId: string, teamId: string, name: string }[]} members
 * @returns the code of the first one
 */
export async function fillCertificates(db, members, moment) {
  const projects = new Map(
    (await db.select().from(galleryProjects)).map((project) => [project.teamId, project]),
  )
  const createdAt = new Date(moment)
  const certify = (kind, { userId, name }, rest = {}) => ({
    code: makeCode(),
    userId,
    kind,
    edition: event.year,
    name,
    shows: [],
    consentVersion,
    consentedAt: createdAt,
    createdAt,
    ...rest,
  })
  const ofMembers = members
    .filter(({ teamId }) => projects.has(teamId))
    .slice(0, MEMBERS)
    .map((member, index) => {
      const { teamId, teamName, title, hubId, award } = projects.get(member.teamId)
      const shown =
        index % 2 === 0
          ? { shows: [...certificateParts], teamName, projectTitle: title, hubId, award }
          : { shows: ['project'], projectTitle: title }
      return certify('participant', member, { teamId, ...shown })
    })
  const rows = [
    ...ofMembers,
    ...(await selectJudges(db)).map((judge) => certify('judge', judge)),
    ...(await selectMentors(db)).map((mentor) => certify('mentor', mentor)),
  ]
  for (const row of rows) await db.insert(certificates).values(row).onConflictDoNothing()
  console.log(`  certificates: ${rows.length}`)
  return ofMembers[0].code
}

const nameOf = ({ id, profile }) => ({
  userId: id,
  name: `${profile.first_name} ${profile.last_name}`,
})

async function selectJudges(db) {
  const rows = await db
    .selectDistinct({ id: users.id, profile: users.userMetadata })
    .from(judgeScores)
    .innerJoin(users, eq(users.id, judgeScores.judgeId))
    .where(isNotNull(judgeScores.final))
    .orderBy(asc(users.email))
    .limit(OTHERS)
  return rows.map(nameOf)
}

async function selectMentors(db) {
  const mentors = await mentorsOfTeams(db)
  const rows = await Promise.all(
    mentors
      .slice(0, OTHERS)
      .map(({ userId }) =>
        db
          .select({ id: users.id, profile: users.userMetadata })
          .from(users)
          .where(eq(users.id, userId)),
      ),
  )
  return rows.flat().map(nameOf)
}
