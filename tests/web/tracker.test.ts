import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deadFlag, rageFlag } from '#content/wire/analytics-click.ts'
import { optOutKey } from '#content/wire/analytics.ts'
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
  tracker,
  waitForPosts,
} from './measured-tab.ts'

declare function describeElement(element: Element): string
declare function startTracker(): void

test('the tracker weighs at most 1.3 KB', () => {
  expect(brotliCompressSync(tracker).length).toBeLessThanOrEqual(1.3 * 1024)
})

test('four pages and a tab switch leave one view each, with what was done there', async () => {
  await open()
  await page.click('[data-track=join]')
  await page.click('text=Team')
  await page.waitForURL('**/figma-test-team')
  await scrollTo(1000)
  await page.click('text=Questions')
  await page.waitForURL('**/figma-test-faq')
  await open('/figma-test-blog')
  await scrollTo(10_000)
  await setHidden(true)
  await waitForPosts(4)
  const { views, clicks } = merge()
  expect(views.map((view) => view[1])).toEqual([
    '/figma-test-home',
    '/figma-test-team',
    '/figma-test-faq',
    '/figma-test-blog',
  ])
  expect(new Set(posts.map(([session]) => session)).size).toBe(1)
  expect(views.map((view) => view[7])).toEqual([1, 1, 1, 1])
  expect(views.map((view) => view[2])).toEqual(views.map((view) => `Page ${view[1]}`))
  const [first, second, , last] = views
  expect(second![6]).toBeGreaterThan(first![6])
  expect(last![6]).toBe(100)
  expect(last![4]).toBeGreaterThan(600)
  expect(last![5]).toBeLessThanOrEqual(last![4] + 1)
  expect(clicks.map((click) => click[2])).toEqual(
    [
      '[data-track="join"]',
      'body>header>nav>a[href="/figma-test-team"]',
      'body>header>nav>a[href="/figma-test-faq"]',
    ].map((path) => (path.startsWith('[') ? `button${path}` : path)),
  )
  // Rows next to each other in the table are stored at a fraction of the cost.
  expect(clicks.map(([id]) => id)).toEqual([first![0] + 1, first![0] + 2, second![0] + 1])
  expect(posts.map((batch) => batch[3])).toEqual(Array(posts.length).fill('b7'))
  expect(await context.cookies()).toEqual([])
  expect(logged).toEqual([])
})

test('a click has its position in the element, the element’s text and the size of the screen', async () => {
  await open()
  const box = (await page.locator('[data-track=join]').boundingBox())!
  await page.mouse.click(box.x + 32, box.y + 60)
  await setHidden(true)
  await waitForPosts(1)
  const [click] = merge().clicks
  const [, , , text, x, y, , , elementX, elementY, width, height, documentHeight, flags] = click!
  expect(text).toBe('Join  the\n      hackathon')
  expect([x, y]).toEqual([Math.floor(box.x + 32), Math.floor(box.y + 60)])
  expect(Math.abs(elementX - (32 / box.width) * 10_000)).toBeLessThan(100)
  expect(Math.abs(elementY - (60 / box.height) * 10_000)).toBeLessThan(100)
  expect([width, height, flags]).toEqual([360, 640, 0])
  expect(documentHeight).toBe(await page.evaluate(() => document.documentElement.scrollHeight))
})

test('a click replayed at another width lands within one percent of its element', async () => {
  await open()
  const before = (await page.locator('[data-track=join]').boundingBox())!
  const clicked = [
    [3, 3],
    [100, 40],
    [150, 77],
  ] as const
  for (const [x, y] of clicked) await page.mouse.click(before.x + x, before.y + y)
  await setHidden(true)
  await waitForPosts(1)
  await page.setViewportSize({ width: 700, height: 900 })
  const places = await page.evaluate(
    (clicks) =>
      clicks.map(([path, x, y]) => {
        const box = document.querySelector(path)!.getBoundingClientRect()
        return [(x / 10_000) * box.width, (y / 10_000) * box.height, box.width, box.height] as const
      }),
    merge().clicks.map((click) => [click[2], click[8], click[9]] as const),
  )
  expect(places).toHaveLength(3)
  places.forEach(([x, y, width, height], index) => {
    expect(Math.abs(x / width - clicked[index]![0] / before.width)).toBeLessThan(0.01)
    expect(Math.abs(y / height - clicked[index]![1] / before.height)).toBeLessThan(0.01)
  })
})

test('every element of a page is found again by its selector', async () => {
  await open()
  const lost = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => [element, describeElement(element)] as const)
      .filter(([element, path]) => document.querySelector(path) !== element)
      .map(([, path]) => path),
  )
  expect(lost).toEqual([])
})

test('selectors consist of authored names, not of classes or generated ids', async () => {
  await open()
  const paths = await page.evaluate(() =>
    ['b', '#_r_1_', '#_r_1_ + button', '#end', 'li:nth-child(2) a:last-child'].map((name) =>
      describeElement(document.querySelector(name)!),
    ),
  )
  expect(paths).toEqual([
    'section[id="tracks"]>p>b',
    'section[id="tracks"]>button[aria-label="Next"]',
    'section[id="tracks"]>button[aria-label="Next"]:nth-child(5)',
    'p[id="end"]',
    'body>main>ul>li:nth-child(2)>a[href="/x"]:nth-child(2)',
  ])
})

