import { createHmac } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { messages } from '#words/errors.ts'
import { stopEditionAt } from './edition-time.ts'
import { countMails, takeMail } from './mailbox.ts'
import { errorOf, send } from './requests.ts'

const secret = 'a secret that the form service shares with us'
beforeAll(() => {
  Object.assign(env, { TALLY_SECRET: secret, TYPEFORM_SECRET: secret })
  return () => Object.assign(env, { TALLY_SECRET: undefined, TYPEFORM_SECRET: undefined })
})

const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('base64')

function deliver(
  service: 'tally' | 'typeform',
  event: unknown,
  signature = (body: string) => (service === 'tally' ? '' : 'sha256=') + sign(body),
) {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const headers = { [`${service}-signature`]: signature(body) }
  return send(`/api/webhooks/${service}`, { body, headers })
}

/** The answers of a form, by the questions that people read; `name` makes team and addresses its own. */
const answersOf = (name: string): Record<string, string> => ({
  'Team name': name,
  Country: 'Kenya',
  'How you take part': 'In person',
  Hub: 'Nairobi',
  Track: 'Education & Learning',
  'Representative name': 'Wanjiru Kamau',
  'Representative email': `wanjiru.${name.toLowerCase().replaceAll(' ', '-')}@example.com`,
  'Representative phone': '0712 345678',
  'Member 1 Name': 'Wanjiru Kamau',
  'Member 1 Email': `wanjiru.${name.toLowerCase().replaceAll(' ', '-')}@example.com`,
  'Member 1 GitHub profile link': 'https://github.com/wanjiru',
  'Member 2 Name': 'Selam Tadesse',
  'Member 2 Email': `selam.${name.toLowerCase().replaceAll(' ', '-')}@example.com`,
})
const choices = new Set(['Country', 'How you take part', 'Hub', 'Track'])

function tallyEvent(answers: Record<string, string>, responseId: string = crypto.randomUUID()) {
  const fields = Object.entries(answers).map(([label, text], index) => {
    const key = `question_${index}`
    if (!choices.has(label)) return { key, label, type: 'INPUT_TEXT', value: text }
    const options = [
      { id: 'other', text: 'Something else' },
      { id: 'chosen', text },
    ]
    return { key, label, type: 'DROPDOWN', value: ['chosen'], options }
  })
  return {
    eventId: crypto.randomUUID(),
    eventType: 'FORM_RESPONSE',
    createdAt: new Date().toISOString(),
    data: { responseId, formId: 'wMDVbY', formName: 'Registration', fields },
  }
}

const refs: Record<string, string> = {
  'Team name': 'team_name',
  Country: 'country',
  'How you take part': 'participation_mode',
  Hub: 'hub_id',
  Track: 'track_id',
}

function typeformEvent(answers: Record<string, string>, token: string = crypto.randomUUID()) {
  const fields = Object.keys(answers).map((title, index) => ({
    id: `field${index}`,
    title: refs[title] ? `Please tell us: ${title}?` : title,
    ref: refs[title] ?? crypto.randomUUID(),
  }))
  return {
    event_id: crypto.randomUUID(),
    event_type: 'form_response',
    form_response: {
      form_id: 'lT4Z3j',
      token,
      submitted_at: new Date().toISOString(),
      definition: { fields },
      answers: Object.entries(answers).map(([label, text], index) => {
        const { id, ref } = fields[index]!
        if (choices.has(label))
          return { type: 'choice', choice: { label: text }, field: { id, ref } }
        if (label.endsWith('mail')) return { type: 'email', email: text, field: { id, ref } }
        if (label.endsWith('hone'))
          return { type: 'phone_number', phone_number: text, field: { id, ref } }
        return { type: 'text', text, field: { id, ref } }
      }),
    },
  }
}

const findTeams = async (name: string) =>
  (
    await env.DB.prepare('select * from teams where team_name = ?')
      .bind(name)
      .all<Record<string, unknown>>()
  ).results

