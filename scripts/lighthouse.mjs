// npm run lighthouse [-- /path ...]: measures how every public page of the built product performs on a phone.
// Each page is visited three times, or RUNS=5 times; the medians count, because a single visit can be unlucky.
import { readFileSync, rmSync } from 'node:fs'
import { build, install, migrate, secrets } from './prepare.mjs'

const port = Number(process.env.PORT ?? 8791)
const runs = Number(process.env.RUNS ?? 3)
const persist = '.cache/lighthouse-state'

/** Budgets P5 and P6: the default phone, and a slow line with a processor twelve times slower than this one. */
const default4G = { settings: {}, lcp: 800, tbt: 0 }
const slow3G = {
  settings: {
    onlyCategories: ['performance'],
    throttling: {
      rttMs: 300,
      throughputKbps: 700,
      cpuSlowdownMultiplier: 12,
      requestLatencyMs: 300 * 3.75,
      downloadThroughputKbps: 700 * 0.9,
      uploadThroughputKbps: 700 * 0.9,
    },
  },
  lcp: 1700,
  tbt: 50,
}

install()
await secrets()
build()
const [{ default: lighthouse }, { launch }, { findChromium }, { serve }] = await Promise.all([
  import('lighthouse'),
  import('chrome-launcher'),
  import('../build/chromium.ts'),
  import('./serve.mjs'),
])
rmSync(persist, { recursive: true, force: true })
migrate(persist)
const { url } = await serve({ port, persist })
const chromePath = await findChromium()
// Lighthouse's own launcher finds a free port and leaves the tabs to Lighthouse alone.
const browser = await launch({
  chromePath,
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
})

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8')
const every = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
  ([, address]) => new URL(address).pathname,
)
const paths = process.argv.length > 2 ? process.argv.slice(2) : every

const widest = Math.max(...paths.map((path) => path.length))
const heading = [
  'page'.padEnd(widest),
  '   LCP',
  '  TBT',
  '   CLS',
  ' perf',
  ' a11y',
  ' best',
  '  seo',
  ' | 3G LCP',
  '  TBT',
]
console.log(`\n${heading.join(' ')}`)
const faults = []
for (const path of paths) {
  const phone = await median(path, default4G)
  const slow = await median(path, slow3G)
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(
    (id) => phone.scores[id],
  )
  const cells = [
    mark(phone.lcp, default4G.lcp, 6),
    mark(phone.tbt, default4G.tbt, 5),
    mark(phone.cls, 0, 6, 3),
    ...scores.map((score) => `${score}${score < 100 ? '!' : ''}`.padStart(5)),
    ` | ${mark(slow.lcp, slow3G.lcp, 6)}`,
    mark(slow.tbt, slow3G.tbt, 5),
  ]
  console.log([path.padEnd(widest), ...cells].join(' '))
  faults.push(...phone.faults.map((fault) => `${path}: ${fault}`))
}
console.log(
  '\nMilliseconds; "!" is over the budget: LCP 800, TBT 0, CLS 0, 100 four times; on 3G LCP 1700, TBT 50.',
)
console.log(
  `Medians of ${runs} runs. Times are simulated from what happens on this machine: a busy one makes them worse.`,
)
if (faults.length > 0) console.log(`\n${faults.join('\n')}`)

browser.kill()
process.exit()

/** Visits a page several times; returns the median of each figure, and every audit that lost points in any visit. */
async function median(path, budget) {
  const visits = []
  for (let run = 0; run < runs; run += 1) visits.push(await measure(path, budget))
  const middle = (figure) => visits.map(figure).toSorted((a, b) => a - b)[Math.floor(runs / 2)]
  const times = ['lcp', 'tbt', 'cls'].map((id) => [id, middle((visit) => visit[id])])
  const scores = Object.keys(visits[0].scores).map((id) => [
    id,
    middle((visit) => visit.scores[id]),
  ])
  return {
    ...Object.fromEntries(times),
    scores: Object.fromEntries(scores),
    faults: [...new Set(visits.flatMap((visit) => visit.faults))],
  }
}

/** Visits a page once; returns times in milliseconds, scores out of 100, and the audits besides times that lost points. */
async function measure(path, { settings }) {
  const { lhr } = await lighthouse(
    url + path,
    { port: browser.port, logLevel: 'silent' },
    { extends: 'lighthouse:default', settings },
  )
  if (lhr.runtimeError)
    throw new Error(
      `${path}: ${lhr.runtimeError.message}\nThe browser was ${chromePath}; CHROMIUM_PATH=/path/to/chromium takes another.`,
    )
  const value = (id) => lhr.audits[id].numericValue
  const lost = Object.entries(lhr.categories).flatMap(([id, { auditRefs }]) =>
    auditRefs
      .map((reference) => ({ ...reference, audit: lhr.audits[reference.id] }))
      .filter(
        ({ audit, weight }) =>
          id !== 'performance' && weight > 0 && audit.score !== null && audit.score < 1,
      )
      .map(({ audit }) => `${audit.title} (${audit.id})`),
  )
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
    ),
    faults: lost,
  }
}

function mark(value, most, width, digits = 0) {
  return `${value.toFixed(digits)}${value > most ? '!' : ''}`.padStart(width)
}
