// npm run seed: fills the local database with invented sample data. Running it again duplicates nothing.
// `npm run seed -- --stage judging` sets the sample to a stage of the edition: registration, building, judging or published.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import { getPlatformProxy } from 'wrangler'
import { stayOn } from '#content/edition-clock.ts'
import { event } from '#content/facts/event.ts'
import { paths } from '#content/paths.ts'
import { storeMessages as storeVisits } from '#worker/analytics/store/store-messages.ts'
import { hashPassword } from '#worker/auth/passwords.ts'
import { makeEmailIdentity } from '#worker/auth/store/identities.ts'
import { makeUser } from '#worker/auth/store/users.ts'
import { openDatabase } from '#worker/db/client.ts'
import { isUniqueViolation } from '#worker/db/constraints.ts'
import { identities, userRoles, users } from '#worker/db/schema/accounts.ts'
import { checkIns } from '#worker/db/schema/check-ins.ts'
import { hubOrganisers } from '#worker/db/schema/hubs.ts'
import { intakeCases, intakeEntries } from '#worker/db/schema/intake-cases.ts'
import {
  matchingCards,
  matchingHides,
  matchingMessages,
  matchingReports,
} from '#worker/db/schema/matching.ts'
import { projects } from '#worker/db/schema/projects.ts'
import { teamMembers } from '#worker/db/schema/teams.ts'
import { insertApplication, insertHubInterest, insertMessage } from '#worker/intake/queries.ts'
import { insertTeam } from '#worker/teams/queries.ts'
import { makePatient } from './patient-database.mjs'
import { migrate, readDay } from './prepare.mjs'
import { fillAnnouncements } from './sample-announcements.mjs'
import { clearCertificates, fillCertificates } from './sample-certificates.mjs'
import { makeCheckIns } from './sample-check-ins.mjs'
import {
  sampleApplications,
  sampleEntries,
  sampleHubInterests,
  sampleMessages,
} from './sample-intake.mjs'
import { clearJudging, fillJudging, judgeEmail } from './sample-judging.mjs'
import { makeMatching } from './sample-matching.mjs'
import { clearAttendances, fillAttendances, fillMembers } from './sample-members.mjs'
import { clearMentoring, fillMentoring, mentorEmail } from './sample-mentors.mjs'
import { makeProjects } from './sample-projects.mjs'
import { clearTalent, fillTalent, openTalentList } from './sample-talent.mjs'
import { makeRandom, makeId, makeTeams } from './sample-teams.mjs'
import { makeVisits } from './sample-visits.mjs'

// These accounts exist in the local database only: this script cannot reach a deployed one.
const accounts = [
  {
    role: 'admin',
    email: 'admin@example.com',
    password: 'indigo baobab at dawn',
    firstName: 'Nomsa',
    lastName: 'Sample',
  },
  {
    role: 'organizer',
    email: 'organizer@example.com',
    password: 'ochre marula at noon',
    firstName: 'Tariq',
    lastName: 'Sample',
  },
  {
    role: 'hub',
    hubId: 'lusaka',
    email: 'hub@example.com',
    password: 'sand acacia at nine',
    firstName: 'Mutale',
    lastName: 'Sample',
  },
]

/** The stages of an edition, each with a day on which it is rehearsed. */
const stages = {
  registration: '2025-10-01',
  building: '2025-10-30',
  judging: '2025-11-06',
  published: '2025-11-12',
}
const judgePassword = 'clay acacia at dusk'
const mentorPassword = 'leaf marula at rest'
const leadPassword = 'maize kora at eight'

const { values } = parseArgs({
  options: {
    'persist-to': { type: 'string', default: '.wrangler/state' },
    stage: { type: 'string' },
  },
})
const folder = values['persist-to']
const { stage } = values
if (stage !== undefined && !(stage in stages)) {
  console.error(`"${stage}" is no stage. Choose one: ${Object.keys(stages).join(', ')}.`)
  process.exit(1)
}

console.log('Preparing the local database')
migrate(folder)
const { env: bindings, dispose } = await getPlatformProxy({
  persist: { path: join(folder, 'v3') },
})
const env = {
  ...bindings,
  DB: makePatient(bindings.DB),
  ANALYTICS: makePatient(bindings.ANALYTICS),
}
const db = openDatabase(env)
const random = makeRandom(7)

