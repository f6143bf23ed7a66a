import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { makeApplication, makeContact, makeHubInterest, makeTeam } from './filled-forms.ts'
import { mailService } from './mailbox.ts'
import { errorOf, inTurn, newAddress, send, withinOneMinute } from './requests.ts'

const forms = [
  {
    path: '/api/contact',
    table: 'contact_messages',
    make: makeContact,
    changed: { subject: 'Another subject' },
  },
  {
    path: '/api/partner-applications',
    table: 'partner_applications',
    make: makeApplication,
    changed: { goals: 'Something else.' },
  },
  {
    path: '/api/hub-interest',
    table: 'hub_interests',
    make: makeHubInterest,
    changed: { city: 'Manzini' },
  },
]

function readRow(table: string, id: string) {
  return env.DB.prepare(`select * from ${table} where id = ?`).bind(id).first()
}

async function countRows(table: string, id: string) {
  return (
    await env.DB.prepare(`select count(*) as n from ${table} where id = ?`)
      .bind(id)
      .first<{ n: number }>()
  )?.n
}

test.each(forms)(
  '$path stores the form once and acknowledges it by one mail, however often it is sent',
  async ({ path, table, make }) => {
    const form = await make()
    const first = await send(path, { body: form })
    const again = await send(path, { body: form })
    expect([first.status, again.status]).toEqual([201, 200])
    const receipt = await first.json()
    expect(receipt).toEqual({ id: form.id, createdAt: expect.any(String) })
    expect(await again.json()).toEqual(receipt)
    expect(await countRows(table, form.id)).toBe(1)
    await afterAnswers()
    expect(mailService).toHaveBeenCalledTimes(1)
    expect(mailService.mock.calls[0]?.[0]).toMatchObject({ to: form.email })
  },
)

test.each(forms)(
  '$path: thirty posts of one id at the same time make one row',
  async ({ path, table, make }) => {
    const form = await make()
    const captchas = await Promise.all(
      Array.from({ length: 30 }, async () => (await make()).captcha),
    )
    const answers = await Promise.all(
      captchas.map((captcha) => send(path, { body: { ...form, captcha } })),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(answers.every((answer) => answer.ok)).toBe(true)
    expect(await countRows(table, form.id)).toBe(1)
  },
)

test.each(forms)(
  '$path refuses other words under a stored id',
  async ({ path, table, make, changed }) => {
    const form = await make()
    await send(path, { body: form })
    const before = await readRow(table, form.id)
    const answer = await send(path, {
      body: { ...form, ...changed, captcha: (await make()).captcha },
    })
    expect(answer.status).toBe(409)
    expect((await errorOf(answer)).code).toBe('form.already_received')
    expect(await readRow(table, form.id)).toEqual(before)
  },
)

test.each(forms)(
  '$path stores nothing and writes to nobody without a solved captcha',
  async ({ path, table, make }) => {
    const form = await make({ captcha: 'guess' })
    const answer = await send(path, { body: form })
    expect(answer.status).toBe(400)
    expect((await errorOf(answer)).code).toBe('captcha.failed')
    expect(await countRows(table, form.id)).toBe(0)
    expect(mailService).not.toHaveBeenCalled()
  },
)

test.each(forms)(
  '$path asks the eleventh sender of one address within a minute to wait',
  async ({ path }) => {
    const answers = await withinOneMinute(() => {
      const address = newAddress()
      return inTurn(11, () => send(path, { body: {}, address }))
    })
    const [last, ...passed] = answers.toReversed()
    expect(passed.map(({ status }) => status)).toEqual(Array(10).fill(400))
    expect(passed[0]!.headers.has('retry-after')).toBe(false)
    expect(last!.status).toBe(429)
    expect(last!.headers.get('retry-after')).toBe('60')
  },
)

test('an application keeps what was agreed to, when, and in which wording', async () => {
  const willing = await makeApplication()
  const plain = await makeApplication({ agreedToMarketing: undefined, website: '', phone: '' })
  await send('/api/partner-applications', { body: willing })
  await send('/api/partner-applications', { body: plain })
  const kept = await readRow('partner_applications', willing.id)
  expect(kept).toMatchObject({
    consent_version: '2025-09-01',
    phone: '+254712345678',
    status: 'new',
  })
  expect(kept?.agreed_to_terms_at).toBe(kept?.created_at)
  expect(kept?.agreed_to_marketing_at).toBe(kept?.created_at)
  expect(await readRow('partner_applications', plain.id)).toMatchObject({
    agreed_to_marketing_at: null,
    website: null,
    phone: null,
  })
})

test('without consent to the terms an application is refused', async () => {
  const answer = await send('/api/partner-applications', {
    body: await makeApplication({ agreedToTerms: false }),
  })
  expect(answer.status).toBe(400)
  expect((await errorOf(answer)).fields).toHaveProperty('agreedToTerms')
})

test('interest in one of our hubs is stored with the city of that hub', async () => {
  const form = await makeHubInterest({ hubId: 'lagos', city: '' })
  await send('/api/hub-interest', { body: form })
  expect(await readRow('hub_interests', form.id)).toMatchObject({ hub_id: 'lagos', city: 'Lagos' })
})

test('the acknowledgement of a hub repeats no link that a stranger typed', async () => {
  await send('/api/hub-interest', {
    body: await makeHubInterest({ city: 'http://spam.example/win' }),
  })
  await afterAnswers()
  const { text, html } = mailService.mock.calls[0]![0] as unknown as { text: string; html: string }
  expect(text + html).not.toContain('spam.example')
})

/** Runs the five-minute cron trigger some minutes later. */
async function passMinutes(minutes: number) {
  const scheduledTime = new Date(Date.now() + minutes * 60_000)
  await runCron(EVERY_FIVE_MINUTES, scheduledTime)
}

async function noMoreToday(): Promise<never> {
  throw Object.assign(new Error('no more today'), { code: 'E_DAILY_LIMIT_EXCEEDED' })
}

const countWaiting = (id: string) => countRows('outgoing_mails', id)

test('an acknowledgement that the mail service defers is sent later', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const form = await makeContact({ email: 'busy.day@example.com' })
  mailService.mockImplementationOnce(noMoreToday)
  expect((await send('/api/contact', { body: form })).status).toBe(201)
  await afterAnswers()
  expect(complain.mock.calls.splice(0)).toEqual([
    ['mail not sent', { code: 'E_DAILY_LIMIT_EXCEEDED', attempts: 1 }],
  ])
  expect(await countWaiting(form.id)).toBe(1)
  await passMinutes(1)
  expect(mailService).toHaveBeenCalledTimes(1)
  await passMinutes(10)
  expect(mailService).toHaveBeenCalledTimes(2)
  expect(mailService.mock.calls[1]?.[0]).toMatchObject({ to: form.email })
  expect(await countWaiting(form.id)).toBe(0)
})