const findMessages = async (address: string) =>
  (
    await env.DB.prepare('select subject, message, status from contact_messages where email = ?')
      .bind(address)
      .all<Record<'subject' | 'message' | 'status', string>>()
  ).results

const makers = { tally: tallyEvent, typeform: typeformEvent }
const services = ['tally', 'typeform'] as const

test.each(services)(
  'a team that registers through %s has the rows and the mail of the form of the site',
  async (service) => {
    const name = `Outside ${service}`
    const answers = answersOf(name)
    const answer = await deliver(service, makers[service](answers))
    expect([answer.status, await answer.json()]).toEqual([201, { outcome: 'registered' }])
    const [team] = await findTeams(name)
    expect(team).toMatchObject({
      country: 'KE',
      participation_mode: 'in-person',
      hub_id: 'nairobi',
      track_id: 'education-learning',
      representative_name: 'Wanjiru Kamau',
      representative_phone: '+254712345678',
      owner_id: null,
    })
    const members = await env.DB.prepare(
      'select name, github_url from team_members where team_id = ? order by name',
    )
      .bind(team!.id)
      .all()
    expect(members.results).toEqual([
      { name: 'Selam Tadesse', github_url: null },
      { name: 'Wanjiru Kamau', github_url: 'https://github.com/wanjiru' },
    ])
    expect((await takeMail(answers['Representative email']!)).text).toContain(name)
  },
)

test.each(services)(
  'a response of %s that is delivered a hundred times at once registers one team and sends one mail',
  async (service) => {
    const name = `Hundred ${service}`
    const event = makers[service](answersOf(name))
    const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(service, event)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 99 }, () => 200),
      201,
    ])
    expect(await findTeams(name)).toHaveLength(1)
    expect(await countMails(answersOf(name)['Representative email']!)).toBe(1)
  },
)

test('an old delivery that is replayed does not bring a deleted team back', async () => {
  const event = tallyEvent(answersOf('Gone Again'))
  expect((await deliver('tally', event)).status).toBe(201)
  await env.DB.batch([
    env.DB.prepare(
      "delete from team_members where team_id in (select id from teams where team_name = 'Gone Again')",
    ),
    env.DB.prepare("delete from teams where team_name = 'Gone Again'"),
    env.DB.prepare('delete from outgoing_mails'),
  ])
  const replayed = await deliver('tally', event)
  expect([replayed.status, await replayed.json()]).toEqual([200, { outcome: 'repeated' }])
  expect(await findTeams('Gone Again')).toEqual([])
})

test.each(services)('a request without the signature of %s changes nothing', async (service) => {
  const event = makers[service](answersOf('Forged Team'))
  const prefix = service === 'tally' ? '' : 'sha256='
  const signatures: ((body: string) => string)[] = [
    () => '',
    () => prefix,
    () => `${prefix}nonsense`,
    (body) => prefix + sign(body, 'another secret'),
    (body) => prefix + sign(`${body} `),
    (body) => prefix + sign(body).toLowerCase(),
    (body) => `sha1=${sign(body)}`,
  ]
  for (const signature of signatures) {
    const answer = await deliver(service, event, signature)
    expect(answer.status).toBe(401)
    expect(await errorOf(answer)).toMatchObject({ code: 'webhooks.signature' })
  }
  const unsigned = await send(`/api/webhooks/${service}`, { body: event })
  expect(unsigned.status).toBe(401)
  expect(await findTeams('Forged Team')).toEqual([])
})

test('a signed body that is not a form response is refused with a code', async () => {
  const cases: [string, unknown][] = [
    ['request.malformed', '{"eventType":'],
    ['request.malformed', ''],
    ['webhooks.unreadable', []],
    ['webhooks.unreadable', { eventType: 'FORM_CLOSED', data: {} }],
    ['webhooks.unreadable', { eventType: 'FORM_RESPONSE', data: { responseId: '', fields: [] } }],
    ['webhooks.unreadable', typeformEvent(answersOf('Wrong Door'))],
  ]
  for (const [code, event] of cases) {
    const answer = await deliver('tally', event)
    expect([answer.status, (await errorOf(answer)).code]).toEqual([400, code])
  }
})