// In real time the edition is over. Visits keep real time, as all measuring does.
const day = stages[stage] ?? readDay(folder)
const moment = day ? stayOn(Date.parse(day + event.registration.opens.slice(10))).now() : Date.now()
const teams = makeTeams(moment)
const members = teams.reduce((sum, team) => sum + team.details.members.length, 0)
await store('teams', teams, ({ id, createdAt, details }) => {
  const registered = { formDigest: `sample ${id}`, createdAt }
  // The rest invites the members, by mail.
  const [team, itsMembers] = insertTeam({ db, env }, id, details, null, registered)
  return db.batch([team, itsMembers])
})
const begun = makeProjects(teams, moment)
// A stage sets the sample back to it; without one, what is there stays as it is.
if (stage) {
  await clearJudging(db)
  await clearMentoring(db)
  await clearCertificates(db)
  await clearTalent(db)
  await clearAttendances(db)
  await db.delete(checkIns)
  const ids = teams.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += 60) {
    const some = ids.slice(from, from + 60)
    await db.delete(projects).where(inArray(projects.teamId, some))
    await db
      .update(teamMembers)
      .set({ userId: null, joinedAt: null })
      .where(inArray(teamMembers.teamId, some))
  }
}
await store('check-ins', makeCheckIns(teams, moment), (row) => db.insert(checkIns).values(row))
await store('projects', begun, (row) => db.insert(projects).values(row))
const intake = [
  ['messages', sampleMessages, insertMessage],
  ['applications', sampleApplications, insertApplication],
  ['hub interests', sampleHubInterests, insertHubInterest],
]
for (const [name, forms, insert] of intake) {
  await store(name, forms, ({ hoursAgo, ...form }) =>
    db.batch(insert(db, { ...form, id: makeId(random) }, sentHoursAgo(hoursAgo))),
  )
}
await store('accounts', accounts, insertAccount)
await renewRoles()
await followUp()
const isRegistrationOver = stage !== undefined && stage !== 'registration'
if (isRegistrationOver)
  await fillMentoring(db, teams, { passwordHash: hashPassword(mentorPassword), moment })
// Without a stage nobody has joined, so that the first steps can be tried.
const joined = stage
  ? await fillMembers(db, beginWithFinisher(teams), {
      passwordHash: hashPassword(leadPassword),
      moment,
    })
  : []
if (isRegistrationOver) {
  await fillAttendances(db, joined, moment)
  await fillTalent(db, joined, moment)
}
await fillMatching()
const leads = new Set(teams.map(({ details }) => details.representativeEmail))
await fillAnnouncements(db, [...leads], () => makeId(random))
const hasJudges = stage === 'judging' || stage === 'published'
if (hasJudges)
  await fillJudging(db, {
    passwordHash: hashPassword(judgePassword),
    isPublished: stage === 'published',
  })
const published =
  stage === 'published'
    ? {
        code: await fillCertificates(db, joined, moment),
        talentList: await openTalentList(db, joined),
      }
    : undefined
const visits = makeVisits(Date.now(), isRegistrationOver)
for (let from = 0; from < visits.length; from += 100) {
  await storeVisits(env.ANALYTICS, visits.slice(from, from + 100))
  console.log(`  visits: ${Math.min(from + 100, visits.length)} of ${visits.length}`)
}
await dispose()

console.log(
  `\n  The database has ${teams.length} sample teams with ${members} members, and ${visits.length} visits. Sign in at /auth:`,
)
for (const { role, email, password } of accounts)
  console.log(`  ${role.padEnd(10)} ${email.padEnd(24)} ${password}`)
if (isRegistrationOver)
  console.log(`  ${'mentor'.padEnd(10)} ${mentorEmail.padEnd(24)} ${mentorPassword}`)
if (hasJudges) console.log(`  ${'judge'.padEnd(10)} ${judgeEmail.padEnd(24)} ${judgePassword}`)
if (stage) console.log(`  ${'lead'.padEnd(10)} ${joined[0].email.padEnd(24)} ${leadPassword}`)
if (published) {
  console.log(`  A certificate to check: ${paths.certificate(published.code)}`)
  console.log(`  The talent list, as a partner opens it: ${published.talentList}`)
}
if (stage)
  console.log(
    `  The sample is at the stage "${stage}". To see the site as it is then: npm start -- --today ${stages[stage]}`,
  )
