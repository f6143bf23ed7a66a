import { expect, test } from 'vitest'
import { findCircles, findUpwardImports } from './circles.ts'
import { importsOf, readSources, type Import } from './import-graph.ts'

const imports = readSources(['content', 'worker', 'web', 'build', 'scripts', 'tests']).flatMap(
  importsOf,
)

/** Maps a file of the Worker to its folder, or to itself if it is in none. */
const workerRoom = (path: string) => /^worker\/([^/]+)/.exec(path)?.[1]

test('the graph has every file with its imports, of values and of types', () => {
  expect(imports.length).toBeGreaterThan(2000)
  expect(imports).toContainEqual({ from: 'worker/index.ts', to: 'worker/app.ts', isType: false })
  expect(imports).toContainEqual({ from: 'web/api.ts', to: 'worker/app.ts', isType: true })
  expect(imports.filter(({ to }) => /^[.#]/.test(to))).toEqual([])
})

test('no files import each other in a circle, not even for types', () => {
  expect(findCircles(imports).join('\n')).toBe('')
})

test('no folders of the Worker import each other in a circle', () => {
  const inWorker = imports.filter(({ from }) => from.startsWith('worker/'))
  expect(findCircles(inWorker, workerRoom).join('\n')).toBe('')
})

test('no layer of the auth service imports the one above it', () => {
  const floors = ['worker/auth/store/', 'worker/auth/flows/', 'worker/auth/routes']
  for (const floor of floors)
    expect(
      imports.some(({ from }) => from.startsWith(floor)),
      floor,
    ).toBe(true)
  expect(findUpwardImports(imports, floors)).toEqual([])
})

test('below its routes nothing in the auth service knows a request', () => {
  const below = imports.filter(({ from }) => /^worker\/auth\/(store|flows)\//.test(from))
  expect(below.length).toBeGreaterThan(100)
  expect(below.filter(({ to }) => /^hono\b|^worker\/(http|auth)\/context\.ts$/.test(to))).toEqual(
    [],
  )
})

// Invented sources show what these rules would report.

const madeUp = (files: Record<string, string>): Import[] =>
  Object.entries(files).flatMap(([path, text]) => importsOf({ path, text }))

test('every form of import counts, except in strings and comments', () => {
  const text = `
    import React, { type Key } from 'react'
    import type { Env } from './env.ts'
    import { type Team } from '../teams/rules.ts'
    import '#content/facts/hubs.ts'
    import source from './page.html?raw'
    export * from './all.ts'
    export type { Row } from './row.ts'
    const late = import('./late.ts')
    type Lazy = import('./lazy.ts').Lazy
    const quoted = "import x from './quoted.ts'"
    // import y from './comment.ts'
  `
  expect(importsOf({ path: 'worker/http/a.ts', text })).toEqual([
    { from: 'worker/http/a.ts', to: 'react', isType: false },
    { from: 'worker/http/a.ts', to: 'worker/http/env.ts', isType: true },
    { from: 'worker/http/a.ts', to: 'worker/teams/rules.ts', isType: true },
    { from: 'worker/http/a.ts', to: 'content/facts/hubs.ts', isType: false },
    { from: 'worker/http/a.ts', to: 'worker/http/page.html', isType: false },
    { from: 'worker/http/a.ts', to: 'worker/http/all.ts', isType: false },
    { from: 'worker/http/a.ts', to: 'worker/http/row.ts', isType: true },
    { from: 'worker/http/a.ts', to: 'worker/http/late.ts', isType: false },
    { from: 'worker/http/a.ts', to: 'worker/http/lazy.ts', isType: true },
  ])
})

test('files that import each other are named with the way around', () => {
  const graph = madeUp({
    'web/a.ts': `import { b } from './b.ts'; import { out } from './out.ts'`,
    'web/b.ts': `import { c } from './c.ts'`,
    'web/c.ts': `import type { A } from './a.ts'`,
    'web/out.ts': `import { far } from './far.ts'`,
  })
  expect(findCircles(graph)).toEqual([
    [
      'web/a.ts -> web/b.ts -> web/c.ts -> web/a.ts',
      '  web/a.ts imports web/b.ts',
      '  web/b.ts imports web/c.ts',
      '  web/c.ts imports web/a.ts',
    ].join('\n'),
  ])
  expect(findCircles(madeUp({ 'web/self.ts': `export * from './self.ts'` }))).toHaveLength(1)
})

test('folders that import each other are named with the imports between them, even if no two files do', () => {
  const graph = madeUp({
    'worker/teams/routes.ts': `import { logAction } from '../audit/log-action.ts'; import { x } from './x.ts'`,
    'worker/audit/log-action.ts': `import { hash } from '../crypto.ts'`,
    'worker/audit/list.ts': `import type { Team } from '../teams/queries.ts'`,
    'worker/app.ts': `import { routes } from './teams/routes.ts'`,
  })
  expect(findCircles(graph)).toEqual([])
  expect(findCircles(graph, workerRoom)).toEqual([
    [
      'teams -> audit -> teams',
      '  worker/teams/routes.ts imports worker/audit/log-action.ts',
      '  worker/audit/list.ts imports worker/teams/queries.ts',
    ].join('\n'),
  ])
})

test('an import from a higher layer is named, one from a lower layer is not', () => {
  const floors = ['worker/auth/store/', 'worker/auth/flows/', 'worker/auth/routes']
  const graph = madeUp({
    'worker/auth/store/users.ts': `import { signUp } from '../flows/sign-up.ts'; import { hash } from '../../crypto.ts'`,
    'worker/auth/flows/sign-up.ts': `import { users } from '../store/users.ts'; import type { Answer } from '../routes.ts'`,
    'worker/auth/routes/session.ts': `import { signUp } from '../flows/sign-up.ts'`,
  })
  expect(findUpwardImports(graph, floors)).toEqual([
    'worker/auth/store/users.ts imports worker/auth/flows/sign-up.ts',
    'worker/auth/flows/sign-up.ts imports worker/auth/routes.ts',
  ])
})
