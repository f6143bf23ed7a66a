import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { afterAnswers } from './after-answers.ts'
import { EVERY_FIVE_MINUTES, runCron } from './clock.ts'
import { openDashboard } from './dashboard.ts'
import { makeApplication, makeContact, makeHubInterest } from './filled-forms.ts'
import { mailService, takeMail } from './mailbox.ts'
import { errorOf, send } from './requests.ts'
import { createAccount } from './visitors.ts'

const { admin, act, readList } = await openDashboard()
const second = await createAccount({ role: 'admin' })

const HOUR = 3_600_000
type Entry = { kind: string; text: string | null; author: string; delivery: string | null }
type Case = {
  ownerId: string | null
  ownerName: string | null
  status: string | null
  dueAt: string | null
  answeredAt: string | null
  createdAt: string
  entries: Entry[]
}

async function store(path: string, form: { id: string; email: string }) {
  expect((await send(path, { body: form })).status).toBe(201)
  await takeMail(form.email)
  return form
}
const storeMessage = async (changes = {}) => store('/api/contact', await makeContact(changes))
const storeApplication = async () => store('/api/partner-applications', await makeApplication())
const storeInterest = async () => store('/api/hub-interest', await makeHubInterest())

async function readCase(id: string) {
  const answer = await act(`/intake/${id}`, 'GET')
  expect(answer.status).toBe(200)
  return answer.json<Case>()
}

const answerTo = (id: string, changes: Record<string, unknown> = {}, token = admin.token) =>
  send(`/api/admin/intake/${id}/answers`, {
    token,
    body: { id: crypto.randomUUID(), text: 'Yes, it counts.', seen: null, ...changes },
  })
const ownerOf = (id: string, ownerId: string | null, seen: string | null, token = admin.token) =>
  send(`/api/admin/intake/${id}/owner`, { method: 'PUT', token, body: { ownerId, seen } })

test('what people send waits in one list, the most urgent first, with what the site promises', async () => {
  const sent = [await storeInterest(), await storeApplication(), await storeMessage()]
  const { rows } = await readList('/intake?state=waiting&size=100')
  const own = rows.filter((row) => sent.some(({ id }) => id === row.id))
  // A message waits three days at most, if a weekend comes in between.
  expect(own.map((row) => row.kind).at(-1)).toBe('hubInterest')
  expect(own.find((row) => row.kind === 'application')).toMatchObject({
    title: 'Umoja Cloud',
    name: 'Wanjiru Kamau',
    status: 'new',
    ownerId: null,
    ownerName: null,
    answeredAt: null,
  })
  const [interest, application] = await Promise.all(sent.map(({ id }) => readCase(id)))
  expect(interest!.dueAt).toBeNull()
  expect(Date.parse(application!.dueAt!) - Date.parse(application!.createdAt)).toBe(48 * HOUR)
})

test('the list can be filtered by kind, by what is overdue, and by owner', async () => {
  const message = await storeMessage()
  const list = async (query: string) =>
    (await readList(`/intake?size=100&${query}`)).rows.map((row) => row.id)
  expect(await list('kind=message&state=waiting')).toContain(message.id)
  expect(await list('kind=application')).not.toContain(message.id)
  expect(await list('state=overdue')).not.toContain(message.id)
  await env.DB.prepare('update intake_cases set due_at = ? where id = ?')
    .bind(Date.now() - HOUR, message.id)
    .run()
  expect((await list('state=overdue'))[0]).toBe(message.id)
  const summary = await (await act('/summary', 'GET')).json<{ overdue: number }>()
  expect(summary.overdue).toBe((await readList('/intake?state=overdue')).total)
  const { waiting } = await (await act('/intake', 'GET')).json<{ waiting: { late: number } }>()
  expect(waiting.late).toBe(summary.overdue)
  expect(await list('owner=nobody')).toContain(message.id)
  await ownerOf(message.id, admin.id, null)
  expect(await list('owner=me')).toContain(message.id)
  expect(await list('owner=nobody')).not.toContain(message.id)
  expect(await list(`search=${message.email}`)).toEqual([message.id])
})

