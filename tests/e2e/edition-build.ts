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
  'package.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'wrangler.jsonc',
]
/** Builds the site in a folder of its own with another `content/facts/event.ts`; gives its pages' folder and a way to remove it. */
export async function buildEdition(changes: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'edition-'))
  for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const edition = join(folder, 'content/facts/event.ts')
  let source = await readFile(edition, 'utf8')
  for (const [text, other] of Object.entries(changes)) {
    if (!source.includes(text)) throw new Error(`content/facts/event.ts does not say: ${text}`)
    source = source.replace(text, other)
  }
  await writeFile(edition, source)
  await promisify(execFile)(resolve('node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
    cwd: folder,
  })
  return { pages: join(folder, 'dist/client'), remove: () => rm(folder, { recursive: true }) }
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
