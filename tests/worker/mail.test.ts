import { expect, test } from 'vitest'
import { mails } from '#words/mails.ts'
import { afterAnswers } from './after-answers.ts'
import { browserAt, catchErrors, goodPassword, makeClient, newEmail, signUp } from './auth-peer.ts'
import { mailService, countMails, readCode, readLink, takeMail } from './mailbox.ts'
import { origin } from './requests.ts'

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
  for (const path of ['/privacy', '/terms', '/code-of-conduct']) {
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
