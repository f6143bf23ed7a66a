import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { contactAddresses } from '#content/facts/contact-addresses.ts'
import { invented } from '#content/facts/invented.ts'
import { sponsors } from '#content/facts/sponsors.ts'
import { organisers } from '#content/facts/team.ts'

test('the launch check lists every sample and everything that was made up', async () => {
  const { stdout } = await promisify(execFile)('node', ['scripts/launch-check.mjs'])
  const samples = [...sponsors, ...organisers].filter(({ sample }) => sample)
  for (const { name } of samples) expect(stdout).toContain(name)
  for (const { email } of contactAddresses) expect(stdout).toContain(email)
  for (const { file, path } of invented) {
    const place = file === 'wrangler.jsonc' ? file : `content/${file}`
    expect(stdout).toContain(`${place}  ${path}  `)
  }
  expect(stdout).toContain('event.origin  https://')
  expect(stdout).toContain('MAIL_FROM  no-reply@')
})
