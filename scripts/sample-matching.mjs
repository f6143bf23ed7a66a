// Invented people and teams who look for each other, with messages and reports.
import { languageCodes } from '#content/facts/languages.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { toSearchText } from '#worker/search/words.ts'
import { makeId, makeRandom } from './sample-teams.mjs'

const HOUR = 3600_000

const people = [
  [
    'Amina Juma',
    'TZ',
    'Python, maps, data cleaning',
    'I map flood plains for a water office. I would like to work with people who know how to design for phones.',
  ],
  [
    'Kofi Owusu',
    'GH',
    'TypeScript, Node.js, testing',
    'Back-end developer, evenings and weekends. I write the tests first and like small teams.',
  ],
  [
    'Selam Tesfaye',
    'ET',
    'Amharic, teaching, curriculum',
    'I teach mathematics in Adama. I know the syllabus well and can try everything with my class.',
  ],
  [
    'Youssef Haddad',
    'EG',
    'Arabic, law, translation',
    'I study law and translate. I look for a team that makes court decisions easier to find.',
  ],
  [
    'Chipo Moyo',
    'ZW',
    'Go, Postgres, DevOps',
    'I keep servers running for a clinic network. Online only, two hours a day.',
  ],
  [
    'Fatou Ndiaye',
    'SN',
    'French, Wolof, interviews',
    'I run interviews with market traders and know what they ask their phones. New to code, quick to learn.',
  ],
  [
    'Tendai Phiri',
    'ZM',
    'React, design, accessibility',
    'Front-end developer. I care about text that can be read on a cheap phone in the sun.',
  ],
  [
    'Ifeoma Bello',
    'NG',
    'Rust, payments, security',
    'I work with mobile money. I would like to build something for savings groups.',
  ],
]

const teamWords = [
  [
    'Data engineering, French',
    'We have the prices of forty markets and need somebody who keeps the data clean.',
  ],
  [
    'Design, user research',
    'Our first tool works in the terminal. We look for somebody who tries it with real people.',
  ],
  [
    'MCP, TypeScript, Kiswahili',
    'Two of us, both students. We meet on Saturdays and look for a third who has built a server before.',
  ],
]

const messages = [
  'Hello! I saw your card. We are two people in Nairobi and look for somebody for the tests. Would you like to talk?',
  'Would you like to join us on Saturday?\nWe start at ten and show what we have.',
]

/**
 * @param {ReturnType<typeof import('./sample-teams.mjs').makeTeams>} teams
 * @param {number} now milliseconds
 * @returns the accounts of those who look, and their rows; teams look for people through their representatives' accounts.
 *   The reader is the account to whom two of them have written.
 */
export function makeMatching(teams, now, readerId) {
  const random = makeRandom(31)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const at = (hours) => new Date(now - hours * HOUR)
  const hiring = teams
    .filter(({ details }) => details.members.length < 5)
    .slice(0, teamWords.length)
  const cardOf = (skills, about, hours) => {
    const named = skills.split(', ')
    const rest = { languages: ['en', pick(languageCodes.slice(1, 5))], skills: named, about }
    const times = { createdAt: at(hours), updatedAt: at(hours) }
    return { id: makeId(random), ...rest, searchText: toSearchText(named), ...times }
  }
  const accounts = []
  const cards = []
  for (const [index, [name, country, skills, about]] of people.entries()) {
    const userId = makeId(random)
    accounts.push({ id: userId, name, email: `looks.${index}@example.com` })
    const tracks = [pick(trackIds)]
    cards.push({ ...cardOf(skills, about, 60 - index), userId, name, country, tracks })
  }
  for (const [index, { id, details }] of hiring.entries()) {
    accounts.push({
      id: makeId(random),
      name: details.representativeName,
      email: details.representativeEmail,
    })
    cards.push({ ...cardOf(...teamWords[index], 30 - index), teamId: id, tracks: [] })
  }
  const own = {
    ...cardOf(
      'Python, project planning',
      'I plan projects and write Python. I look for a team that starts small.',
      50,
    ),
    userId: readerId,
    name: 'Tariq Sample',
    country: 'ZA',
    hubId: 'cape-town',
    tracks: trackIds.slice(0, 2),
  }
  const sent = messages.map((text, index) => ({
    id: makeId(random),
    senderId: accounts[index].id,
    senderCardId: cards[index].id,
    senderName: people[index][0],
    receiverId: readerId,
    receiverCardId: own.id,
    receiverName: own.name,
    text,
    createdAt: at(8 - index),
  }))
  const reports = [
    ['He offers paid work that has nothing to do with the hackathon.', 4, null],
    ['She has written the same to all of us.', 5, 'keep'],
  ].map(([reason, index, decision]) => ({
    id: makeId(random),
    kind: 'card',
    subjectId: cards[index].id,
    accountId: accounts[index].id,
    reporterId: accounts[index + 1].id,
    name: people[index][0],
    text: people[index][3],
    reason,
    decision,
    decidedAt: decision && at(2),
    searchText: toSearchText([reason]),
    createdAt: at(7 - index),
  }))
  return { accounts, cards: [...cards, own], messages: sent, reports }
}
