import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'

const SOURCES = [
  'build',
  'content',
  'web',
  'worker',
  'migrations',
  '.dev.vars',
  // What the compiler has read of the same sources; without it each build takes seconds longer.
  '.cache/openapi.json',
  'package.json',
  'tsconfig.base.json',
  'worker-configuration.d.ts',
  'vite.config.ts',
  'wrangler.jsonc',
]
const WORDS = '"#words/*": "./content/words/en/*"'

type Changes = Record<string, string>

/**
 * Builds the site in a folder of its own: as it is deployed, in another mode of the build or to rehearse a day such as
 * `2025-10-31`, with another `content/facts/event.ts` and, where files of words are given, with a second language. Gives its
 * folder, the one of its pages, and a way to remove it.
 */
export async function buildEdition({
  mode = 'production',
  day = '',
  changes = {},
  words,
}: {
  mode?: string
  day?: string
  changes?: Changes
  words?: Record<string, Changes>
}) {
  const folder = await mkdtemp(join(tmpdir(), 'edition-'))
  for (const name of SOURCES)
    if (existsSync(name)) await cp(name, join(folder, name), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await change(join(folder, 'content/facts/event.ts'), changes)
  if (words) {
    // A language is a folder and a line of package.json.
    const line = WORDS.replace(
      /: (.+)$/,
      ': { "words-second": "./content/words/second/*", "default": $1 }',
    )
    await change(join(folder, 'package.json'), { [WORDS]: line })
    const second = join(folder, 'content/words/second')
    await cp(join(folder, 'content/words/en'), second, { recursive: true })
    for (const [file, others] of Object.entries(words)) await change(join(second, file), others)
  }
  const options = `${process.env.NODE_OPTIONS ?? ''} ${words ? '--conditions=words-second' : ''}`
  await promisify(execFile)(
    resolve('node_modules/.bin/vite'),
    ['build', '--mode', mode, '--logLevel', 'error'],
    {
      cwd: folder,
      env: { ...process.env, REHEARSED_DAY: day, NODE_OPTIONS: options.trim() },
    },
  )
  const dist = join(folder, 'dist')
  return { dist, pages: join(dist, 'client'), remove: () => rm(folder, { recursive: true }) }
}

async function change(file: string, changes: Changes) {
  let source = await readFile(file, 'utf8')
  for (const [text, other] of Object.entries(changes)) {
    if (!source.includes(text)) throw new Error(`${file} does not say: ${text}`)
    source = source.replace(text, other)
  }
  await writeFile(file, source)
}

/** Answers every request of the page from that build, as the asset store would, with the policy of its `_headers`. */
export async function serveFrom(page: Page, folder: string) {
  const rules = await readFile(join(folder, '_headers'), 'utf8')
  const policy = /Content-Security-Policy: (.+)/.exec(rules)![1]!
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(folder, pathname === '/' ? 'index' : pathname)
    const path = [file, `${file}.html`].find(
      (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
    )
    if (!path) return route.fulfill({ status: 404 })
    return route.fulfill({ path, headers: { 'content-security-policy': policy } })
  })
}
