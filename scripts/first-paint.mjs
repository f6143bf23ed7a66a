// npm run first-paint [-- /path ...]: measures when the pages of the built product are first painted on a slow line, and
// compares each with a page of one sentence from the same server. Each page is visited five times, or RUNS=9 times.
//
// Chromium slows its own network down while the page loads (Network.emulateNetworkConditions): each request waits for the
// latency and all share the throughput. Lighthouse simulates instead, and its simulation knows nothing of a style sheet
// that the first paint waits for. A proxy would add the handshakes and the slow start of TCP, which are the same for every
// page, and a dependency.
import { readFileSync, rmSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from '../build/chromium.ts'
import { oneSentence, writeOneSentence } from './one-sentence.mjs'
import { build, install, migrate, secrets } from './prepare.mjs'
import { serve } from './serve.mjs'

const port = Number(process.env.PORT ?? 8792)
const runs = Number(process.env.RUNS ?? 5)
const persist = '.cache/first-paint-state'
const most = 1.5

/** Milliseconds of latency and kilobits per second. */
const lines = [
  { latency: 150, throughput: 1600 },
  { latency: 300, throughput: 700 },
]

install()
await secrets()
build()
writeOneSentence()
rmSync(persist, { recursive: true, force: true })
migrate(persist)
const { url } = await serve({ port, persist })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8')
const every = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
  ([, address]) => new URL(address).pathname,
)
const paths = process.argv.length > 2 ? process.argv.slice(2) : [...every, '/auth', '/account']
const widest = Math.max(...paths.map((path) => path.length), 'one sentence'.length)

const heading = lines.map(({ latency, throughput }) => ` | ${latency} ms, ${throughput} kbps`)
console.log(`\n${'page'.padEnd(widest)}${heading.map((text) => text.padEnd(26)).join('')}`)
console.log(' '.repeat(widest) + ' |   FCP   LCP   times    '.repeat(lines.length))
for (const path of paths) {
  const cells = []
  for (const line of lines) {
    const { page, least } = await compare(path, line)
    const times = page.lcp / least.lcp
    cells.push(
      ` | ${[page.fcp, page.lcp].map((time) => time.toFixed(0).padStart(5)).join(' ')}  ${times.toFixed(2)}${times > most ? '!' : ' '} of ${least.lcp.toFixed(0).padStart(3)}`,
    )
  }
  console.log(path.padEnd(widest) + cells.join(''))
}
console.log(
  `\nMilliseconds, medians of ${runs} visits with an empty cache. The last figure is the LCP of the page of one sentence,\nvisited in turns with the page; "!" is over the budget of ${most} times that. A busy machine makes all of them worse.`,
)
await browser.close()
process.exit()

/** Visits a page and the page of one sentence in turns. */
async function compare(path, line) {
  const visits = []
  for (let run = 0; run < runs; run += 1)
    visits.push([await visit(path, line), await visit(oneSentence, line)])
  const medians = (index) => ({
    fcp: median(visits.map((pair) => pair[index].fcp)),
    lcp: median(visits.map((pair) => pair[index].lcp)),
  })
  return { page: medians(0), least: medians(1) }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/**
 * Visits a page once, as somebody new on a phone; returns the times of its first and of its largest paint. Where a page leads
 * on to another, they are that page's, counted from the first request.
 */
async function visit(path, { latency, throughput }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const documents = []
  client.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document') documents.push(wallTime * 1000)
  })
  await client.send('Network.enable')
  const bytes = (throughput * 1000) / 8
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const times = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName('first-contentful-paint')
          resolve({ fcp: first.startTime, lcp: list.getEntries().at(-1).startTime })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  const before = documents.at(-1) - documents[0]
  return { fcp: before + times.fcp, lcp: before + times.lcp }
}
