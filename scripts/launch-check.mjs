// npm run launch-check: lists what in content/ is still a sample or made up, and what else to settle before the site
// goes live.
// With "-- --strict" the exit code is 1 while anything is left.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { install, run } from './prepare.mjs'

const ENTRY = 'virtual:content'
const WORDS = ['name', 'title', 'label', 'email', 'id']

install()
if (Number(process.versions.node.split('.')[0]) < 22) {
  // Vite needs a newer Node, which is among the packages.
  run('node', [fileURLToPath(import.meta.url), ...process.argv.slice(2)])
  process.exit()
}

const modules = await loadContent()
const samples = findSamples(modules)
const { unstable_readConfig: readConfig } = await import('wrangler')
const { NOTE } = await import('../build/rehearsal.ts')
const { vars } = readConfig({ config: 'wrangler.jsonc' })
const invented = findInvented(modules)
const matters = findMatters(modules)
console.log(
  samples.length === 0
    ? 'No samples are left in content/.'
    : `Samples in content/: ${samples.length}`,
)
for (const { file, path, label } of samples) console.log(`  ${file}  ${path}  ${label}`)
console.log(
  invented.length === 0
    ? 'Nothing made up is left to confirm.'
    : `Made up, to be confirmed: ${invented.length}`,
)
for (const { file, path, value } of invented) console.log(`  ${file}  ${path}  ${value}`)
console.log(
  matters.length === 0 ? 'Nothing else stands in the way.' : `Other matters: ${matters.length}`,
)
for (const matter of matters) console.log(`  ${matter}`)
const left = samples.length + invented.length + matters.length
if (process.argv.includes('--strict') && left > 0) process.exitCode = 1

/**
 * Loads all modules of content/ by file name, except the catalogue, which repeats the facts. Through Vite, because some
 * of them collect articles with import.meta.glob.
 */
async function loadContent() {
  const [{ runnerImport }, { markdown }] = await Promise.all([
    import('vite'),
    import('../build/markdown.ts'),
  ])
  const collect = {
    name: 'collect-content',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) =>
      id === `\0${ENTRY}`
        ? "export default import.meta.glob(['/content/**/*.ts', '!/content/catalogue/**', '!**/*.d.ts'], { eager: true })"
        : undefined,
  }
  const { module } = await runnerImport(ENTRY, {
    configFile: false,
    logLevel: 'error',
    plugins: [markdown(), collect],
  })
  return module.default
}

/** Finds every object with `sample: true`, once, with the module in which it was found first. */
function findSamples(content) {
  const found = []
  const seen = new Set()
  const walk = (value, file, path) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (value.sample === true) {
      const word = WORDS.find((key) => typeof value[key] === 'string')
      found.push({ file, path, label: word ? value[word] : '' })
    }
    for (const [key, inner] of Object.entries(value)) {
      walk(inner, file, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`)
    }
  }
  for (const [name, exported] of Object.entries(content)) {
    for (const [key, value] of Object.entries(exported)) walk(value, name.slice(1), key)
  }
  return found
}

/** Finds what `facts/invented.ts` names, with its value where that is short. Throws if there is no such thing. */
function findInvented(content) {
  const { invented: list } = content['/content/facts/invented.ts']
  return list.map(({ file, path }) => {
    const source = file === 'wrangler.jsonc' ? vars : content[`/content/${file}`]
    const value = path.split('.').reduce((inside, key) => inside?.[key], source)
    if (value === undefined) throw new Error(`There is no ${path} in ${file}.`)
    const place = file === 'wrangler.jsonc' ? file : `content/${file}`
    return { file: place, path, value: summarise(value) }
  })
}

function summarise(value) {
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
  if (entries.some(([, one]) => typeof one === 'object')) return `${entries.length} entries`
  return entries.map(([key, one]) => (Array.isArray(value) ? one : `${key} ${one}`)).join(', ')
}

/** Lists what else stands in the way of a launch: settings that disagree, dates, forms without https. */
function findMatters(content) {
  const { SITE_URL, MAIL_FROM, TURNSTILE_SITE_KEY } = vars
  const { event, externalForms } = content['/content/facts/event.ts']
  const origin = new URL(event.origin)
  const { opens, closes, switch: state } = event.registration
  const rehearsed = process.env.REHEARSED_DAY || (existsSync(NOTE) && readFileSync(NOTE, 'utf8'))
  const forms = Object.entries(externalForms).filter(
    ([, address]) => address && !address.startsWith('https://'),
  )
  return [
    new URL(SITE_URL).origin !== origin.origin &&
      `content/facts/event.ts says ${event.origin}, but wrangler.jsonc says ${SITE_URL}: the two must agree`,
    !origin.host.endsWith(String(MAIL_FROM).split('@')[1]) &&
      `mail comes from ${MAIL_FROM}, but the site is at ${origin.host}: spam filters prefer one domain`,
    state !== 'by-date' &&
      `registration is switched to "${state}", whatever the day: "by-date" would follow its dates, ${opens} to ${closes}`,
    rehearsed &&
      `dist/ or REHEARSED_DAY rehearses a day (${rehearsed}): only "npm run deploy" is sure to build without it`,
    !TURNSTILE_SITE_KEY.startsWith('0x') &&
      'TURNSTILE_SITE_KEY is empty or a test key: the proof of work in its place costs a spammer with many machines little. Create a widget, set the key in wrangler.jsonc, and the secret with "npx wrangler secret put TURNSTILE_SECRET"',
    ...forms.map(
      ([name, address]) =>
        `the address of the embedded form "${name}" does not start with https://: ${address}`,
    ),
  ].filter(Boolean)
}
