// npm run lighthouse [-- /path ...]: measures how every public page of the built product performs on a phone, beside a page
// of one sentence from the same server, because what a machine and a line cost alone differs from machine to machine.
// Chromium really slows line and processor down (Lighthouse calls it "devtools"). The simulation that is Lighthouse's default
// counts whatever ended before the first paint on this machine, and here the style sheets do, though no paint waits for them.
// Each page is visited three times, or RUNS=5 times; the medians count, because a single visit can be unlucky.
import { readFileSync, rmSync } from 'node:fs'
import { oneSentence, writeOneSentence } from './one-sentence.mjs'
import { build, install, migrate, secrets } from './prepare.mjs'

const port = Number(process.env.PORT ?? 8791)
const runs = Number(process.env.RUNS ?? 3)
const persist = '.cache/lighthouse-state'

/**
 * Budgets P5 and P6: the default phone, and a slow line with a processor twelve times slower than this one.
 * `most`: of its LCP, in times of that of the page of one sentence.
 */
const default4G = { settings: { throttlingMethod: 'devtools' }, most: 1.3 }
const slow3G = {
  settings: {
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    throttling: {
      cpuSlowdownMultiplier: 12,
      requestLatencyMs: 300 * 3.75,
      downloadThroughputKbps: 700 * 0.9,
      uploadThroughputKbps: 700 * 0.9,
    },
  },
  most: 1.2,
}
/** In milliseconds, beyond the TBT of the page of one sentence, on the default phone. */
const mostBlocking = 30

install()
await secrets()
build()
writeOneSentence()
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

const widest = Math.max(...paths.map((path) => path.length), 'one sentence'.length)
const heading = [
  'page'.padEnd(widest),
  '  LCP times  TBT     CLS',
  ' perf  a11y  best   seo',
  '| 3G LCP times  TBT',
]
console.log(`\n${heading.join(' ')}`)
const least = {
  phone: await median(oneSentence, default4G),
  slow: await median(oneSentence, slow3G),
}
show('one sentence', least.phone, least.slow)
const faults = []
for (const path of paths) {
  const phone = await median(path, default4G)
  show(path, phone, await median(path, slow3G))
  faults.push(...phone.faults.map((fault) => `${path}: ${fault}`))
}
console.log(
  `\nMilliseconds; "!" is over the budget: LCP ${default4G.most} times that of one sentence, on 3G ${slow3G.most} times; TBT ${mostBlocking} more than its; CLS 0; 100 four times.`,
)
console.log(`Medians of ${runs} runs. A busy machine makes all of them worse.`)
if (faults.length > 0) console.log(`\n${faults.join('\n')}`)

browser.kill()
process.exit()

/** Prints a page's figures, beside those of the page of one sentence. */
function show(path, phone, slow) {
  const times = (page, one, most) =>
    `${page.lcp.toFixed(0).padStart(5)} ${mark(page.lcp / one.lcp, most, 5, 2)}`
  const blocked = (page, one) => mark(page.tbt, one.tbt + mostBlocking, 4)
  const cells = [
    path.padEnd(widest),
    times(phone, least.phone, default4G.most),
    blocked(phone, least.phone),
    mark(phone.cls, 0, 7, 4),
    ...['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      `${phone.scores[id]}${phone.scores[id] < 100 ? '!' : ''}`.padStart(5),
    ),
    `| ${times(slow, least.slow, slow3G.most)}`,
    slow.tbt.toFixed(0).padStart(4),
  ]
  console.log(cells.join(' '))
}

/** Visits a page several times; returns the median of each figure, and every audit that lost points in any visit. */
async function median(path, line) {
  const visits = []
  for (let run = 0; run < runs; run += 1) visits.push(await measure(path, line))
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
