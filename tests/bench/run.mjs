// npm run bench: the speed budgets of the Worker, measured on the built product. `npm run bench -- W1 W7` measures some.
// Figures are printed, never judged: a timing depends on the machine, so compare ratios of one run.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { build, install } from '../../scripts/prepare.mjs'
import { openBench } from './lib/bench.mjs'
import { keepBuild } from './lib/servers.mjs'
import { printRows } from './lib/table.mjs'

// Measuring stays on this machine: no look-up of where it stands in the world.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.WRANGLER_LOG = 'error'

const wanted = process.argv.slice(2).map((name) => name.toLowerCase())
const folder = new URL('measures/', import.meta.url)
const files = readdirSync(folder)
  .filter((file) => /^w\d+-.*\.mjs$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.includes(file.split('-')[0] ?? ''))
  .sort()

install()
// The teams that it registers need registration to be open.
build({ mode: 'tests' })
keepBuild()

const versionOf = (name) =>
  JSON.parse(readFileSync(`node_modules/wrangler/node_modules/${name}/package.json`, 'utf8'))
    .version
console.log(`
${cpus()[0]?.model}, ${availableParallelism()} cores, load ${describeLoad()}; workerd ${versionOf('workerd')}, Node ${process.version}
The built Worker and "hello" (fetch: () => new Response('hello')) run under the same wrangler, proxy and asset rules
included, with the same configuration; they take turns every second and get the same requests. Ratio: median of the
rounds' ratios. CPU: hello against ours, all processes of wrangler's runtime with the simulated bindings.`)

const bench = openBench()
const results = {}
for (const file of files) {
  const { budget, measure } = await import(new URL(file, folder).href)
  console.log(`\n${budget}`)
  try {
    const rows = await measure(bench)
    results[budget] = rows
    printRows(rows)
  } catch (error) {
    console.error('  could not be measured:', error)
    process.exitCode = 1
  }
}
await bench.close()
console.log(
  `\nLoad at the end ${describeLoad()}. On a busy machine only the ratios and the CPU times say something.`,
)
mkdirSync('.cache/results', { recursive: true })
writeFileSync('.cache/results/bench.json', `${JSON.stringify(results, null, 2)}\n`)
// wrangler keeps handles open after it has closed everything.
process.exit()

function describeLoad() {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
}