test('an answer goes out once, in plain words, in the thread of the acknowledgement, and is kept as it was written', async () => {
  const form = await makeContact({ subject: 'See www.spam.example' })
  await send('/api/contact', { body: form })
  const receipt = await takeMail(form.email)
  const text = 'Yes.\n\n<b>stdio</b> & HTTP both count.\nSee you!'
  const body = { id: crypto.randomUUID(), text }
  const first = await answerTo(form.id, body)
  const again = await answerTo(form.id, body)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(await again.json()).toEqual(await first.json())
  await afterAnswers()
  const mail = await takeMail(form.email)
  const headers = { 'In-Reply-To': `<form.${form.id}@mcphack.africa>` }
  expect(receipt).toMatchObject({ headers })
  expect(mail).toMatchObject({
    subject: `Re: ${receipt.subject}`,
    headers: { ...headers, References: headers['In-Reply-To'] },
    replyTo: 'registration@mcphack.africa',
  })
  expect(mail.text).toContain('<b>stdio</b> & HTTP both count.\nSee you!')
  expect(mail.html).toContain('&lt;b&gt;stdio&lt;/b&gt; &amp; HTTP both count.<br />See you!')
  expect(mail.text).not.toContain('spam')
  await expect(takeMail(form.email)).rejects.toThrow('no mail')
  expect(await readCase(form.id)).toMatchObject({
    status: 'done',
    ownerId: admin.id,
    ownerName: 'Amina Okello',
    answeredAt: expect.any(String),
    entries: [{ kind: 'answer', text, author: 'Amina Okello', delivery: 'sent' }],
  })
  const logged = await env.DB.prepare(
    "select actor_id from audit_log where action = 'intake_answered' and subject_id = ?",
  )
    .bind(form.id)
    .all()
  expect(logged.results).toEqual([{ actor_id: admin.id }])
})

