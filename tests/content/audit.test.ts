import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditActions, auditDetails } from '#content/wire/audit-actions.ts'
import { auditDetailWords, auditWords } from '#words/audit.ts'

test('every action of the audit log is logged somewhere in the Worker and has words of its own', () => {
  const worker = globSync('worker/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  for (const action of auditActions)
    expect(
      worker.some((source) => source.includes(`'${action}'`)),
      action,
    ).toBe(true)
  expect(Object.keys(auditWords).toSorted()).toEqual(auditActions.toSorted())
  expect(new Set(Object.values(auditWords)).size).toBe(auditActions.length)
})

test('whatever else an entry of the audit log says has a name', () => {
  expect(Object.keys(auditDetailWords).toSorted()).toEqual(auditDetails.toSorted())
})