test('a service whose secret is not set has no door', async () => {
  Object.assign(env, { TALLY_SECRET: '' })
  const answer = await deliver('tally', tallyEvent(answersOf('No Door')), () => sign('', 'x'))
  Object.assign(env, { TALLY_SECRET: secret })
  expect([answer.status, (await errorOf(answer)).code]).toEqual([404, 'request.not_found'])
})

test('a form that breaks a rule becomes one message to the organisers, with every answer and what is wrong', async () => {
  const answers: Record<string, string> = {
    ...answersOf('Lone Wolf'),
    Country: 'Atlantis',
    'Member 2 Name': '',
    'Member 2 Email': '',
    'Anything else?': '<script>alert(1)</script>',
  }
  const event = typeformEvent(answers)
  const first = await deliver('typeform', event)
  expect([first.status, await first.json()]).toEqual([202, { outcome: 'kept' }])
  const again = await Promise.all(Array.from({ length: 20 }, () => deliver('typeform', event)))
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await findTeams('Lone Wolf')).toEqual([])
  const kept = await findMessages(answers['Representative email']!)
  expect(kept).toHaveLength(1)
  const { subject, message, status } = kept[0]!
  expect(subject).toBe('A Typeform form that needs your help')
  expect(status).toBe('new')
  expect(message).toContain('- country: ')
  expect(message).toContain('- members: ')
  for (const text of Object.values(answers)) expect(message).toContain(text)
})

test('a form without any address still reaches the organisers', async () => {
  const answer = await deliver(
    'tally',
    tallyEvent({ 'Team name': 'No Address \u202egnp.exe\u0000' }),
  )
  expect(answer.status).toBe(202)
  const [message] = await findMessages('registration@mcphack.africa')
  expect(message!.message).toContain('No Address gnp.exe')
  expect(message!.message).not.toContain('\u202e')
})

test('a name that is taken and a closed registration are told to the organisers, in the words of the form', async () => {
  await deliver('tally', tallyEvent(answersOf('First Come')))
  const second: Record<string, string> = {
    ...answersOf('Second Come'),
    'Team name': 'First  come',
  }
  expect((await deliver('tally', tallyEvent(second))).status).toBe(202)
  const [taken] = await findMessages(second['Representative email']!)
  expect(taken!.message).toContain(`- ${messages['teams.name_taken']}`)

  stopEditionAt('2026-01-01T00:00:00')
  const late = answersOf('Too Late')
  expect((await deliver('tally', tallyEvent(late))).status).toBe(202)
  const [closed] = await findMessages(late['Representative email']!)
  expect(closed!.message).toContain(`- ${messages['teams.closed']}`)
})

test('a body of more than 64 KiB is refused', async () => {
  const answer = await deliver('tally', 'x'.repeat(70_000))
  expect([answer.status, (await errorOf(answer)).code]).toEqual([413, 'request.too_large'])
})

test('no value in any field breaks the endpoint', async () => {
  const values = [
    null,
    0,
    [],
    {},
    ['x', null],
    { id: 'x' },
    '',
    '\u202etxt',
    '\u0000',
    'x'.repeat(9000),
  ]
  for (const [index, value] of values.entries()) {
    for (const label of ['Team name', 'Country', 'Representative email', 'Member 1 Name']) {
      const event = tallyEvent(answersOf(`Odd ${index} ${label}`))
      const field = event.data.fields.find((one) => one.label === label)!
      Object.assign(field, { value, options: undefined })
      const { status } = await deliver('tally', event)
      expect([201, 202, 400], `${label}: ${JSON.stringify(value)}`).toContain(status)
    }
  }
})
