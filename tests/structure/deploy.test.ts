import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Stands in for Cloudflare: runs statements in databases of this folder and notes what else it is told. */
const WRANGLER = `#!${process.execPath}
const { appendFileSync } = require('node:fs')
const { DatabaseSync } = require('node:sqlite')
const [group, action, name] = process.argv.slice(2)
if (action === 'execute') {
  const results = new DatabaseSync(name + '.db').prepare(process.argv.at(-1)).all()
  console.log(JSON.stringify([{ results, success: true }]))
} else appendFileSync('told', process.argv.slice(2).join(' ') + '\\n')
`

function makeDatabase(name: string, sql: string) {
  rmSync(join(folder, `${name}.db`), { force: true })
  const database = new DatabaseSync(join(folder, `${name}.db`))
  database.exec(sql)
  database.close()
}

/** Deploys from a folder whose tools do nothing; returns what Cloudflare was told and what the terminal says. */
function deploy(accounts: string, analytics: string) {
  makeDatabase('mcphack-africa', accounts)
  makeDatabase('mcphack-africa-analytics', analytics)
  writeFileSync(join(folder, 'told'), '')
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/deploy.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REHEARSED_DAY: '2025-10-30' },
  })
  return { status, stderr, told: readFileSync(join(folder, 'told'), 'utf8') }
}

function makeTools() {
  const bin = join(folder, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  for (const [name, text] of Object.entries({
    wrangler: WRANGLER,
    vite: '#!/bin/sh\necho "rehearsed [$REHEARSED_DAY]" >> told\n',
  })) {
    writeFileSync(join(bin, name), text)
    chmodSync(join(bin, name), 0o755)
  }
  writeFileSync(join(folder, 'wrangler.jsonc'), '{}')
  const lock = '{}'
  writeFileSync(join(folder, 'package-lock.json'), lock)
  const stamp = createHash('sha256').update(lock).digest('hex')
  writeFileSync(join(folder, 'node_modules/.installed'), stamp)
}

test('a deployment drops no visits that have not been copied', () => {
  makeTools()
  const sessions = 'CREATE TABLE figma_analytics_sessions (id);'
  const daily = 'CREATE TABLE figma_analytics_daily_pages (day);'
  const visit = 'INSERT INTO figma_analytics_daily_pages VALUES (1);'
  const refused = deploy(sessions + daily + visit, sessions + daily)
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining('have not been copied to mcphack-africa-analytics'),
  ])
  expect(refused.told).not.toContain('migrations apply DB')
  expect(refused.told).not.toContain('deploy')
  const passing: [string, string][] = [
    [sessions + daily + visit, sessions + daily + visit],
    [sessions + daily, ''],
    ['', sessions + daily + visit],
    ['', ''],
  ]
  for (const [accounts, analytics] of passing) {
    const { status, told } = deploy(accounts, analytics)
    expect(status).toBe(0)
    expect(told).toMatch(/migrations apply DB --remote[^]*\ndeploy\n/)
  }
})

test('a deployment builds no rehearsal, whatever its terminal says', () => {
  makeTools()
  expect(deploy('', '').told).toMatch(/^rehearsed \[\]$/m)
})