console.log(
  '  After 24 hours the dashboard asks the administrator for two-step verification. Seed again to start another 24.',
)

/** Puts a team first that hands in a project in the end: its lead is the one who can sign in. */
function beginWithFinisher(all) {
  const finished = makeProjects(all, Infinity).find(({ submission }) => submission)
  return all.toSorted((one, other) => (other.id === finished.teamId) - (one.id === finished.teamId))
}

/** Stores the rows one by one; a row that already exists stays as it is. */
async function store(name, rows, insert) {
  let added = 0
  for (const [index, row] of rows.entries()) {
    try {
      await insert(row)
      added += 1
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
    if ((index + 1) % 40 === 0 || index + 1 === rows.length)
      console.log(`  ${name}: ${index + 1} of ${rows.length}`)
  }
  if (added < rows.length) console.log(`  ${name}: ${rows.length - added} already existed`)
}

async function insertAccount({ role, hubId, email, password, firstName, lastName }) {
  const profile = { first_name: firstName, last_name: lastName, country: 'ZA' }
  const now = new Date()
  const user = { ...makeUser(email, hashPassword(password), profile, now), emailConfirmedAt: now }
  await db.batch([
    db.insert(users).values(user),
    db.insert(identities).values(makeEmailIdentity(user, profile, true, now)),
    hubId
      ? db.insert(hubOrganisers).values({ userId: user.id, hubId, createdAt: now })
      : db
          .insert(userRoles)
          .values({ id: crypto.randomUUID(), userId: user.id, role, createdAt: now }),
  ])
}

/** Puts up cards, of which one is the organizer's, with messages and reports. A stage begins with them anew. */
async function fillMatching() {
  const [, { email: readerEmail }] = accounts
  const [reader] = await db.select({ id: users.id }).from(users).where(eq(users.email, readerEmail))
  const sample = makeMatching(teams, moment, reader.id)
  const tables = [matchingReports, matchingHides, matchingMessages, matchingCards]
  if (stage) for (const table of tables) await db.delete(table)
  await store('people', sample.accounts, ({ id, name, email }) => {
    const [first_name, last_name] = name.split(' ')
    const now = new Date()
    const user = makeUser(email, null, { first_name, last_name, country: 'ZA' }, now)
    return db.insert(users).values({ ...user, id, emailConfirmedAt: now })
  })
  await store('cards', sample.cards, (row) => db.insert(matchingCards).values(row))
  await store('messages of cards', sample.messages, (row) =>
    db.insert(matchingMessages).values(row),
  )
  await store('reports', sample.reports, (row) => db.insert(matchingReports).values(row))
}

/** Gives the sample accounts their roles anew, or the administrator would need a second factor after a day. */
async function renewRoles() {
  const emails = accounts.map(({ email }) => email)
  const owners = db.select({ id: users.id }).from(users).where(inArray(users.email, emails))
  await db.update(userRoles).set({ createdAt: new Date() }).where(inArray(userRoles.userId, owners))
}

/** Has the administrator note something about one of the applications, and answer an interest in a hub. */
async function followUp() {
  const [admin] = await db.select().from(users).where(eq(users.email, accounts[0].email))
  const found = await db
    .select({ id: intakeCases.id, kind: intakeCases.kind })
    .from(intakeCases)
    .orderBy(intakeCases.createdAt)
  const followed = ['application', 'hubInterest'].map((kind) =>
    found.find((one) => one.kind === kind),
  )
  if (!admin || followed.includes(undefined)) return
  await store('notes and answers', followed, async ({ id, kind }) => {
    const entry = { id, caseId: id, authorId: admin.id, createdAt: new Date() }
    await db.insert(intakeEntries).values({ ...entry, ...sampleEntries[kind] })
    const answeredAt = kind === 'hubInterest' ? entry.createdAt : null
    await db
      .update(intakeCases)
      .set({ ownerId: admin.id, answeredAt })
      .where(eq(intakeCases.id, id))
  })
}

/** People wait for answers in real time. */
function sentHoursAgo(hours) {
  const createdAt = new Date(Date.now() - (hours + random() / 2) * 3_600_000)
  return { formDigest: 'sample', createdAt }
}
