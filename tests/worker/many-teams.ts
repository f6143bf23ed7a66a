import { countries } from '#content/countries.ts'
import { toSearchText } from '#worker/search/words.ts'

const firstNames = [
  'Amina',
  'Kwame',
  'Thandiwe',
  'Élodie',
  'Yusuf',
  'Chipo',
  'Nadia',
  'Tendai',
  'Ifeoma',
  'Moussa',
]
const lastNames = [
  'Okafor',
  'Mwangi',
  'Ndlovu',
  'Traoré',
  'Banda',
  'Haddad',
  'Tesfaye',
  'Mensah',
  'Rakoto',
  'Diallo',
]
const CHUNK = 2000

/** Fills a database with teams of `size` members each: team 0 is the oldest. */
export async function insertTeams(database: D1Database, amount: number, size: number) {
  for (let first = 0; first < amount; first += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, amount - first) }, (_, index) =>
      makeRow(first + index, size),
    )
    await insertChunk(database, rows)
  }
}

export function teamIdOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

function personOf(number: number): string {
  return `${firstNames[number % 10]} ${lastNames[Math.floor(number / 10) % 10]}`
}

function makeRow(number: number, size: number) {
  const name = `Team ${number}`
  const representative = personOf(number)
  const email = `rep${number}@example.com`
  const members = Array.from({ length: size }, (_, index) => {
    const person = personOf(number * size + index)
    const address = `member${number}.${index}@example.com`
    const found = toSearchText([person, address, name])
    return { id: crypto.randomUUID(), index, person, key: person.toLowerCase(), address, found }
  })
  const country = countries[number % countries.length]!
  return {
    id: teamIdOf(number),
    name,
    key: name.toLowerCase(),
    representative,
    email,
    country: country.code,
    mode: number % 3 === 0 ? 'in-person' : 'virtual',
    at: 1_757_541_600_000 + number * 1000,
    found: toSearchText([name, representative, email, country.name]),
    members,
  }
}

async function insertChunk(database: D1Database, rows: ReturnType<typeof makeRow>[]) {
  const json = JSON.stringify(rows)
  await database.batch(
    [
      `insert into teams (id, form_digest, revision, team_name, name_key, representative_name, representative_email,
         representative_phone, country, participation_mode, track_id, search_text, created_at, updated_at)
       select value->>'id', '', value->>'id', value->>'name', value->>'key', value->>'representative', value->>'email',
         '+260971234567', value->>'country', value->>'mode', 'open-innovation', value->>'found', value->>'at', value->>'at' from json_each(?)`,
      `insert into team_members (id, team_id, position, name, name_key, email, search_text, created_at)
       select m.value->>'id', t.value->>'id', m.value->>'index', m.value->>'person', m.value->>'key', m.value->>'address',
         m.value->>'found', t.value->>'at' from json_each(?) t, json_each(t.value->'members') m`,
    ].map((statement) => database.prepare(statement).bind(json)),
  )
}

/** Fills the audit log with entries, half of them sign-outs, two in each second. */
export async function insertAuditEntries(database: D1Database, amount: number) {
  await database
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < ?1 - 1)
       insert into audit_log (id, action, actor_id, created_at)
       select printf('%08d-0000-4000-8000-000000000000', i), iif(i % 2, 'signed_out', 'signed_in'),
         'somebody-' || (i % 100), 1757541600000 + i / 2 * 1000 from n`,
    )
    .bind(amount)
    .run()
}
