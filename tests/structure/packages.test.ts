import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

type Installed = {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  devOptional?: boolean
  hasInstallScript?: boolean
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown

const { dependencies, devDependencies, optionalDependencies } = readJson('package.json') as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>
const lock = readJson('package-lock.json') as { packages: Record<string, Installed> }
const installed = Object.entries(lock.packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

/** The licences of what reaches a reader or runs at the edge. */
const shippable = new Set(['MIT', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'])

/** The further licences of tools that build and test, none of which is part of the product. */
const forTools = new Set([
  'MIT OR Apache-2.0',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  'BlueOak-1.0.0',
  'CC0-1.0',
  // Argument parsing of a tool; permissive, and older than the names of today.
  'Python-2.0',
  // Copyleft by file: the tools are used as they are.
  'MPL-2.0',
  // The image library behind a tool of the runtime, linked dynamically and used as it is.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
])

const exceptions: Record<string, string> = {
  // The display face, which its licence allows to be served with the site.
  '@fontsource/bricolage-grotesque': 'OFL-1.1',
  // Behind the command line of markdown-it, which no bundle contains; permissive.
  argparse: 'PSF-2.0',
}

/** Packages that do not name their licence, which stands in their own files. */
const unnamed: Record<string, string> = { 'png-js': 'node_modules/png-js/LICENSE' }

/** Packages that bring an install script, and do without: their binaries are packages of their own. */
const withScripts = ['esbuild', 'workerd']

test('every package that we name has one exact version', () => {
  const named = { ...dependencies, ...devDependencies, ...optionalDependencies }
  for (const [name, version] of Object.entries(named))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
})

test('every installed package is known by its hash, and none by an address', () => {
  expect(installed.length).toBeGreaterThan(300)
  for (const [path, { integrity, resolved }] of installed) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(resolved, path).toBeUndefined()
  }
})

test('every installed package has a licence that we accept', () => {
  const refused = installed.filter(([path, { license = '', dev, devOptional }]) => {
    const name = nameOf(path)
    if (name in unnamed) return !readFileSync(unnamed[name]!, 'utf8').startsWith('MIT License')
    const isTool = Boolean(dev ?? devOptional)
    const isAccepted = shippable.has(license) || (isTool && forTools.has(license))
    return !isAccepted && exceptions[name] !== license
  })
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('npm runs no install script', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const names = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  expect([...new Set(names.map(([path]) => nameOf(path)))].toSorted()).toEqual(withScripts)
})

test('an installation without a Node that the tools can use ends with a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  const bin = join(folder, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  const install = (version: string) => {
    for (const [name, says] of Object.entries({ npm: '', node: version })) {
      writeFileSync(join(bin, name), `#!/bin/sh\necho '${says}'\n`)
      chmodSync(join(bin, name), 0o755)
    }
    const code = `import(${JSON.stringify(resolve('scripts/prepare.mjs'))}).then((p) => p.install())`
    const { status, stderr } = spawnSync(process.execPath, ['--eval', code], {
      cwd: folder,
      encoding: 'utf8',
    })
    return [status, stderr.trim(), existsSync(join(folder, 'node_modules/.installed'))]
  }
  const reason =
    /^The tools need Node 22 or newer\. This machine has v20\.20\.2, and npm brought none for \S+\. Try again/
  expect(install('v20.20.2')).toEqual([1, expect.stringMatching(reason), false])
  expect(install('v24.21.0')).toEqual([0, '', true])
  rmSync(folder, { recursive: true })
})