test('when two answer at once, the second is told that the first has answered, and may then answer too', async () => {
  const { id, email } = await storeMessage()
  const answers = await Promise.all([
    answerTo(id, { text: 'First' }),
    answerTo(id, { text: 'Second' }, second.token),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  const { error, answer } = await answers
    .find(({ status }) => status === 409)!
    .json<{ error: { code: string }; answer: { id: string; text: string } }>()
  expect(error.code).toBe('intake.answered')
  expect((await readCase(id)).entries).toMatchObject([{ text: answer.text }])
  await takeMail(email)
  // A second tab has the key of the draft, and other words.
  const tab = await answerTo(id, { id: answer.id, text: 'Other words' })
  expect(await tab.json()).toMatchObject({
    error: { code: 'form.already_received' },
    answer: { id: answer.id, text: answer.text },
  })
  expect((await answerTo(id, { text: 'One thing more', seen: answer.id })).status).toBe(201)
  expect((await takeMail(email)).text).toContain('One thing more')
  expect((await readCase(id)).entries.map(({ kind }) => kind)).toEqual(['answer', 'answer'])
})

test('of a hundred answers at once to one application, one is sent', async () => {
  const { id, email } = await storeApplication()
  mailService.mockClear()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, number) => answerTo(id, { text: `Answer ${number}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await takeMail(email)).subject).toMatch(/^Re: /)
  expect(mailService).toHaveBeenCalledTimes(1)
  expect((await readCase(id)).status).toBe('talking')
})

test('an answer that the mail service refuses says so, and one that waits says that', async () => {
  const { id } = await storeInterest()
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refusal = Object.assign(new Error(), { code: 'E_RECIPIENT_SUPPRESSED' })
  mailService.mockRejectedValueOnce(refusal)
  const first = await (await answerTo(id)).json<{ id: string }>()
  await afterAnswers()
  mailService.mockRejectedValueOnce(Object.assign(new Error(), { code: 'E_DAILY_LIMIT_EXCEEDED' }))
  await answerTo(id, { seen: first.id })
  await afterAnswers()
  expect(silent).toHaveBeenCalledTimes(2)
  silent.mockRestore()
  expect((await readCase(id)).entries.map(({ delivery }) => delivery)).toEqual([
    'refused',
    'waiting',
  ])
  expect((await act(`/hub-interests/${id}`, 'DELETE')).status).toBe(204)
  const waiting = await env.DB.prepare(
    "select count(*) as n from outgoing_mails where copy ->> 'thread' = ?",
  )
    .bind(id)
    .first('n')
  expect(waiting).toBe(0)
})

test('nothing is sent for an entry that is gone, is somebody else’s key, or is too long', async () => {
  const message = await storeMessage()
  const other = await storeMessage()
  const note = { id: crypto.randomUUID(), text: 'Called her.' }
  expect((await act(`/intake/${other.id}/notes`, 'POST', note)).status).toBe(201)
  mailService.mockClear()
  const refusals = [
    [await answerTo(crypto.randomUUID()), 404, 'admin.not_found'],
    [await answerTo(message.id, { seen: crypto.randomUUID() }), 404, 'admin.not_found'],
    [await answerTo(other.id, { id: note.id }), 409, 'form.already_received'],
    [await answerTo(message.id, { text: 'a'.repeat(8001) }), 400, 'request.invalid'],
    [await answerTo(message.id, { text: ' \n' }), 400, 'request.invalid'],
    [await answerTo(message.id, { text: 'a'.repeat(10_000_000) }), 413, 'request.too_large'],
  ] as const
  for (const [answer, status, code] of refusals) {
    expect(answer.status).toBe(status)
    expect((await errorOf(answer)).code).toBe(code)
  }
  expect((await act(`/messages/${message.id}`, 'DELETE')).status).toBe(204)
  expect((await answerTo(message.id)).status).toBe(404)
  expect((await act(`/intake/${message.id}`, 'GET')).status).toBe(404)
  await afterAnswers()
  expect(mailService).not.toHaveBeenCalled()
})

test('a note is stored once, for organisers alone', async () => {
  const { id, email } = await storeMessage()
  const note = { id: crypto.randomUUID(), text: 'Wants a stand.\nAsk Thandi.' }
  const answers = [await act(`/intake/${id}/notes`, 'POST', note)]
  answers.push(await act(`/intake/${id}/notes`, 'POST', note))
  expect(answers.map(({ status }) => status)).toEqual([201, 200])
  const changed = await act(`/intake/${id}/notes`, 'POST', { ...note, text: 'Other words' })
  expect((await errorOf(changed)).code).toBe('form.already_received')
  expect((await readCase(id)).entries).toMatchObject([{ kind: 'note', text: note.text }])
  await expect(takeMail(email)).rejects.toThrow('no mail')
  const other = await storeInterest()
  expect((await act(`/intake/${other.id}/notes/${note.id}`, 'DELETE')).status).toBe(404)
  const mail = await (await answerTo(id)).json<{ id: string }>()
  expect((await act(`/intake/${id}/notes/${mail.id}`, 'DELETE')).status).toBe(404)
  expect((await act(`/intake/${id}/notes/${note.id}`, 'DELETE')).status).toBe(204)
  expect((await readCase(id)).entries).toMatchObject([{ kind: 'answer' }])
})

test('when two take a case at once, one gets it, and the other is told who', async () => {
  const { id } = await storeMessage()
  const answers = await Promise.all([
    ownerOf(id, admin.id, null),
    ownerOf(id, second.id, null, second.token),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
  const refused = answers.find(({ status }) => status === 409)!
  const { owner } = await refused.json<{ owner: { id: string; name: string } }>()
  expect(await readCase(id)).toMatchObject({ ownerId: owner.id, entries: [{ kind: 'owner' }] })
  expect((await ownerOf(id, owner.id, null)).status).toBe(204)
  expect((await readCase(id)).entries).toHaveLength(1)
})

test('a case goes only to administrators, and has no owner once its owner is no longer one', async () => {
  const { id } = await storeMessage()
  const organizer = await createAccount({ role: 'organizer' })
  const stranger = await createAccount()
  for (const { id: account } of [organizer, stranger]) {
    const answer = await ownerOf(id, account, null)
    expect((await errorOf(answer)).code).toBe('intake.not_staff')
  }
  const leaving = await createAccount({ role: 'admin' })
  expect((await ownerOf(id, leaving.id, null)).status).toBe(204)
  expect((await takeMail(leaving.email)).text).toContain(`list=inbox&open=${id}`)
  expect((await act(`/roles/${leaving.roleId}`, 'DELETE')).status).toBe(204)
  expect(await readCase(id)).toMatchObject({ ownerId: null, ownerName: null })
  expect((await ownerOf(id, admin.id, null)).status).toBe(204)
  await expect(takeMail(admin.email)).rejects.toThrow('no mail')
})

test('a change of the status is in the history, and says whether a case is answered', async () => {
  const { id } = await storeInterest()
  const mark = (status: string) => act(`/hub-interests/${id}`, 'PATCH', { status })
  expect((await mark('done')).status).toBe(200)
  expect((await mark('done')).status).toBe(200)
  expect(await readCase(id)).toMatchObject({
    answeredAt: expect.any(String),
    entries: [{ kind: 'status', status: 'done' }],
  })
  await mark('new')
  expect(await readCase(id)).toMatchObject({ answeredAt: null, entries: [{}, { status: 'new' }] })

  const application = await storeApplication()
  await act(`/applications/${application.id}`, 'PATCH', { status: 'accepted' })
  await runCron(EVERY_FIVE_MINUTES, new Date())
  expect(await takeMail(application.email)).toMatchObject({
    headers: { References: `<form.${application.id}@mcphack.africa>` },
  })
  expect(await readCase(application.id)).toMatchObject({
    answeredAt: expect.any(String),
    status: 'accepted',
  })
})

test('notes about a person are in the copy of their data, without the author, and are deleted with what they sent', async () => {
  const person = await createAccount()
  const { id } = await storeMessage({ email: person.email })
  await act(`/intake/${id}/notes`, 'POST', { id: crypto.randomUUID(), text: 'Rang twice.' })
  await answerTo(id)
  const copy = await (
    await send('/api/account/export', { token: person.token })
  ).json<{
    intake: unknown[]
  }>()
  expect(copy.intake).toEqual([
    expect.objectContaining({ about: id, kind: 'message', entry: 'note', text: 'Rang twice.' }),
    expect.objectContaining({ about: id, entry: 'answer', text: 'Yes, it counts.' }),
  ])
  expect(JSON.stringify(copy.intake)).not.toContain(admin.id)
  await act('/addresses', 'DELETE', { email: person.email })
  const left = await env.DB.prepare(
    'select (select count(*) from intake_cases where id = ?1) + (select count(*) from intake_entries where case_id = ?1) as n',
  )
    .bind(id)
    .first('n')
  expect(left).toBe(0)
})
