// Invented profiles on the talent list, and a link with which an accepted partner reads it.
import { eq } from 'drizzle-orm'
import { talentLinkDays } from '#content/facts/talent.ts'
import { talentConsentVersion } from '#content/forms/talent.ts'
import { paths } from '#content/paths.ts'
import { consent } from '#words/talent-messages.ts'
import { hashText } from '#worker/crypto.ts'
import { partnerApplications } from '#worker/db/schema/intake.ts'
import {
  talentLinks,
  talentProfiles,
  talentReads,
  talentSightings,
} from '#worker/db/schema/talent.ts'
import { toSearchText } from '#worker/search/words.ts'
import { makeId, makeRandom } from './sample-teams.mjs'

const DAY = 86_400_000
/** Every so many of the members is on the list. */
const EVERY = 3
// Not a secret: this database is only on the machine of whoever seeds it.
const token = hashText('the sample partner')

const kinds = [
  [
    'Back-end work, remote',
    'TypeScript, Node.js, testing',
    ['en'],
    'I write servers that answer on weak networks, and I write the tests first.',
  ],
  [
    'Data engineering, in a team',
    'Python, SQL, data cleaning',
    ['en', 'fr'],
    'I clean public data and publish it with its sources. I have done so for three councils.',
  ],
  [
    'Design for phones, part-time',
    'user research, accessibility, Figma',
    ['en', 'sw'],
    'I try every screen with people who will use it, on the phones that they own.',
  ],
  [
    'Documentation and training',
    'technical writing, teaching, French',
    ['fr', 'en'],
    'I explain tools to those who have never opened a terminal. My guides fit one page.',
  ],
]

/** Removes the profiles, and the links with what was read with them. */
export const clearTalent = (db) =>
  db.batch(
    [talentSightings, talentReads, talentLinks, talentProfiles].map((table) => db.delete(table)),
  )

/** Puts members on the list. */
export async function fillTalent(db, members, moment) {
  const random = makeRandom(47)
  const listed = members.filter((_, index) => index % EVERY === 0)
  for (const [index, { userId, name, country }] of listed.entries()) {
    const [seeks, skillLine, languages, about] = kinds[index % kinds.length]
    const skills = skillLine.split(', ')
    const at = new Date(moment - (index + 1) * 3 * 3600_000)
    const agreed = { consentText: consent, consentVersion: talentConsentVersion, consentedAt: at }
    const profile = { id: makeId(random), userId, name, country, seeks, skills, languages, about }
    await db
      .insert(talentProfiles)
      .values({
        ...profile,
        ...agreed,
        cvLink: `https://example.org/cv/${index + 1}`,
        searchText: toSearchText([seeks, ...skills]),
        createdAt: at,
      })
      .onConflictDoNothing()
  }
  console.log(`  profiles on the talent list: ${listed.length}`)
}

/** Accepts the first partner, who has opened the list. Returns the path with which they do. */
export async function openTalentList(db, members) {
  const [partner] = await db
    .select()
    .from(partnerApplications)
    .orderBy(partnerApplications.createdAt)
    .limit(1)
  const [sentAt, now] = [new Date(Date.now() - DAY), new Date()]
  const expiresAt = new Date(sentAt.getTime() + talentLinkDays * DAY)
  const applicationId = partner.id
  await db.batch([
    db
      .update(partnerApplications)
      .set({ status: 'accepted' })
      .where(eq(partnerApplications.id, applicationId)),
    db
      .insert(talentLinks)
      .values({ applicationId, tokenHash: hashText(token), sentAt, expiresAt })
      .onConflictDoNothing(),
    db
      .insert(talentSightings)
      .values({
        userId: members[0].userId,
        applicationId,
        organizationName: partner.organizationName,
        firstAt: now,
        lastAt: now,
      })
      .onConflictDoNothing(),
  ])
  return `${paths.talent}#token=${token}`
}
