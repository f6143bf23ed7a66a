import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'audit-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm run audit` with an npm that prints this and ends with that code. */
function audit(answer: string, code: number) {
  writeFileSync(join(folder, 'answer'), answer)
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat '${folder}/answer'\nexit ${code}\n`)
  chmodSync(join(folder, 'npm'), 0o755)
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/audit.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:/usr/bin:/bin` },
  })
  return { status, said: stdout.trim(), complaint: stderr.trim() }
}

const counted = (total: number) => ({
  vulnerabilities: { total },
  dependencies: { total: 543 },
})

test('an audit without findings says of how many packages', () => {
  const answer = { auditReportVersion: 2, vulnerabilities: {}, metadata: counted(0) }
  expect(audit(JSON.stringify(answer), 0)).toEqual({
    status: 0,
    said: 'No weakness is known of 543 packages.',
    complaint: '',
  })
})

test('an audit names each weakness once, and fails', () => {
  const advisory = {
    severity: 'high',
    name: 'left-pad',
    range: '<1.3.1',
    title: 'Pads too far',
    url: 'https://example.org/advisory',
  }
  const answer = {
    vulnerabilities: {
      'left-pad': { name: 'left-pad', via: [advisory] },
      'needs-left-pad': { name: 'needs-left-pad', via: ['left-pad'] },
    },
    metadata: counted(2),
  }
  expect(audit(JSON.stringify(answer), 1)).toEqual({
    status: 1,
    said: 'Weaknesses known of 543 packages: 1\n  high  left-pad <1.3.1  Pads too far  https://example.org/advisory',
    complaint: '',
  })
})

test.each([
  ['refuses', '{ "message": "405 Method Not Allowed", "error": {} }', ' (405 Method Not Allowed)'],
  ['cannot be reached', '{ "error": { "summary": "no network" } }', ' (no network)'],
  ['answers with something else', '<html>', ''],
])('where the registry %s, the audit says that nothing was checked', (_, answer, reason) => {
  expect(audit(answer, 1)).toEqual({
    status: 2,
    said: '',
    complaint: `The npm registry did not answer, so nothing was checked${reason}. Try again later, or on a machine that reaches it.`,
  })
})
