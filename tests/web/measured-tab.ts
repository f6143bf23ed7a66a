import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { build, type Rolldown } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { ClickRecord } from '#content/wire/analytics-click.ts'
import type { ViewRecord } from '#content/wire/analytics-view.ts'
import type { EventBatch } from '#content/wire/analytics.ts'
import { findChromium } from '../../build/chromium.ts'

/** Builds one module as the product does, minified. */
async function buildModule(input: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: true },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}

const body = `
<header><nav><a href="/figma-test-team">Team</a> <a href="/figma-test-faq">Questions</a></nav></header>
<main>
  <section id="tracks" style="padding: 20px"><h2>Tracks</h2>
    <p class="mt-4 text-ink">A paragraph of <b>words</b></p>
    <button data-track="join" style="width: 50%; height: 80px"><span>Join  the
      hackathon</span></button>
    <button id="_r_1_" aria-label="Next">›</button><button aria-label="Next">›</button>
  </section>
  <ul><li><a href="/x">One</a></li><li><a href="/x">Two</a><a href="/x">Three</a></li></ul>
  <form><input name="email" value="secret@example.com"><label>Name <input name="name"></label><textarea>hidden words</textarea>
    <div id="around"><p>Beside a field</p><select><option>first choice</option></select></div></form>
  <div data-private><p id="private">Private words</p></div>
  <p id="long">${'😀'.repeat(120)}</p>
  <div style="height: 3000px"></div><p id="end">The end</p>
</main>`

let server: Server
let browser: Browser
let site = ''
/** The built tracker. */
export let tracker = ''
let selector = ''
let failing = 0
/** How many posts the page has sent, and how many of them have arrived. */
const sent = { off: 0, come: 0 }
/** The posts that were accepted. */
export const posts: EventBatch[] = []

beforeAll(async () => {
  tracker = await buildModule('web/analytics/tracker.ts')
  selector = await buildModule('web/analytics/selector.ts')
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    if (pathname === '/api/analytics/events') {
      let text = ''
      request.setEncoding('utf8')
      request.on('data', (chunk: string) => (text += chunk))
      request.on('end', () => {
        sent.come += 1
        failing -= 1
        if (failing < 0) posts.push(JSON.parse(text) as EventBatch)
        response.writeHead(failing < 0 ? 202 : 503).end()
      })
      return
    }
    const isScript = pathname.endsWith('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    if (isScript) response.end(pathname === '/tracker.js' ? tracker : selector)
    else
      response.end(`<!doctype html><html data-build="b7"><title>Page ${pathname}</title><meta name="viewport" content="width=device-width">
        ${body}<script type="module">import { startTracker } from '/tracker.js'; import { describeElement } from '/selector.js'
        Object.assign(window, { startTracker, describeElement }); startTracker()</script></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
})

afterAll(async () => {
  await browser.close()
  server.close()
})

export let context: BrowserContext
export let page: Page
/** Errors in the browser's log. */
export let logged: string[] = []

beforeEach(async () => {
  posts.length = 0
  failing = 0
  logged = []
  context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  page = await context.newPage()
  // The page's clock runs, and the tests can move it forward.
  await page.clock.install()
  sent.off = sent.come = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events')) sent.off += 1
  })
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
})

// What the page sends on leaving must not arrive in the next test.
afterEach(async () => {
  await page.goto('about:blank')
  await vi.waitUntil(() => sent.come >= sent.off, { timeout: 15_000 })
  await context.close()
})

/** Answers the next posts with 503. */
export const failPosts = (count: number) => void (failing = count)

export const open = (path = '/figma-test-home') => page.goto(site + path)

/** Merges everything that was posted as the Worker would: each view at its largest, each click once. */
export function merge() {
  const views = new Map<number, ViewRecord>()
  const clicks = new Map<number, ClickRecord>()
  for (const view of posts.flatMap((batch) => batch[5])) {
    const known = views.get(view[0])
    if (!known || known[4] <= view[4]) views.set(view[0], view)
    for (const click of view[11]) clicks.set(click[0], click)
  }
  return { views: [...views.values()], clicks: [...clicks.values()] }
}

export const waitForPosts = (count: number) =>
  vi.waitUntil(() => posts.length >= count, { timeout: 15_000 })

/** Waits until everything that the page has posted so far has arrived; what is missing then was never posted. */
export async function settle() {
  // Playwright has seen every earlier request once it has seen this one.
  await page.evaluate(() => fetch('/settle'))
  await vi.waitUntil(() => sent.come >= sent.off, { timeout: 15_000 })
}

/** Hides or shows the tab by hand, because tabs of a headless browser are never hidden. */
export async function setHidden(hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, hidden)
}

/** Scrolls to a position and moves the clock until the tracker has noticed. */
export async function scrollTo(position: number) {
  await page.evaluate(async (top) => {
    const before = scrollY
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, top)
    if (scrollY !== before) await scrolled
  }, position)
  await page.clock.runFor(650)
}
