// Invented judges and scores for the sample projects, and the acts that end the judging, by the Worker's own rules.
import { eq, isNotNull } from 'drizzle-orm'
import { evaluationCriteria, pointsOf } from '#content/facts/judging.ts'
import { paths } from '#content/paths.ts'
import { makeEmailIdentity } from '#worker/auth/store/identities.ts'
import { makeUser } from '#worker/auth/store/users.ts'
import { identities, userRoles, users } from '#worker/db/schema/accounts.ts'
import { galleryProjects, galleryPublication } from '#worker/db/schema/gallery.ts'
import {
  judgeAssignments,
  judgeConflicts,
  judges,
  judgeScores,
  judgingResults,
  judgingRounds,
} from '#worker/db/schema/judging.ts'
import { outgoingMails } from '#worker/db/schema/mail.ts'
import { projects } from '#worker/db/schema/projects.ts'
import { publishProjects } from '#worker/gallery/publish.ts'
import { runAssignment } from '#worker/judging/assignments.ts'
import { publishResults, readResults } from '#worker/judging/results.ts'
import { makeId, makeRandom } from './sample-teams.mjs'

const numbers = { perProject: 3, perJudge: 40 }
/** The shares of their projects that the judges have handed in or begun while the judging runs. */
const HANDED_IN = 0.6
const BEGUN = 0.75

const names = [
  ['Wambui', 'Sample', 'KE'],
  ['Tendai', 'Sample', 'ZW'],
  ['Amara', 'Sample', 'NG'],
  ['Kofi', 'Sample', 'GH'],
  ['Lindiwe', 'Sample', 'ZA'],
  ['Yusuf', 'Sample', 'EG'],
  ['Mercy', 'Sample', 'ZM'],
  ['Jean', 'Sample', 'CM'],
  ['Rania', 'Sample', 'MA'],
  ['Desta', 'Sample', 'ET'],
]

/** The address of the sample judge whose password is printed. */
export const judgeEmail = 'judge@example.com'

/** Removes everything of the judging and the gallery. */
export function clearJudging(db) {
  const tables = [
    galleryProjects,
    galleryPublication,
    judgingResults,
    judgingRounds,
    judgeScores,
    judgeAssignments,
    judgeConflicts,
  ]
  return db.batch(tables.map((table) => db.delete(table)))
}

/**
 * Adds ten judges, assigns the projects and fills in scores: some of them, or all, which are published with the projects.
 * @param {{ passwordHash: string, isPublished: boolean }} options
 */
export async function fillJudging(db, { passwordHash, isPublished }) {
  const random = makeRandom(11)
  for (const [index, name] of names.entries()) await addJudge(db, name, index, passwordHash)
  const [admin] = await db
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .limit(1)
  const actor = { id: admin?.id ?? null, address: null }
  await runAssignment({ db, siteUrl: '' }, { ...numbers, revision: null }, actor)
  // Nobody reads the mails of invented judges.
  await db.delete(outgoingMails).where(eq(outgoingMails.url, paths.judging))
  const pairs = await db.select().from(judgeAssignments)
  const rows = makeScores(pairs, random, isPublished)
  for (let from = 0; from < rows.length; from += 50)
    await db.batch(
      rows
        .slice(from, from + 50)
        .map((row) => db.insert(judgeScores).values(row).onConflictDoNothing()),
    )
  console.log(`  scores: ${rows.length} of ${pairs.length}`)
  if (!isPublished) return
  const { digest } = await readResults(db)
  await publishResults(db, digest, actor)
  await publishProjects(db, await db.$count(projects, isNotNull(projects.submission)), actor)
}

async function addJudge(db, [firstName, lastName, country], index, passwordHash) {
  const email = index === 0 ? judgeEmail : `judge${index + 1}@example.com`
  const now = new Date()
  const profile = { first_name: firstName, last_name: lastName, country }
  const made = { ...makeUser(email, passwordHash, profile, now), emailConfirmedAt: now }
  await db.insert(users).values(made).onConflictDoNothing()
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const role = { id: crypto.randomUUID(), userId: user.id, role: 'judge', createdAt: now }
  await db.batch([
    db
      .insert(identities)
      .values(makeEmailIdentity(user, profile, true, now))
      .onConflictDoNothing(),
    db.insert(userRoles).values(role).onConflictDoNothing(),
    db
      .insert(judges)
      .values({ userId: user.id, organization: '', domain: '', hubId: null, createdAt: now })
      .onConflictDoNothing(),
  ])
}

/** Each project has a quality and each judge a kindness, which the results find again. */
function makeScores(pairs, random, areAll) {
  const qualities = new Map()
  const kindness = new Map()
  const drawOnce = (map, id, draw) => {
    if (!map.has(id)) map.set(id, draw())
    return map.get(id)
  }
  return pairs
    .toSorted((one, other) =>
      one.projectId + one.judgeId < other.projectId + other.judgeId ? -1 : 1,
    )
    .flatMap(({ projectId, judgeId }) => {
      const quality = drawOnce(qualities, projectId, () => 2 + 3 * random())
      const kind = drawOnce(kindness, judgeId, () => 1.2 * (random() - 0.5))
      const turn = areAll ? 0 : random()
      if (turn > BEGUN) return []
      const isIn = turn <= HANDED_IN
      const scores = Object.fromEntries(
        evaluationCriteria.map(({ id }) => [
          id,
          Math.min(5, Math.max(1, Math.round(quality + kind + 1.4 * (random() - 0.5)))),
        ]),
      )
      const given = { scores, note: 'An invented note of the sample.' }
      const revision = makeId(random)
      const now = new Date()
      return {
        projectId,
        judgeId,
        revision,
        draft: given,
        final: isIn ? given : null,
        points: isIn ? pointsOf(scores) : null,
        handedInRevision: isIn ? revision : null,
        handedInAt: isIn ? now : null,
        createdAt: now,
        updatedAt: now,
      }
    })
}
