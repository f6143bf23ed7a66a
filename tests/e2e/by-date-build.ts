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
const SWITCH = "switch: 'open' as RegistrationSwitch"

/** Builds the site in a folder of its own with registration by date; gives its pages' folder and a way to remove it. */
export async function buildByDate() {
  const folder = await mkdtemp(join(tmpdir(), 'by-date-'))
  for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const edition = join(folder, 'content/event.ts')
  const source = await readFile(edition, 'utf8')
  if (!source.includes(SWITCH)) throw new Error('content/event.ts has no such switch')
  await writeFile(edition, source.replace(SWITCH, SWITCH.replace('open', 'by-date')))
  await promisify(execFile)(resolve('node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
    cwd: folder,
  })
  return { pages: join(folder, 'dist/client'), remove: () => rm(folder, { recursive: true }) }
}

/** Answers every request of the page from that build, as the asset store would. */
export async function serveFrom(page: Page, folder: string) {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(folder, pathname === '/' ? 'index' : pathname)
    const path = [file, `${file}.html`].find(
      (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
    )
    return path ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
}
