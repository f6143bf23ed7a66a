import { readFileSync } from 'node:fs'
import { devices, expect, type Page } from 'playwright/test'
import { exportHeadings, nameExport } from '#words/analytics-exports.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { adminPage } from '#words/pages/admin.ts'
import { setHidden, signInAsAdmin, test, type Product } from './own-product.ts'

const words = analyticsPanel.heatmap
const measured = '/figma-test-partner'
const clicked = 'main p >> nth=1'
const parts = [
  [0.12, 0.3],
  [0.81, 0.64],
] as const

/** Finds the middle of the heat that is painted, as a share of the element on the page below. */
function readPicture(page: Page, selector: string) {
  return page.evaluate((path) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.heat-canvas')
    const frame = document.querySelector<HTMLIFrameElement>('.page-view iframe')
    const element = frame?.contentDocument?.querySelector(path)
    if (!canvas || !frame || !element || canvas.width === 0) return null
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    const sum = { x: 0, y: 0, weight: 0 }
    for (let at = 3; at < data.length; at += 4) {
      const pixel = (at - 3) / 4
      const weight = data[at]!
      sum.x += weight * ((pixel % canvas.width) + 0.5)
      sum.y += weight * (Math.floor(pixel / canvas.width) + 0.5)
      sum.weight += weight
    }
    if (sum.weight === 0) return null
    const scale = canvas.width / Number(frame.width)
    const box = element.getBoundingClientRect()
    return {
      width: box.width,
      x: (sum.x / sum.weight / scale - box.x) / box.width,
      y: (sum.y / sum.weight / scale - box.y) / box.height,
    }
  }, selector)
}

for (const [width, [partX, partY]] of [
  [360, parts[0]],
  [620, parts[1]],
] as const) {
  test(`a click made at ${width} px is drawn within 1 % of its element at the width of the picture`, async ({
    page,
    product,
    browser,
  }) => {
    await product.empty()
    const visitor = await browser.newPage({
      baseURL: product.url,
      userAgent: devices['Pixel 7'].userAgent,
      viewport: { width, height: 740 },
    })
    await visitor.goto(measured, { waitUntil: 'networkidle' })
    const target = visitor.locator(clicked)
    await target.scrollIntoViewIfNeeded()
    const box = (await target.boundingBox())!
    const [x, y] = [Math.floor(box.x + partX * box.width), Math.floor(box.y + partY * box.height)]
    await visitor.mouse.click(x, y)
    await setHidden(visitor, true)
    const stored = () =>
      product.readVisits(
        'select selector from figma_analytics_heat_cells where page_path = ?',
        measured,
      )
    await expect.poll(async () => (await stored()).length).toBe(1)
    const [cell] = await stored()
    await visitor.close()

    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInAsAdmin(page, product)
    await page.goto(`/admin?tab=analytics&on=${measured}&device=phone`)
    const selector = String(cell!.selector)
    // It is painted again while the page below settles into its size.
    await expect(async () => {
      const picture = (await readPicture(page, selector))!
      expect(Math.abs(picture.width - box.width)).toBeGreaterThan(20)
      expect(Math.abs(picture.x - (x + 0.5 - box.x) / box.width)).toBeLessThan(0.01)
      expect(Math.abs(picture.y - (y + 0.5 - box.y) / box.height)).toBeLessThan(0.01)
    }).toPass()
    await expect(page.getByText(words.anchored('1', '1', '100%'))).toBeVisible()
    await expect(page.getByText(analyticsPanel.pages.unseen)).not.toContainText(`${measured},`)
    await expect(page.getByText(analyticsPanel.pages.unseen)).toContainText('/figma-test-home')
    // The content security policy lets the heat map be drawn.
    expect(errors).toEqual([])
  })
}

/** Three clicks on what is there, and one on what is gone. */
async function insertClicks(product: Product) {
  await product.empty()
  const insert = `insert into figma_analytics_heat_cells
    (page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum) values (?, 'desktop', ?, 0, ?, 0, 0, 0, 0)`
  await product.readVisits(insert, measured, 'main[id="content"]', 3)
  await product.readVisits(insert, measured, 'main>a[href="/gone"]', 1)
}

test('the heat map says how many clicks were not found again, and that embedded pages are not measured', async ({
  page,
  product,
}) => {
  await insertClicks(product)
  await signInAsAdmin(page, product)
  // A deployment may embed another site's form there.
  await page.route(`**${measured}`, async (route) => {
    const answer = await route.fetch()
    const frame = '<iframe title="A form" width="600" height="400"></iframe></main>'
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</main>', frame),
    })
  })
  await page.goto(`/admin?tab=analytics&on=${measured}&device=desktop`)
  await expect(page.locator('.heat-embedded')).toHaveCount(1)
  await expect(page.locator('.heat-embedded')).toHaveText(words.notMeasurable)
  await expect(page.getByText(words.anchored('3', '4', '75%'))).toBeVisible()
  await expect(page.getByText(words.lost('1'))).toBeVisible()
  await expect(page.locator('.fold-line')).toBeVisible()
  await expect(page.getByText(words.fold)).toBeVisible()
})

