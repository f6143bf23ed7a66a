import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'playwright/test'
import { newEmail } from './auth-peer.ts'
import { mailTo } from './mail.ts'
import { registerTeam } from './steps.ts'

test('captured mail is kept as text, once, for when the server is started again', async ({
  request,
  baseURL,
}) => {
  const { storeMail } = (await import(resolve('scripts/keep-mail.mjs'))) as {
    storeMail: (url: string, folder: string) => Promise<void>
  }
  const folder = mkdtempSync(join(tmpdir(), 'mail-'))
  const email = newEmail('chipo')
  await registerTeam(request, baseURL!, email)
  const mail = await mailTo(request, email, /./)
  // The second time as after a restart: nothing is known.
  await storeMail(baseURL!, folder)
  await storeMail(baseURL!, folder)
  const files = readdirSync(folder).filter((name) => name.includes(email))
  expect(files).toHaveLength(1)
  const text = readFileSync(join(folder, files[0]!), 'utf8')
  for (const part of [email, mail.subject, mail.text]) expect(text).toContain(part)
  rmSync(folder, { recursive: true })
})
