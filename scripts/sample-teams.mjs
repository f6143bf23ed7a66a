// Invented people and teams for a local dashboard. The same seed gives the same sample on every machine.
import { dialCodes } from '#content/facts/dial-codes.ts'
import { event } from '#content/facts/event.ts'
import { hubs } from '#content/facts/hubs.ts'
import { trackIds } from '#content/facts/tracks.ts'

const namesByCountry = {
  ZA: [
    ['Naledi', 'Sipho', 'Lerato', 'Themba'],
    ['Mokoena', 'Dlamini', 'Nkosi', 'Botha'],
  ],
  NG: [
    ['Ifeoma', 'Tunde', 'Amara', 'Yakubu'],
    ['Okafor', 'Adeyemi', 'Nwosu', 'Bello'],
  ],
  KE: [
    ['Wanjiru', 'Otieno', 'Achieng', 'Kiprono'],
    ['Mwangi', 'Odhiambo', 'Kamau', 'Chebet'],
  ],
  GH: [
    ['Abena', 'Kwame', 'Esi', 'Kojo'],
    ['Mensah', 'Owusu', 'Boateng', 'Asante'],
  ],
  EG: [
    ['Nour', 'Karim', 'Salma', 'Youssef'],
    ['Fahmy', 'Haddad', 'Mansour', 'Sabry'],
  ],
  MA: [
    ['Imane', 'Anas', 'Zineb', 'Hamza'],
    ['Benali', 'El Fassi', 'Tazi', 'Ouazzani'],
  ],
  ZM: [
    ['Thandiwe', 'Mutale', 'Chanda', 'Bwalya'],
    ['Phiri', 'Banda', 'Mulenga', 'Zulu'],
  ],
  TZ: [
    ['Neema', 'Juma', 'Zawadi', 'Baraka'],
    ['Mushi', 'Kessy', 'Mrema', 'Shayo'],
  ],
  UG: [
    ['Nakato', 'Okello', 'Namusoke', 'Mugisha'],
    ['Ssali', 'Opio', 'Tumwine', 'Byaruhanga'],
  ],
  RW: [
    ['Uwase', 'Mugabo', 'Keza', 'Nshuti'],
    ['Habimana', 'Ingabire', 'Mutesi', 'Gasana'],
  ],
  ET: [
    ['Selam', 'Dawit', 'Hanna', 'Bereket'],
    ['Tesfaye', 'Bekele', 'Alemu', 'Girma'],
  ],
  SN: [
    ['Awa', 'Cheikh', 'Fatou', 'Moussa'],
    ['Diop', 'Ndiaye', 'Sarr', 'Fall'],
  ],
  CI: [
    ['Adjoua', 'Koffi', 'Élodie', 'Yao'],
    ['Kouassi', 'N’Guessan', 'Touré', 'Konan'],
  ],
  CM: [
    ['Ngono', 'Fabrice', 'Solange', 'Ekema'],
    ['Mbarga', 'Tchoua', 'Fomba', 'Nkeng'],
  ],
  ZW: [
    ['Chipo', 'Tendai', 'Rudo', 'Farai'],
    ['Moyo', 'Chigumba', 'Ncube', 'Sibanda'],
  ],
  BW: [
    ['Boitumelo', 'Kagiso', 'Lorato', 'Tebogo'],
    ['Molefe', 'Seretse', 'Kgosi', 'Modise'],
  ],
  NA: [
    ['Ndapewa', 'Tangeni', 'Selma', 'Petrus'],
    ['Shikongo', 'Nangolo', 'Amadhila', 'Haufiku'],
  ],
  MZ: [
    ['Graça', 'Nelson', 'Yolanda', 'Zito'],
    ['Macuácua', 'Cossa', 'Sitoe', 'Tembe'],
  ],
  MG: [
    ['Fara', 'Hery', 'Voahangy', 'Tiana'],
    ['Rakoto', 'Andria', 'Razafy', 'Ravelo'],
  ],
  TN: [
    ['Amel', 'Slim', 'Rym', 'Wassim'],
    ['Gharbi', 'Trabelsi', 'Chaabane', 'Mzali'],
  ],
}

const things = [
  'Baobab',
  'Marula',
  'Acacia',
  'Savanna',
  'Zambezi',
  'Harmattan',
  'Rift',
  'Indigo',
  'Kora',
  'Mbira',
  'Kente',
  'Sahel',
  'Limpopo',
  'Fynbos',
  'Ubuntu',
]
const makers = ['Signals', 'Makers', 'Protocol', 'Weavers', 'Relay', 'Loom', 'Beacon', 'Collective']

const TEAMS = 120
const MEMBERS = 400
const DAY = 86_400_000

/** Makes a seeded generator of random numbers from 0 to 1 (mulberry32). */
export function makeRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Makes a version 4 UUID from a seeded generator, so that a second run makes the same ids. */
export function makeId(random) {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16))
  hex[12] = '4'
  hex[16] = '8'
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replaceAll(' ', '')

/**
 * Places an instant between two others that has passed, or, if none of them has, within the last day.
 * @param {number} share from 0 to 1
 */
export function placeBetween(from, to, share, now) {
  const end = Math.min(to, now)
  const start = from < end ? from : end - DAY
  return new Date(start + share * (end - start))
}

/**
 * @param {number} now milliseconds; the teams have registered before
 * @returns 120 teams of 20 countries with 400 members, each `{ id, createdAt, details }`, oldest first
 */
export function makeTeams(now) {
  const [opens, closes] = [event.registration.opens, event.registration.closes].map(Date.parse)
  const random = makeRandom(2025)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const codes = Object.keys(namesByCountry)
  const sizes = Array.from({ length: TEAMS }, () => 2)
  for (let left = MEMBERS - 2 * TEAMS; left > 0;) {
    const index = Math.floor(random() * TEAMS)
    if (sizes[index] === 5) continue
    sizes[index] += 1
    left -= 1
  }
  return sizes.map((size, number) => {
    // The first round gives every country a team; after that the large communities have more.
    const code =
      number < codes.length ? codes[number] : pick(codes.slice(0, 4 + Math.floor(random() * 17)))
    const people = Array.from({ length: size }, (_, position) =>
      makePerson(code, `${number}.${position}`, random, pick),
    )
    const local = hubs.filter((hub) => hub.country === code)
    const isInPerson = local.length > 0 && random() < 0.7
    return {
      id: makeId(random),
      createdAt: placeBetween(opens, closes, (number + random()) / TEAMS, now),
      details: {
        teamName: `${things[number % things.length]} ${makers[Math.floor(number / things.length)]}`,
        country: code,
        participationMode: isInPerson ? 'in-person' : 'virtual',
        hubId: isInPerson ? pick(local).id : null,
        trackId: pick(trackIds),
        representativeName: people[0].name,
        representativeEmail: people[0].email,
        representativePhone: `${dialCodes[code]}${100_000_000 + Math.floor(random() * 899_999_999)}`,
        members: people,
      },
    }
  })
}

function makePerson(code, number, random, pick) {
  const [first, last] = namesByCountry[code].map(pick)
  const handle = `${plain(first)}-${plain(last)}-${number.replace('.', '-')}`
  return {
    name: `${first} ${last}`,
    email: `${plain(first)}.${plain(last)}.${number}@example.com`,
    githubUrl: random() < 0.7 ? `https://github.com/sample-${handle}` : '',
    huggingfaceUrl: random() < 0.3 ? `https://huggingface.co/sample-${handle}` : '',
  }
}
