import { expect, type Page } from 'playwright/test'
import { receipt } from '#words/pages/receipt.ts'
import { registerPage } from '#words/pages/register.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { site } from '#words/site.ts'
import { fill, filledForms } from './filled-forms.ts'
import { setHidden, test, type Row } from './own-product.ts'
import { settle, solveCaptcha } from './steps.ts'
import { openMeasured, phone, readAll, sessionIn, waitForTracker, waitForVisit } from './visits.ts'

test.use({ ...phone, locale: 'en-ZM', timezoneId: 'Africa/Lusaka' })

/** What the page is like at this moment, as the tables should tell it. */
const describe = (page: Page) =>
  page.evaluate(() => ({
    page_path: location.pathname,
    page_title: document.title,
    viewport_class: 'phone',
    viewport_height: innerHeight,
    document_height: document.documentElement.scrollHeight,
    build: document.documentElement.dataset.build!,
    depth: Math.round(((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100),
  }))

type Place = Awaited<ReturnType<typeof describe>>

/** Taps an element at a part of its width and height, and says what the tables should hold of it. */
async function tap(page: Page, selector: string, [partX, partY]: [number, number]) {
  const target = page.locator(selector)
  await target.scrollIntoViewIfNeeded()
  const box = (await target.boundingBox())!
  const [x, y] = [Math.round(box.x + box.width * partX), Math.round(box.y + box.height * partY)]
  const expected = await target.evaluate(
    (element, [clickX, clickY]) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return {
        page_path: location.pathname,
        element_text: element.textContent!.replace(/\s+/g, ' ').trim().slice(0, 100),
        click_x: clickX,
        click_y: clickY,
        viewport_width: innerWidth,
        viewport_height: innerHeight,
        scroll_x: Math.trunc(scrollX),
        scroll_y: Math.round(scrollY),
        element_x: ((clickX! + 0.5 - left) / width) * 10_000,
        element_y: ((clickY! + 0.5 - top) / height) * 10_000,
        document_height: document.documentElement.scrollHeight,
        viewport_class: 'phone',
        build: document.documentElement.dataset.build,
        is_dead: Number(!element.matches('a, button')),
        is_rage: 0,
        is_bot: 0,
      }
    },
    [x, y],
  )
  await page.touchscreen.tap(x, y)
  return { selector, expected }
}

/** A depth that differs by one at most: parts of the page get their height when they come near, and the deepest moment counts. */
const aboutDepth = (depth: number) => expect.closeTo(depth, -0.5)

test('four test pages visited on a phone and left by a tab switch leave exactly their rows in D1', async ({
  page,
  product,
}) => {
  const startedAt = Date.now()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const places: Place[] = []
  const taps: Awaited<ReturnType<typeof tap>>[] = []

  await openMeasured(page, '/figma-test-home')
  taps.push(await tap(page, 'h1', [0.5, 0.5]))
  const link = page.locator('main a[href="/figma-test-team"]').first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(700)
  places.push(await describe(page))
  taps.push(await tap(page, 'main a[href="/figma-test-team"]', [0.25, 0.5]))
  await page.waitForURL('**/figma-test-team')
  await waitForTracker(page)
  // Parts of the page get their height when they are come near: the end moves until it is there.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(700)
    expect((await describe(page)).depth).toBe(100)
  }).toPass()
  places.push(await describe(page))
  await openMeasured(page, '/figma-test-faq')
  places.push(await describe(page))
  await openMeasured(page, '/figma-test-contact')
  taps.push(await tap(page, 'h1', [0.1, 0.9]))
  await settle(page)
  places.push(await describe(page))
  await setHidden(page, true)
  const leftAt = Date.now()
  const session = await sessionIn(page)

  const visit = await waitForVisit(product, session, 4)
  // Whatever country the local runtime claims to be in, if any.
  const { country } = visit.sessions[0]!
  expect(country ?? 'ZZ').toMatch(/^[A-Z]{2}$/)
  expect(visit.sessions).toEqual([
    {
      session_id: session,
      user_agent: phone.userAgent,
      referrer: null,
      started_at: visit.views[0]!.entered_at,
      seen_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      last_view_clock: Date.parse(String(visit.views[3]!.entered_at)),
      last_view_id: visit.views[3]!.id,
      last_path: '/figma-test-contact',
      furthest_step: 1,
      country,
      language: 'en',
      device: 'phone',
      is_bot: 0,
    },
  ])
  expect(visit.views).toEqual(
    places.map(({ depth, ...place }) => ({
      ...place,
      id: expect.any(Number),
      session_id: session,
      entered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      left_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      scroll_depth: aboutDepth(depth),
      // As it was when the view began, perhaps still zoomed by the change of pages; the clicks below tell it exactly.
      viewport_height: expect.any(Number),
      is_bot: 0,
    })),
  )
  const times = visit.views.flatMap(({ entered_at, left_at }) => [
    Date.parse(String(entered_at)),
    Date.parse(String(left_at)),
  ])
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times[0]).toBeGreaterThanOrEqual(startedAt)
  expect(times.at(-1)).toBeLessThanOrEqual(leftAt)

  expect(visit.scroll.toSorted(byPath)).toEqual(
    places
      .map((place, index) => ({
        session_id: session,
        page_path: place.page_path,
        max_scroll_depth: aboutDepth(place.depth),
        first_at: visit.views[index]!.entered_at,
        is_bot: 0,
      }))
      .toSorted(byPath),
  )
  const timeOf = new Map(visit.times.map((time) => [time.page_view_id, time]))
  expect(visit.times).toHaveLength(4)
  for (const [index, { id, page_path }] of visit.views.entries()) {
    const time = timeOf.get(id)!
    const wall = times[2 * index + 1]! - times[2 * index]!
    expect(time).toEqual({
      page_view_id: id,
      session_id: session,
      page_path,
      active_ms: expect.any(Number),
      wall_ms: wall,
    })
    expect(time.active_ms).toBeLessThanOrEqual(wall)
    expect(time.active_ms).toBeGreaterThan(wall - 50)
  }

  expect(visit.clicks).toHaveLength(3)
  for (const [index, click] of visit.clicks.entries()) {
    const { selector, expected } = taps[index]!
    const { element_x, element_y, ...exact } = expected
    expect(click).toEqual({
      ...exact,
      id: expect.any(Number),
      session_id: session,
      page_view_id: visit.views.find((view) => view.page_path === exact.page_path)!.id,
      occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      element_selector: expect.stringMatching(/[>\]]/),
      element_x: expect.any(Number),
      element_y: expect.any(Number),
      ingest_id: expect.any(Number),
    })
    expect(Math.abs(Number(click.element_x) - element_x), selector).toBeLessThan(100)
    expect(Math.abs(Number(click.element_y) - element_y), selector).toBeLessThan(100)
    const occurred = Date.parse(String(click.occurred_at))
    const view = visit.views.find(({ id }) => id === click.page_view_id)!
    expect(occurred).toBeGreaterThanOrEqual(Date.parse(String(view.entered_at)))
    expect(occurred).toBeLessThanOrEqual(Date.parse(String(view.left_at)))
  }
  expect(visit.clicks[1]!.element_selector).toContain('a[href="/figma-test-team"]')
  expect(await product.readVisits('select * from figma_analytics_rejected')).toEqual([])
  expect(errors).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

