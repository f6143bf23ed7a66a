import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The files and folders that a text names as code: from the root, with a slash or as JSON or Markdown. */
function filesNamedIn(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '')
  const named = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!)
  return named.filter((name) => /^\w[\w.-]*\/|\.(json|md)$/.test(name))
}

const folders = /^(build|content|docs|migrations|scripts|tests|web|worker)\//

test.each(['README.md', 'docs/operations.md', ...globSync('docs/decisions/*.md')])(
  'every file of ours that %s names is there',
  (page) => {
    const named = filesNamedIn(readFileSync(page, 'utf8')).filter((name) => folders.test(name))
    expect(named.filter((name) => !existsSync(name))).toEqual([])
  },
)

test('every file that CONTRIBUTING.md names is there', () => {
  const named = filesNamedIn(readFileSync('CONTRIBUTING.md', 'utf8'))
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !existsSync(name))).toEqual([])
})

test('files and folders are told apart from other code', () => {
  const text =
    'Say `worker/app.ts`, `tests/e2e/` and `README.md`, not `npm test`, `#words/*` or `page`.'
  expect(filesNamedIn(text)).toEqual(['worker/app.ts', 'tests/e2e/', 'README.md'])
})
