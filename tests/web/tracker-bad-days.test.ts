import { expect, test, vi } from 'vitest'
import type { ViewRecord } from '#content/wire/analytics-view.ts'
import { optOutKey, sessionKey, type EventBatch } from '#content/wire/analytics.ts'
import {
  context,
  failPosts,
  logged,
  merge,
  open,
  page,
  posts,
  scrollTo,
  setHidden,
  settle,
  waitForPosts,
} from './measured-tab.ts'

const pathsOf = (views: readonly ViewRecord[]) => views.map((view) => view[1])

test('pages left while every post fails are all sent once posts are answered again', async () => {
  const paths = ['home', 'about', 'team', 'faq', 'tracks', 'join'].map(
    (name) => `/figma-test-${name}`,
  )
  failPosts(paths.length - 1)
  for (const path of paths) {
    await open(path)
    await page.click('section#tracks h2')
  }
  await setHidden(true)
  await waitForPosts(1)
  const { views, clicks } = merge()
  expect(pathsOf(views)).toEqual(paths)
  expect(clicks).toHaveLength(paths.length)
})

const failures = () => logged.filter((line) => line.startsWith('Failed to track page exit'))
const waitForFailures = (count: number) =>
  vi.waitUntil(() => failures().length === count, { timeout: 15_000 })

test('one post makes up for many that failed, and no post is empty', async () => {
  await open()
  failPosts(3)
  for (const hidden of [true, false, true, false, true, false]) await setHidden(hidden)
  await waitForFailures(3)
  const bodies: EventBatch[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postDataJSON() as EventBatch)
  })
  // Long enough for every scheduled retry.
  for (let minute = 0; minute < 30; minute += 1) {
    await page.clock.runFor(60_000)
    await settle()
  }
  expect(bodies.map((batch) => batch[5].length)).toEqual([3])
  expect(posts).toEqual(bodies)
})

test('a retry that has nothing left to send sends nothing', async () => {
  await open()
  failPosts(1)
  await setHidden(true)
  await waitForFailures(1)
  await setHidden(false)
  await setHidden(true)
  await waitForPosts(1)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(60_000)
  await settle()
  expect(posts.map((batch) => batch[5].length)).toEqual([2])
})

test('opting out while events wait ends the retries, even from another tab', async () => {
  await open()
  failPosts(2)
  await setHidden(true)
  await waitForFailures(1)
  await page.evaluate((key) => localStorage.setItem(key, 'off'), optOutKey)
  await page.clock.runFor(60_000)
  await page.evaluate((key) => localStorage.removeItem(key), optOutKey)
  await page.clock.runFor(600_000)
  await setHidden(false)
  await setHidden(true)
  await settle()
  expect(failures()).toHaveLength(1)
  expect(posts).toEqual([])
})

test('waiting events stay below what a browser sends from a page being left', async () => {
  failPosts(Infinity)
  await open()
  await page.evaluate(() => (document.querySelector('#long')!.textContent = '\u0646'.repeat(300)))
  await page.click('#long', { position: { x: 5, y: 5 } })
  const box = (await page.locator('#long').boundingBox())!
  for (let clicks = 0; clicks < 280; clicks += 1) await page.mouse.click(box.x + 5, box.y + 5)
  const stored = await page.evaluate((key) => sessionStorage.getItem(key)!, sessionKey)
  expect(stored.length).toBeGreaterThan(15_000)
  expect(new TextEncoder().encode(stored).length).toBeLessThan(60 * 1024)
})

test('a page restored from the back/forward cache resends what later pages left unsent', async () => {
  await open()
  failPosts(1)
  await page.evaluate((key) => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    const [session, waiting] = JSON.parse(sessionStorage.getItem(key)!) as [number, unknown[][]]
    const later = [...waiting[0]!]
    later[0] = 77
    later[1] = '/figma-test-team'
    sessionStorage.setItem(key, JSON.stringify([session, [...waiting, later]]))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }, sessionKey)
  await setHidden(true)
  await waitForPosts(1)
  expect(pathsOf(merge().views)).toEqual([
    '/figma-test-home',
    '/figma-test-team',
    '/figma-test-home',
  ])
})

test('opting out on a page ends measuring there, and nothing of it is sent', async () => {
  await open()
  await page.click('[data-track=join]')
  await page.evaluate((key) => localStorage.setItem(key, 'off'), optOutKey)
  await page.click('[data-track=join]')
  await page.click('text=Team')
  await page.waitForURL('**/figma-test-team')
  await setHidden(true)
  await settle()
  expect(posts).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('while scrolling the tracker looks at the page at most twice a second', async () => {
  await page.addInitScript(() => {
    const looks: number[] = []
    Object.assign(window, { looks })
    Object.defineProperty(Element.prototype, 'scrollHeight', {
      get: () => looks.push(performance.now()) && 4000,
    })
  })
  await open()
  const readLooks = () =>
    page.evaluate(() => (window as unknown as { looks: number[] }).looks.splice(0))
  await readLooks()
  const scrollOn = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          window.scrollBy(0, 10)
        }),
    )
  for (let turn = 0; turn < 18; turn += 1) {
    await scrollOn()
    await page.clock.runFor(100)
  }
  await page.clock.runFor(700)
  const looks = await readLooks()
  expect(looks.length).toBeGreaterThanOrEqual(2)
  for (const [index, at] of looks.slice(1).entries())
    expect(at - looks[index]!).toBeGreaterThanOrEqual(500)
})

const troubles: [string, () => void, () => Promise<void>][] = [
  [
    'Failed to initialize analytics session',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    async () => {},
  ],
  [
    'Failed to track page view',
    () =>
      Object.defineProperty(Document.prototype, 'title', {
        get: () => {
          throw new Error('broken')
        },
      }),
    async () => {},
  ],
  [
    'Failed to track click',
    () => {
      HTMLHeadingElement.prototype.getBoundingClientRect = () => {
        throw new Error('broken')
      }
    },
    () => page.click('section#tracks h2'),
  ],
  [
    'Failed to track scroll:',
    () =>
      Object.defineProperty(Element.prototype, 'scrollHeight', {
        get: () => {
          if (scrollY) throw new Error('broken')
          return 4000
        },
      }),
    () => scrollTo(900),
  ],
  [
    'Failed to track page exit',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Object.defineProperty(navigator, 'webdriver', {
        get: () => {
          throw new Error('broken')
        },
      })
    },
    () => setHidden(true),
  ],
]

test.each(troubles)(
  'the log says "%s", once, and the page says nothing',
  async (line, spoil, act) => {
    await page.addInitScript(spoil)
    await open()
    const before = await page.locator('body').innerText()
    await act()
    await vi.waitUntil(() => logged.length > 0)
    await settle()
    expect(logged).toHaveLength(1)
    expect(logged[0]!.startsWith(`${line} `)).toBe(true)
    expect(await page.locator('body').innerText()).toBe(before)
    expect(await context.cookies()).toEqual([])
  },
)
