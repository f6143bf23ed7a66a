import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { mails } from '#words/mails.ts'
import { allMails, counterKey } from '#worker/limits/keys.ts'
import { mailboxOf } from '#worker/limits/mailbox.ts'
import { afterAnswers } from './after-answers.ts'
import {
  browserAt,
  call,
  catchErrors,
  goodPassword,
  makeAccount,
  makeClient,
  newEmail,
  signUp,
} from './auth-peer.ts'
import { setCount } from './counters.ts'
import { makeContact, makeHubInterest, makeTeam } from './filled-forms.ts'
import { mailService, countMails, readCode, readLink, takeMail } from './mailbox.ts'
import { newAddress, origin, send, withCaptcha } from './requests.ts'

/** Makes the mail service refuse with these codes, one after the other. */
function refuseWith(...codes: string[]) {
  for (const code of codes) {
    mailService.mockImplementationOnce(async () => {
      throw Object.assign(new Error('the text names reader@example.org'), { code })
    })
  }
}

test('a mail has text and HTML with the same words, link and code', async () => {
  const email = newEmail()
  await signUp(makeClient(), email)
  const mail = await takeMail(email)
  const copy = mails.verification({
    linkMinutes: 1440,
    code: { digits: readCode(mail), minutes: 15 },
  })
  expect(mail).toMatchObject({
    to: email,
    from: { email: 'no-reply@mcphack.africa', name: 'MCPHack Africa' },
    subject: copy.subject,
  })
  const link = readLink(mail).href.replace('?', '#')
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'))
  for (const words of [copy.heading, ...copy.paragraphs, copy.note])
    expect(mail.text).toContain(words)
  expect(mail.html).toContain(copy.preheader)
  // The foot of every mail.
  for (const path of ['/contact', '/privacy', '/terms', '/code-of-conduct']) {
    expect(mail.text).toContain(`: ${origin}${path}\n`)
    expect(mail.html).toContain(`href="${origin}${path}"`)
  }
  expect(mail.html).not.toMatch(/<script|<img|https?:\/\/(?!localhost:8787)/)
})

test('what a stranger typed is not repeated in a mail', async () => {
  const email = newEmail()
  const name = 'Visit http://casino.example now'
  await signUp(makeClient(), email, goodPassword, { first_name: name })
  const mail = await takeMail(email)
  expect(mail.text + mail.html + mail.subject).not.toContain('casino')
})

test('a busy mail service is tried again', async () => {
  refuseWith('E_RATE_LIMIT_EXCEEDED')
  const email = newEmail()
  const { error } = await signUp(makeClient(), email)
  expect(error).toBeNull()
  expect(await countMails(email)).toBe(1)
})

test('a permanent refusal is logged by its code, without the address, and the answer stays the same', async () => {
  const errors = catchErrors()
  refuseWith('E_RECIPIENT_SUPPRESSED')
  const email = newEmail()
  const { data, error } = await signUp(makeClient(), email)
  expect([error, data.user!.email]).toEqual([null, email])
  await afterAnswers()
  errors.end()
  expect(errors.calls).toEqual([['mail not sent', { code: 'E_RECIPIENT_SUPPRESSED', attempts: 1 }]])
})

test('the health of the site does not depend on the mail service', async () => {
  expect((await browserAt()(`${origin}/api/health`)).status).toBe(200)
})

afterEach(() => setCount(allMails, 0))

const sendContact = async (email: string) =>
  (await send('/api/contact', { body: await makeContact({ email }) })).status

const recover = async (email: string, address = newAddress()) =>
  call('POST', '/recover', {
    body: await withCaptcha({ email }),
    address,
  })