const byPath = (one: Row, other: Row) =>
  String(one.page_path).localeCompare(String(other.page_path))

test('going back to a page in the back/forward cache is a new view of the same visit', async ({
  page,
  product,
}) => {
  await openMeasured(page, '/figma-test-home')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await tap(page, 'main a[href="/figma-test-team"]', [0.5, 0.5])
  await page.waitForURL('**/figma-test-team')
  await waitForTracker(page)
  await page.goBack({ waitUntil: 'commit' })
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await settle(page)
  await setHidden(page, true)
  const { views, sessions, scroll } = await waitForVisit(product, await sessionIn(page), 3)
  expect(views.map((view) => view.page_path)).toEqual([
    '/figma-test-home',
    '/figma-test-team',
    '/figma-test-home',
  ])
  expect(views.every((view) => view.left_at)).toBe(true)
  expect(sessions).toHaveLength(1)
  expect(scroll).toHaveLength(2)
})

test('sending the registration form is the last step of the visit, and nothing that was typed is kept', async ({
  page,
  product,
}) => {
  const { draft, typed } = filledForms.find(({ name }) => name === 'the team form')!
  await openMeasured(page, '/figma-test-join')
  const values = typed('chipo.banda@example.org')
  const { fields, modes, submit } = registerPage.form
  const form = page.locator(`form[data-draft=${draft}]`)
  await fill(form, values)
  await form.getByText(String(fields.teamName.label)).first().click()
  await form.getByText(modes['in-person'].hint).click()
  await solveCaptcha(page)
  await form.getByRole('button', { name: submit }).click()
  // What was sent is said again.
  await page.getByText(String(values.teamName)).filter({ visible: true }).click()
  await page.getByRole('link', { name: receipt.tracks }).click()
  await page.waitForURL('**/tracks#*')
  await setHidden(page, true)
  const { sessions, clicks } = await waitForVisit(product, await sessionIn(page), 1)
  expect(sessions).toMatchObject([{ furthest_step: 3, last_path: '/figma-test-join' }])
  expect(clicks.at(-1)).toMatchObject({
    element_selector: 'button[data-track="register-submit"]',
    element_text: submit,
  })
  const kept = await readAll(product)
  for (const value of Object.values(values)) {
    if (String(value).length > 4) expect(kept).not.toContain(value)
  }
  expect(kept).not.toContain('radiogroup')
})

test('what was typed into a search is not stored when the page repeats it', async ({
  page,
  product,
}) => {
  await openMeasured(page, '/figma-test-faq')
  const said = page.getByRole('search').getByRole('status')
  for (const text of ['hackathon', 'my secret question']) {
    await page.getByRole('searchbox').fill(text)
    await expect(said).toContainText(text)
    await said.click()
  }
  await page.locator('h1').click()
  await setHidden(page, true)
  const { clicks } = await waitForVisit(product, await sessionIn(page), 1)
  expect(clicks.map((click) => click.element_selector)).toEqual([expect.stringMatching(/h1$/)])
  expect(await readAll(product)).not.toContain('my secret question')
})

test('what a message at the bottom of the page says about a form is not stored', async ({
  page,
  product,
}) => {
  await openMeasured(page, '/figma-test-schedule')
  await page.getByText(schedulePage.hero.addToCalendar, { exact: true }).click()
  await page.getByRole('button', { name: schedulePage.calendar.submit }).click()
  const toast = page.getByRole('status', { name: site.toast.region })
  await toast.getByText(schedulePage.calendar.done.title).click()
  await setHidden(page, true)
  const { clicks } = await waitForVisit(product, await sessionIn(page), 1)
  expect(clicks.map((click) => click.element_text)).toEqual([
    schedulePage.hero.addToCalendar,
    schedulePage.calendar.submit,
  ])
})
