import { expect } from 'playwright/test'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { signInAsAdmin, test, type Product } from './own-product.ts'

const { live, sources, health, range, forget, full } = analyticsPanel

/** Visits of one day by where they came from. */
async function insertVisits(
  product: Product,
  rows: [kind: string, value: string, visits: number][],
) {
  await product.readVisits(
    `insert into figma_analytics_daily_visits (day, kind, value, visits, bots)
     select '2026-03-01', value->>0, value->>1, value->>2, 0 from json_each(?)`,
    JSON.stringify(rows),
  )
}

test('live visitors are described as those heard from in the last minutes', async ({
  page,
  product,
}) => {
  await product.empty()
  await product.readVisits(
    `insert into figma_analytics_sessions (session_id, user_agent, started_at, seen_at, last_view_clock, last_view_id, last_path, furthest_step, device, is_bot)
     values (1, 'x', ?1, ?1, 0, 1, '/figma-test-faq', 0, 'phone', 0)`,
    new Date().toISOString(),
  )
  await signInAsAdmin(page, product)
  await page.goto('/admin?tab=analytics')
  const part = page.getByRole('region', { name: live.heading })
  await expect(part.getByText(live.explanation)).toBeVisible()
  await expect(part.getByRole('table', { name: live.text(5) })).toContainText('/figma-test-faq')
})

test('a share is of all visits, and what the screen leaves out is counted', async ({
  page,
  product,
}) => {
  await product.empty()
  await insertVisits(product, [
    ['all', '', 200],
    ['device', 'phone', 200],
    ...Array.from({ length: 62 }, (_, index): [string, string, number] => [
      'referrer',
      `host-${index}.example`,
      index === 0 ? 100 : index < 39 ? 2 : 1,
    ]),
  ])
  await signInAsAdmin(page, product)
  await page.goto('/admin?tab=analytics&from=2026-03-01&to=2026-03-01')
  const list = page
    .getByRole('region', { name: sources.heading })
    .getByRole('table', { name: sources.lists.referrers })
    .first()
  await expect(list.getByRole('row', { name: 'host-0.example' })).toContainText('50%')
  await expect(page.getByText(analyticsPanel.more(45))).toBeVisible()
  await expect(page.getByText(sources.cut(12, '12'))).toBeVisible()
})

test('a period that is none is said to be none, and no picture fails', async ({
  page,
  product,
}) => {
  await signInAsAdmin(page, product)
  const refused: string[] = []
  page.on(
    'response',
    (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`),
  )
  for (const query of [
    'from=2026-02-31&to=2026-03-05',
    'from=2023-12-31&to=2024-01-05',
    'from=2026-03-05&to=tomorrow',
  ]) {
    await page.goto(`/admin?tab=analytics&${query}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('alert').filter({ hasText: range.wrong }), query).toBeVisible()
    expect(refused, query).toEqual([])
  }
  // Both at once: neither change may take the other back.
  await page
    .getByLabel(range.from, { exact: true })
    .or(page.getByLabel(range.to, { exact: true }))
    .evaluateAll(
      (fields, days) => {
        for (const [at, field] of fields.entries()) {
          // React does not hear of a value that is set on the element itself.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
            field,
            days[at],
          )
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
      },
      ['2026-03-01', '2026-03-05'],
    )
  await expect(page).toHaveURL(/from=2026-03-01&to=2026-03-05/)
  await expect(page.getByText(range.wrong)).toHaveCount(0)
})

test('every button that saves a file names its chart', async ({ page, product }) => {
  await signInAsAdmin(page, product)
  await page.goto('/admin?tab=analytics')
  const buttons = page.getByRole('button', { name: analyticsPanel.export })
  await expect(buttons).toHaveCount(5)
  const snapshot = await page.locator('main').ariaSnapshot()
  const names = [...snapshot.matchAll(/button "(Save as CSV.*)"/g)].map(([, name]) => name!)
  expect(new Set(names).size).toBe(5)
  for (const name of names) expect(name.startsWith(`${analyticsPanel.export}: `)).toBe(true)
})

test('replaying the dead letters says how many were sent, and one that cannot be stored is discarded', async ({
  page,
  product,
}) => {
  await product.readVisits('delete from dead_events')
  const letters = Array.from({ length: 102 }, (_, index) => [
    `letter-${index}`,
    new Date(Date.UTC(2026, 2, 1, 8, index)).toISOString(),
  ])
  await product.readVisits(
    `insert into dead_events (id, body, events, died_at)
     select value->>0, '"gibberish"', 0, value->>1 from json_each(?)`,
    JSON.stringify(letters),
  )
  await signInAsAdmin(page, product)
  await page.goto('/admin?tab=analytics')
  const part = page.getByRole('region', { name: health.heading })
  await expect(part.getByText(health.notListed(2, '2'))).toBeVisible()
  const discard = part.getByRole('button', { name: health.discard })
  await expect(discard).toHaveCount(100)
  await discard.first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: health.discard, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(part.getByText(health.notListed(1, '1'))).toBeVisible()
  expect(await product.readVisits("select id from dead_events where id = 'letter-101'")).toEqual([])
  expect(
    await product.readAccounts(
      "select subject_id from audit_log where action = 'analytics_discarded'",
    ),
  ).toEqual([{ subject_id: 'letter-101' }])

  await part.getByRole('button', { name: health.replay(100) }).click()
  await expect(page.getByText(health.replayed(100).text)).toBeVisible()
  expect(
    await product.readVisits('select count(*) as n from dead_events where replayed_at is not null'),
  ).toEqual([{ n: 100 }])
})

test('an administrator is told that there is no room, deletes what was measured on a page, and sees that it was done', async ({
  page,
  product,
}) => {
  await product.empty()
  await product.readVisits(
    `insert into figma_analytics_heat_cells (page_path, viewport_class, selector, cell, clicks)
     values ('/figma-test-faq', 'phone', 'main', 1, 5), ('/figma-test-team', 'phone', 'main', 1, 5)`,
  )
  await page.route('**/api/admin/analytics/health?*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, room: { ...json.room, isFull: true } } })
  })
  await signInAsAdmin(page, product)
  await page.goto('/admin?tab=analytics')
  await expect(page.getByRole('alert').filter({ hasText: full.title })).toBeVisible()
  const part = page.getByRole('region', { name: forget.heading })
  await expect(part.getByText(forget.none)).toBeVisible()
  await part.getByText(forget.kinds.page, { exact: true }).click()
  await part.getByLabel(forget.page, { exact: true }).selectOption('/figma-test-faq')
  await part.getByRole('button', { name: forget.action }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(forget.question.page('/figma-test-faq'))).toBeVisible()
  await dialog.getByRole('button', { name: forget.action }).click()
  await expect(dialog).toHaveCount(0)
  await expect(part.getByRole('row').filter({ hasText: '/figma-test-faq' })).toContainText(
    forget.states.running(0),
  )
  expect(
    await product.readVisits(
      "select page_path from figma_analytics_heat_cells where selector = 'main'",
    ),
  ).toEqual([{ page_path: '/figma-test-team' }])
  // The page may be asking once more.
  await page.unrouteAll({ behavior: 'wait' })
})