test('forms in somebody’s name are all stored, and five an hour are acknowledged to one mailbox', async () => {
  const victim = newEmail('victim')
  const [name, domain] = victim.split('@')
  for (let turn = 0; turn < 12; turn++)
    expect(await sendContact(turn % 2 ? victim : `${name}+${turn}@${domain}`)).toBe(201)
  const team = await makeTeam({ representativeEmail: victim })
  expect((await send('/api/teams', { body: team })).status).toBe(201)
  const interest = await makeHubInterest({ email: victim })
  expect((await send('/api/hub-interest', { body: interest })).status).toBe(201)
  const aliases = Array.from({ length: 12 }, (_, turn) => countMails(`${name}+${turn}@${domain}`))
  const sent = [await countMails(victim), ...(await Promise.all(aliases))]
  expect(sent.reduce((sum, count) => sum + count)).toBe(5)
  const waiting = env.DB.prepare('SELECT count(*) AS n FROM outgoing_mails WHERE recipient = ?')
  expect(await waiting.bind(victim).first()).toEqual({ n: 0 })
})

test('addresses that one person reads count as one mailbox', () => {
  const spellings = ['Ann.Lee@gmail.com', 'annlee+form@googlemail.com', 'a.n.n.lee+1+2@gmail.com']
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['annlee@gmail.com']))
  expect(mailboxOf('ann.lee+form@example.org')).toBe('ann.lee@example.org')
})

test('a form that is sent again costs no acknowledgement', async () => {
  const email = newEmail()
  const form = await makeContact({ email })
  for (let turn = 0; turn < 8; turn++) await send('/api/contact', { body: form })
  expect(await countMails(email)).toBe(1)
  expect(await sendContact(email)).toBe(201)
  expect(await countMails(email)).toBe(2)
})

test('when the site has sent much, acknowledgements wait, and the mails of accounts go out', async () => {
  await setCount(allMails, 1200)
  const email = newEmail()
  expect(await sendContact(email)).toBe(201)
  expect(await countMails(email)).toBe(0)
  expect((await signUp(makeClient(), email)).error).toBeNull()
  expect((await takeMail(email)).subject).toContain('Confirm')
})

test('when the site has sent as much as it may, requests for mails say so, and warnings still go out', async () => {
  const { client, email } = await makeAccount()
  const errors = catchErrors()
  await setCount(allMails, 1999)
  expect((await recover(email)).status).toBe(200)
  await takeMail(email)
  const refused = await recover(email)
  expect([refused.status, refused.body.code]).toEqual([429, 'over_email_send_rate_limit'])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait > 0 && wait <= 3600, String(wait)).toBe(true)
  const newcomer = newEmail()
  expect((await signUp(makeClient(), newcomer)).error).toMatchObject({ status: 429 })
  expect(await env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(newcomer).first()).toBe(
    null,
  )
  await client.updateUser({
    password: 'another calm river',
    current_password: 'a calm river at dawn',
  } as never)
  expect((await takeMail(email)).subject).toContain('password was changed')
  errors.end()
  expect(errors.calls).toEqual([['mails of the site are used up for an hour', { count: 2000 }]])
})

test('one network asks for four hundred mails an hour, and the rest of the site is left to others', async () => {
  const desk = (turn: number) => `2001:db8:e:${(turn * 256).toString(16)}::1`
  const { email, client } = await makeAccount({ address: desk(1) })
  await setCount(counterKey(env, 'mails-from:2001:db8:e::/48'), 399)
  expect((await recover(email, desk(2))).status).toBe(200)
  for (const address of [email, newEmail()]) {
    const refused = await recover(address, desk(3))
    expect([refused.status, refused.body.code]).toEqual([429, 'over_email_send_rate_limit'])
  }
  expect(await countMails(email)).toBe(1)
  expect((await recover(email)).status).toBe(200)
  expect(await countMails(email)).toBe(2)
  // Who is signed in asks for mails by another count.
  expect((await client.reauthenticate()).error).toBeNull()
})

test('strangers who use up somebody’s reset mails leave three to the networks where the owner signed in', async () => {
  const home = newAddress()
  const { email } = await makeAccount({ address: home })
  for (const address of [newAddress(), newAddress(), newAddress()])
    for (let turn = 0; turn < 5; turn++) await recover(email, address)
  expect(await countMails(email)).toBe(15)
  await recover(email)
  expect(await countMails(email)).toBe(15)
  for (let turn = 0; turn < 5; turn++) await recover(email, home)
  expect(await countMails(email)).toBe(18)
})