test('the page under the heat map runs no script, and is laid out as for readers with scripts', async ({
  page,
  product,
}) => {
  await product.empty()
  const insert = `insert into figma_analytics_heat_cells
    (page_path, viewport_class, selector, cell, clicks, dead, rage, x_sum, y_sum) values (?, 'desktop', ?, 0, 3, 0, 0, 0, 0)`
  await product.readVisits(insert, '/figma-test-contact', 'form [type="submit"]')
  await signInAsAdmin(page, product)
  await page.route('**/assets/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'top.probes = (top.probes ?? 0) + 1' }),
  )
  // As of a page that was built at another stage.
  await page.route('**/figma-test-contact', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/ data-stage="\d+"/, ' data-stage="99"')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/admin?tab=analytics&on=/figma-test-contact&device=desktop')
  await expect(page.getByText(words.anchored('3', '3', '100%'))).toBeVisible()
  const stage = await page.locator('html').getAttribute('data-stage')
  const shown = page.frameLocator('.page-view iframe').locator('html')
  await expect(shown).toHaveAttribute('data-stage', stage!)
  const probes = await page.evaluate(async () => {
    const inner = document.querySelector<HTMLIFrameElement>('.page-view iframe')!.contentDocument!
    // The one in the frame is asked for first.
    for (const place of [inner, document]) {
      const script = place.createElement('script')
      script.src = '/assets/probe.js'
      const loaded = new Promise((resolve) => script.addEventListener('load', resolve))
      place.body.append(script)
      if (place === document) await loaded
    }
    return (window as { probes?: number }).probes
  })
  expect(probes).toBe(1)
})

test('while its page cannot be loaded the heat map says nothing about elements, and a retry shows them', async ({
  page,
  product,
}) => {
  await insertClicks(product)
  await signInAsAdmin(page, product)
  await page.route(
    (url) => url.pathname === measured,
    (route) => route.abort(),
  )
  await page.goto(`/admin?tab=analytics&on=${measured}&device=desktop`)
  const part = page.getByRole('region', { name: words.heading, exact: true })
  await expect(part.getByText(words.failed)).toBeVisible()
  await part.getByText(analyticsPanel.table).click()
  await expect(part.getByRole('rowheader')).toHaveText([
    'main[id="content"]',
    'main>a[href="/gone"]',
  ])

  await page.unrouteAll()
  await part.getByRole('button', { name: adminPage.failed.retry }).click()
  await expect(part.getByText(words.anchored('3', '4', '75%'))).toBeVisible()
  await expect(part.getByText(words.failed)).toHaveCount(0)
  const outside = part.getByRole('table', { name: words.clicksTable.outside })
  await expect(outside.getByRole('rowheader')).toHaveText(
    `${words.clicksTable.gone}main>a[href="/gone"]`,
  )
  const drawn = part.getByRole('table', { name: words.clicksTable.caption })
  await expect(drawn.getByText('main[id="content"]')).toHaveCount(0)
  await drawn.getByRole('button').click()
  await expect(drawn.getByText('main[id="content"]')).toBeVisible()
})

test('the file of the heat map matches what is drawn, and states no period', async ({
  page,
  product,
}) => {
  await product.empty()
  await product.readVisits(
    `insert into figma_analytics_scroll_bands (page_path, viewport_class, band, views, viewport_height_sum, document_height_sum)
     values (?, 'phone', 20, 3, 2000, 6000)`,
    measured,
  )
  await signInAsAdmin(page, product)
  await page.goto(`/admin?tab=analytics&on=${measured}&from=2026-03-01&to=2026-03-07`)
  const part = page.getByRole('region', { name: words.heading, exact: true })
  const save = async (name: 'clicks' | 'scroll') => {
    const label = `${analyticsPanel.export}: ${words.files[name]}`
    const saving = page.waitForEvent('download')
    await part.getByRole('button', { name: label, exact: true }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe(nameExport(name, { from: '', to: '' }))
    return readFileSync(await file.path(), 'utf8')
  }
  expect(await save('clicks')).toContain(`"${exportHeadings.clicks[2]}"`)
  await part.getByText(words.layers.scroll, { exact: true }).click()
  expect(await save('scroll')).toContain(
    `"${measured}","${analyticsPanel.devices.phone}","100","3","100"`,
  )
})

test('charts that fail offer a retry, an empty period says so, and a table can be saved', async ({
  page,
  product,
}) => {
  await product.empty()
  await signInAsAdmin(page, product)
  const answers = '**/api/admin/analytics/**'
  await page.route(answers, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/admin?tab=analytics&from=2026-03-01&to=2026-03-07')
  const retry = page.getByRole('button', { name: adminPage.failed.retry })
  // Each report fails by itself, some later than others.
  await expect(retry.nth(5)).toBeVisible()
  await page.unroute(answers)
  const overview = page.getByRole('region', { name: analyticsPanel.overview.heading })
  await overview.getByRole('button', { name: adminPage.failed.retry }).click()
  await expect(overview.getByText(analyticsPanel.empty)).toBeVisible()

  const saving = page.waitForEvent('download')
  await overview.getByRole('button', { name: analyticsPanel.export }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('analytics-overview-2026-03-01-2026-03-07.csv')
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines[0]!.replace('\ufeff', '')).toBe(
    exportHeadings.overview.map((name) => `"${name}"`).join(','),
  )
  expect(lines).toHaveLength(8)
})
