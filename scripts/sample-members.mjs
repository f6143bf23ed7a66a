// Invented accounts of members who have joined sample teams, and the days on which they were let in at a door.
import { and, eq, isNull } from 'drizzle-orm'
import { dayOf, eventDays } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { makeEmailIdentity } from '#worker/auth/store/identities.ts'
import { makeUser } from '#worker/auth/store/users.ts'
import { alphabet } from '#worker/crockford.ts'
import { identities, users } from '#worker/db/schema/accounts.ts'
import { attendances, passes } from '#worker/db/schema/attendance.ts'
import { teamMembers } from '#worker/db/schema/teams.ts'
import { makeId, makeRandom } from './sample-teams.mjs'

const HOUR = 3600_000
/** Everybody has joined in every so many teams. */
const EVERY = 4
/** The share of those expected at a door who come. */
const COME = 0.8
const NUMBER_LENGTH = 6

/**
 * @param {ReturnType<typeof import('./sample-teams.mjs').makeTeams>} teams
 * @param {number} now milliseconds
 * @returns the members who have joined by then; the first one leads the first team
 */
export const makeJoined = (teams, now) =>
  teams
    .filter((_, index) => index % EVERY === 0)
    .flatMap(({ id: teamId, createdAt, details }) =>
      details.members.map(({ name, email }, index) => ({
        teamId,
        name,
        email,
        country: details.country,
        hubId: details.hubId,
        joinedAt: new Date(Math.min(createdAt.getTime() + index * HOUR, now)),
      })),
    )

/** Adds accounts for the members and lets them join. Only the first one has a password. Returns them with their accounts. */
export async function fillMembers(db, teams, { passwordHash, moment }) {
  const joined = []
  for (const person of makeJoined(teams, moment))
    joined.push(await addMember(db, person, joined.length === 0 ? passwordHash : null))
  console.log(`  members who have joined: ${joined.length}`)
  return joined
}

async function addMember(db, person, passwordHash) {
  const { teamId, email, name, country, joinedAt } = person
  const [first_name, ...rest] = name.split(' ')
  const profile = { first_name, last_name: rest.join(' '), country }
  const now = new Date()
  const made = { ...makeUser(email, passwordHash, profile, now), emailConfirmedAt: now }
  const insert = db.insert(users).values(made)
  // The search for teams may have given the account first, without a password.
  await (passwordHash
    ? insert.onConflictDoUpdate({ target: users.email, set: { passwordHash } })
    : insert.onConflictDoNothing())
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const isListed = and(eq(teamMembers.teamId, teamId), eq(teamMembers.email, email))
  await db.batch([
    db
      .insert(identities)
      .values(makeEmailIdentity(user, profile, true, now))
      .onConflictDoNothing(),
    db
      .update(teamMembers)
      .set({ userId: user.id, joinedAt })
      .where(and(isListed, isNull(teamMembers.userId))),
  ])
  return { ...person, userId: user.id }
}

/**
 * @param {{ userId: string, hubId: string | null }[]} members
 * @param {number} now milliseconds
 * @returns the attendances on the Saturdays of the development at the hubs, and on the days of the finale, before that day
 */
export function makeAttendances(members, now) {
  const random = makeRandom(41)
  const { start, end } = eventDays.development
  const doors = [
    ...daysFrom(start, end)
      .filter((day) => new Date(day).getUTCDay() === 6)
      .map((day) => ({ day })),
    ...daysFrom(event.finale.start, event.finale.end).map((day) => ({ day, event: 'finale' })),
  ]
  return doors.flatMap(({ day, event: finale }) =>
    members.flatMap(({ userId, hubId }) => {
      const [share, time, id] = [random(), random(), makeId(random)]
      const place = finale ?? hubId
      if (!place || share > COME || day >= dayOf(now)) return []
      const opens = Date.parse(`${day}T08:30:00${event.utcOffset}`)
      return { id, event: place, day, userId, createdAt: new Date(opens + time * 2 * HOUR) }
    }),
  )
}

/** Stores who came, each with a pass. */
export async function fillAttendances(db, members, moment) {
  const random = makeRandom(43)
  const letter = () => alphabet[Math.floor(random() * alphabet.length)]
  const rows = makeAttendances(members, moment)
  for (const row of rows) await db.insert(attendances).values(row).onConflictDoNothing()
  for (const { userId, joinedAt } of members) {
    const number = Array.from({ length: NUMBER_LENGTH }, letter).join('')
    await db.insert(passes).values({ userId, number, createdAt: joinedAt }).onConflictDoNothing()
  }
  console.log(`  check-ins at doors: ${rows.length}`)
}

/** Removes who was where, and the passes. */
export const clearAttendances = (db) => db.batch([db.delete(attendances), db.delete(passes)])

function daysFrom(start, end) {
  const days = []
  for (let at = Date.parse(start); at <= Date.parse(end); at += 24 * HOUR)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
