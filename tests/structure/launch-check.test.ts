import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { contactAddresses } from '#content/facts/contact-addresses.ts'
import { invented } from '#content/facts/invented.ts'
import { sponsors } from '#content/facts/sponsors.ts'
import { organisers } from '#content/facts/team.ts'

const SOURCES = [
  'build',
  'content',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'wrangler.jsonc',
]

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
  expect(stdout).not.toContain('registration is switched')
})

test('the launch check fails while registration ignores its dates or a day is rehearsed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const facts = join(folder, 'content/facts/event.ts')
  const usual = readFileSync(facts, 'utf8')
  const check = (choice: string, rehearsed = '') => {
    writeFileSync(facts, usual.replace("switch: 'by-date'", `switch: '${choice}'`))
    const env = { ...process.env, REHEARSED_DAY: rehearsed }
    const options = { cwd: folder, env, encoding: 'utf8' as const }
    const { status, stdout } = spawnSync('node', ['scripts/launch-check.mjs', '--strict'], options)
    expect(status).toBe(1)
    return stdout
  }
  const closed = check('closed')
  expect(closed).toContain('registration is switched to "closed"')
  expect(closed).not.toContain('rehearses a day')
  const rehearsed = check('open', '2025-10-30')
  expect(rehearsed).toContain('registration is switched to "open"')
  expect(rehearsed).toContain('rehearses a day (2025-10-30)')
})
