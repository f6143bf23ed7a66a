import { expect, test } from 'vitest'
import { splitSkills } from '#content/forms/lists.ts'
import { personCardSchema } from '#content/forms/matching.ts'
import { messagesOf } from '#web/components/form/use-field-messages.ts'
import { noContact } from '#words/matching-messages.ts'

const card = {
  name: 'Ada Njeri',
  country: 'KE',
  hubId: '',
  tracks: ['healthcare-systems'],
  languages: ['en'],
  skills: 'Node.js, ASP.NET, CI/CD, e.g. maps',
  about: 'I build small servers with Next.js/React and Socket.io. I know 12 languages.',
}
const wrongIn = (changes: object) =>
  messagesOf(personCardSchema.safeParse({ ...card, ...changes }).error)

test('a card with names of software is complete', () => {
  expect(wrongIn({})).toEqual({})
})

test.each([
  'ada@example.com',
  'ada＠example．com',
  'ada (at) example',
  'https://example.com',
  'www.example',
  'wa.me/254700000000',
  't.me/ada',
  'Wa.Me',
  'ada。africa',
  'ada.co.ke',
  'linktr.ee/ada',
  'a\u200Bda.dev',
  'myname.net',
  '+254 700 000 000',
  '٠٧٠٠٠٠٠٠٠٠',
])('a card is refused with a way past us: %s', (contact) => {
  for (const field of ['name', 'skills', 'about'])
    expect(wrongIn({ [field]: `Find me under ${contact} please` })).toMatchObject({
      [field]: noContact,
    })
})

test('a name that turns the text around it is refused, and one in any script is not', () => {
  expect(Object.keys(wrongIn({ name: 'Ada \u202Eirejn' }))).toEqual(['name'])
  for (const name of ['አዳ ንጄሪ', 'آدا نجيري', 'N’Golo Kanté', 'Thandi-Rose Ó Briain'])
    expect(wrongIn({ name })).toEqual({})
})

test('skills are split at the commas of any script, each once', () => {
  expect(splitSkills(' Maps ,maps،  Data  entry; , ')).toEqual(['Maps', 'Data entry'])
})