test('an acknowledgement that is permanently refused is not retried', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const form = await makeContact()
  mailService.mockImplementationOnce(async () => {
    throw Object.assign(new Error('no'), { code: 'E_RECIPIENT_SUPPRESSED' })
  })
  await send('/api/contact', { body: form })
  await afterAnswers()
  expect(complain.mock.calls.splice(0)).toEqual([
    ['mail not sent', { code: 'E_RECIPIENT_SUPPRESSED', attempts: 1 }],
  ])
  expect(await countWaiting(form.id)).toBe(0)
})

test('an undeliverable acknowledgement is given up after three days', async () => {
  const form = await makeContact()
  // It never answers, and the runtime's log says that the Worker hung.
  mailService.mockImplementationOnce(() => new Promise(() => {}))
  await send('/api/contact', { body: form })
  await passMinutes(3 * 24 * 60 + 1)
  expect(await countWaiting(form.id)).toBe(0)
  expect(mailService).toHaveBeenCalledTimes(1)
})

test('two forms under one key at the same time: one is stored, and nothing of the other is lost', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refused: object[] = []
  for (let round = 0; round < 5; round += 1) {
    mailService.mockImplementationOnce(noMoreToday)
    const id = crypto.randomUUID()
    const team = await makeTeam({ id })
    const rivals = [
      { path: '/api/contact', table: 'contact_messages', form: await makeContact({ id }) },
      { path: '/api/hub-interest', table: 'hub_interests', form: await makeHubInterest({ id }) },
      { path: '/api/teams', table: 'teams', form: team },
    ]
    const answers = await Promise.all(rivals.map(({ path, form }) => send(path, { body: form })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ])
    const rows = await Promise.all(rivals.map(({ table }) => countRows(table, id)))
    expect(rows).toEqual(answers.map(({ status }) => (status === 201 ? 1 : 0)))
    for (const [index, answer] of answers.entries()) {
      if (answer.ok) continue
      const { path, table, form } = rivals[index]!
      const { code } = await errorOf(answer)
      const again = { ...form, id: crypto.randomUUID() }
      const { status } = await send(path, { body: again })
      const stored = await countRows(table, again.id)
      refused.push({ code, status, stored })
    }
  }
  const sentAgain = { code: 'form.already_received', status: 201, stored: 1 }
  expect(refused).toEqual(Array.from({ length: 10 }, () => sentAgain))
  await afterAnswers()
  const unsent = ['mail not sent', { code: 'E_DAILY_LIMIT_EXCEEDED', attempts: 1 }]
  expect(complain.mock.calls.splice(0)).toEqual(Array.from({ length: 5 }, () => unsent))
})

test.each([
  ['an ideographic full stop', 'Lagos evil。com'],
  ['a half-width ideographic full stop', 'Lagos evil｡com'],
  ['full-width letters and stops', 'Lagos ｅｖｉｌ．ｃｏｍ'],
  ['a full-width address', 'Lagos ｈｔｔｐ：／／ｅｖｉｌ．ｃｏｍ'],
  ['a one dot leader', 'Lagos evil․com'],
  ['a phone number', 'Lagos 08001234567'],
  ['a phone number in groups', 'Lagos +234 (0) 800-123.45 67'],
  ['a phone number in full-width digits', 'Lagos ０８００１２３４５６７'],
  ['a phone number in Arabic digits', 'Lagos ٠٨٠٠١٢٣٤٥٦٧'],
])('an acknowledgement quotes a name without %s', async (_name, city) => {
  await send('/api/hub-interest', { body: await makeHubInterest({ city }) })
  await afterAnswers()
  const { text, html } = mailService.mock.calls[0]![0] as unknown as { text: string; html: string }
  const quoted = (text + html).match(/Lagos.*?(?=\. We)/g)!.join(' ')
  expect(quoted).not.toMatch(/evil[^ ]com|:\/\/|[。｡．․]/u)
  expect(quoted).not.toMatch(/\p{Nd}{7}|800.123/u)
})

test('an acknowledgement leaves years and short numbers in a name', async () => {
  await send('/api/hub-interest', {
    body: await makeHubInterest({ city: 'Lagos 2025-2026, 101241' }),
  })
  await afterAnswers()
  const { text } = mailService.mock.calls[0]![0] as unknown as { text: string }
  expect(text).toContain('Lagos 2025-2026, 101241')
})