test('nothing is read from fields or private parts', async () => {
  await open()
  for (const place of ['[name=email]', '[name=name]', 'label', 'textarea', '#private', '#around p'])
    await page.click(place)
  const around = (await page.locator('#around').boundingBox())!
  await page.mouse.click(around.x + around.width - 2, around.y + around.height - 2)
  await setHidden(true)
  await waitForPosts(1)
  const text = JSON.stringify(posts)
  for (const word of [
    'secret@example.com',
    'hidden words',
    'Private words',
    'first choice',
    'email',
  ]) {
    expect(text).not.toContain(word)
  }
  expect(merge().clicks.map((click) => [click[2], click[3]])).toEqual([
    ['body>main>form>label', ''],
    ['div[id="around"]>p', 'Beside a field'],
    ['div[id="around"]', ''],
  ])
})

test('the text of an element is cut at 100 code points', async () => {
  await open()
  await page.click('#long', { position: { x: 5, y: 5 } })
  await setHidden(true)
  await waitForPosts(1)
  expect(merge().clicks[0]![3]).toBe('😀'.repeat(100))
})

test('clicks on nothing interactive are dead clicks, and many in a row on one element are rage clicks', async () => {
  await open()
  await page.click('section#tracks h2')
  for (let clicks = 0; clicks < 4; clicks += 1) await page.click('[data-track=join]')
  await setHidden(true)
  await waitForPosts(1)
  expect(merge().clicks.map((click) => click[13])).toEqual([deadFlag, 0, 0, rageFlag, rageFlag])
})

test('a click made with the keyboard counts for the middle of its element', async () => {
  await open()
  await page.focus('[data-track=join]')
  await page.keyboard.press('Enter')
  await setHidden(true)
  await waitForPosts(1)
  const [click] = merge().clicks
  expect(click![2]).toBe('button[data-track="join"]')
  expect(click!.slice(8, 10)).toEqual([5000, 5000])
})

test('time continues after a tab switch, and only while the page is visible', async () => {
  await open()
  await setHidden(true)
  await waitForPosts(1)
  await page.clock.runFor(400)
  await setHidden(false)
  await page.clock.runFor(200)
  await setHidden(true)
  await waitForPosts(2)
  const { views } = merge()
  expect(views).toHaveLength(1)
  const [, , , , wall, active] = views[0]!
  expect(wall - active).toBeGreaterThan(350)
})

test('a batch is sent with forty events at the latest', async () => {
  await open()
  for (let clicks = 0; clicks < 39; clicks += 1) await page.click('section#tracks h2')
  await waitForPosts(1)
  expect(posts[0]![5][0]![11]).toHaveLength(39)
  expect(posts[0]![5][0]![7]).toBe(0)
})

test('a batch is sent before it reaches 16 KB', async () => {
  await open()
  for (let clicks = 0; clicks < 39; clicks += 1)
    await page.click('#long', { position: { x: 5, y: 5 } })
  await waitForPosts(1)
  const bytes = JSON.stringify(posts[0]).length
  expect(posts[0]![5][0]![11].length).toBeLessThanOrEqual(39)
  expect(bytes).toBeLessThanOrEqual(16 * 1024)
})

test('the events of a failed post are posted again, from this page or the next, and nothing is shown', async () => {
  failPosts(2)
  await open()
  await page.click('[data-track=join]')
  await setHidden(true)
  await waitForPosts(1)
  expect(merge().clicks).toHaveLength(1)
  expect(logged.filter((line) => line.startsWith('Failed to track page exit'))).toHaveLength(2)
  expect(await page.locator('body').innerText()).not.toContain('Failed')

  failPosts(1)
  await setHidden(false)
  await page.click('section#tracks h2')
  await page.click('text=Team')
  await page.waitForURL('**/figma-test-team')
  await setHidden(true)
  await waitForPosts(2)
  expect(merge().clicks).toHaveLength(3)
})

test('a page restored from the back/forward cache is a new view', async () => {
  await open()
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await setHidden(true)
  await waitForPosts(2)
  expect(merge().views.map((view) => view[1])).toEqual(['/figma-test-home', '/figma-test-home'])
})

test('a change of route sends the view and starts a new one a moment later, at depth 0', async () => {
  await open()
  await scrollTo(10_000)
  await page.evaluate(() => {
    history.pushState(null, '', '/figma-test-team')
    window.scrollTo(0, 0)
    startTracker()
  })
  await waitForPosts(1)
  expect(merge().views[0]![6]).toBe(100)
  await page.clock.runFor(200)
  await page.evaluate(() => {
    history.pushState(null, '', '/about')
    startTracker()
  })
  await waitForPosts(2)
  await page.clock.runFor(200)
  await page.click('section#tracks h2')
  await setHidden(true)
  await settle()
  const { views, clicks } = merge()
  expect(views.map((view) => view[1])).toEqual(['/figma-test-home', '/figma-test-team'])
  expect(views[1]![6]).toBeLessThan(30)
  expect(views[1]![3] - views[0]![3]).toBeGreaterThan(100)
  expect(clicks).toEqual([])
})

test('no other page is measured', async () => {
  await open('/about')
  await page.click('section#tracks h2')
  await setHidden(true)
  await settle()
  expect(posts).toEqual([])
})

const refusals: [string, (key: string) => void][] = [
  [
    'Do Not Track',
    () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  ],
  [
    'Global Privacy Control',
    () =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
        get: () => true,
        configurable: true,
      }),
  ],
  ['opting out', (key) => localStorage.setItem(key, 'off')],
]

test.each(refusals)('%s is honoured', async (_, refuse) => {
  await page.addInitScript(refuse, optOutKey)
  await open()
  await page.click('[data-track=join]')
  await setHidden(true)
  await settle()
  expect(posts).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})
