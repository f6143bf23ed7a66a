// Invented mentors of the sample teams: some help a team, and some teams wait for one.
import { eq, inArray } from 'drizzle-orm'
import { makeEmailIdentity } from '#worker/auth/store/identities.ts'
import { makeUser } from '#worker/auth/store/users.ts'
import { identities, users } from '#worker/db/schema/accounts.ts'
import { mentoringMessages, mentorings, mentors } from '#worker/db/schema/mentoring.ts'
import { makeId, makeRandom } from './sample-teams.mjs'

/** The address of the sample mentor whose password is printed. */
export const mentorEmail = 'mentor@example.com'

const people = [
  ['Ngozi', 'NG', { languages: ['en', 'ig'], trackIds: [], places: 4 }],
  ['Baraka', 'KE', { languages: ['en', 'sw'], trackIds: ['healthcare-systems'], places: 2 }],
  ['Aïcha', 'SN', { languages: ['fr', 'wo', 'en'], trackIds: [], countries: ['SN'], places: 3 }],
  ['Naledi', 'ZA', { languages: ['en', 'zu', 'xh'], trackIds: ['open-innovation'], places: 1 }],
  ['Omar', 'MA', { languages: ['ar', 'fr'], trackIds: ['legal-technology'], places: 2 }],
]

const wishes = [
  'Our server answers in the inspector and not in a client. Can somebody look at the transport with us?',
  'We have scanned price lists and no idea how to turn them into tools. Which tools would you make of them?',
  'Three of us write Python for the first time. We need somebody who reads our code once a week.',
  'How do we test a server that needs the data of a clinic, without any real patient in it?',
  'We want to run it on a phone without a connection. Is that possible at all?',
]
const FIRST_MESSAGES = [
  [true, 'Good to meet you. Start with one tool and one test; then send me the commit.'],
  [false, 'Thank you! The first tool works. Is one test for each tool enough?'],
]

/** How many teams have asked, and how many of them have a mentor. */
const ASKED = 9
const GIVEN = 4

/** Removes everything of the mentoring but the mentors. */
export const clearMentoring = (db) => db.delete(mentorings)

/**
 * Adds five mentors, and teams that have asked for one.
 * @param {ReturnType<typeof import('./sample-teams.mjs').makeTeams>} teams
 * @param {{ passwordHash: string, moment: number }} options
 */
export async function fillMentoring(db, teams, { passwordHash, moment }) {
  const random = makeRandom(31)
  const ids = []
  for (const [index, person] of people.entries())
    ids.push(await addMentor(db, person, index, passwordHash))
  const asking = teams.slice(0, ASKED)
  const taken = await db
    .select({ id: mentorings.teamId })
    .from(mentorings)
    .where(
      inArray(
        mentorings.teamId,
        asking.map(({ id }) => id),
      ),
    )
  if (taken.length > 0) return
  for (const [index, { id: teamId }] of asking.entries()) {
    const id = makeId(random)
    const createdAt = new Date(moment - (ASKED - index) * 20 * 3600_000)
    const isGiven = index < GIVEN
    await db.insert(mentorings).values({
      id,
      teamId,
      purpose: wishes[index % wishes.length],
      language: index % 4 === 3 ? 'fr' : 'en',
      createdAt,
      mentorId: isGiven ? ids[index < 2 ? 0 : index - 1] : null,
      assignedAt: isGiven ? new Date(createdAt.getTime() + 3600_000) : null,
    })
    if (index > 0) continue
    for (const [turn, [isFromMentor, text]] of FIRST_MESSAGES.entries())
      await db.insert(mentoringMessages).values({
        id: makeId(random),
        mentoringId: id,
        isFromMentor,
        text,
        createdAt: new Date(createdAt.getTime() + (turn + 2) * 3600_000),
      })
  }
  console.log(`  teams with a mentor: ${GIVEN} of ${ASKED} that asked`)
}

async function addMentor(db, [firstName, country, offer], index, passwordHash) {
  const email = index === 0 ? mentorEmail : `mentor${index + 1}@example.com`
  const now = new Date()
  const profile = { first_name: firstName, last_name: 'Sample', country }
  const made = { ...makeUser(email, passwordHash, profile, now), emailConfirmedAt: now }
  await db.insert(users).values(made).onConflictDoNothing()
  const [user] = await db.select().from(users).where(eq(users.email, email))
  await db.batch([
    db
      .insert(identities)
      .values(makeEmailIdentity(user, profile, true, now))
      .onConflictDoNothing(),
    db
      .insert(mentors)
      .values({
        userId: user.id,
        name: `${firstName} Sample`,
        countries: [],
        hubIds: [],
        ...offer,
        hasRoom: true,
        createdAt: now,
      })
      .onConflictDoNothing(),
  ])
  return user.id
}
