import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { event } from '#content/facts/event.ts'
import { findRegistrationState } from '#content/facts/registration.ts'
import { stageAt } from '#web/boot/first-paint.ts'
import { buildEdition } from './edition-build.ts'
import { startProduct } from './own-product.ts'

test('a build that rehearses a day does not start where it is deployed', async () => {
  // The build for the tests is a rehearsal; these are the settings with which it would be deployed.
  const started = startProduct({ vars: { SITE_URL: event.origin } })
  await expect(started).rejects.toThrow(/rehearses a day of the edition/)
})

test('wrangler finds nothing to deploy in a rehearsal', async () => {
  const deployed = promisify(execFile)('node_modules/.bin/wrangler', ['deploy', '--dry-run'])
  await expect(deployed).rejects.toThrow(/missing the required `directory`/)
})

test('no setting, request or page moves the clock of what is deployed', async ({ browser }) => {
  const day = event.start
  const instant = String(Date.parse(event.registration.opens))
  const names = ['REHEARSED_DAY', 'ANNOUNCED_DAY', 'TODAY', 'NOW', 'DATE']
  const tries = Object.fromEntries(names.map((name, index) => [name, index % 2 ? day : instant]))
  const today = findRegistrationState(Date.now())
  expect(today).not.toBe(findRegistrationState(Number(instant)))

  const built = await buildEdition({})
  const product = await startProduct({ dist: built.dist, vars: tries })
  const query = `?${new URLSearchParams({ ...tries, today: day, rehearsal: day }).toString()}`
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    date: new Date(Number(instant)).toUTCString(),
    'x-today': day,
    'x-rehearsed-day': instant,
    cookie: `today=${day}; rehearsed_day=${instant}`,
  }
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'key_dates', arguments: {}, _meta: { today: day, REHEARSED_DAY: instant } },
  }
  for (const host of ['localhost', new URL(event.origin).host]) {
    const answer = await fetch(`${product.url}/mcp${query}`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-host': host },
      body: JSON.stringify(body),
    })
    const { result } = (await answer.json()) as {
      result: { structuredContent: { registration: { state: string } } }
    }
    expect(result.structuredContent.registration.state).toBe(today)
  }

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-today': day } })
  await context.addCookies([{ name: 'REHEARSED_DAY', value: instant, url: product.url }])
  await context.addInitScript(
    ([known, value]) => {
      for (const name of known) {
        Object.assign(globalThis, { [name]: Number(value) })
        for (const store of [localStorage, sessionStorage]) store.setItem(name, value)
      }
    },
    [names, instant] as const,
  )
  const page = await context.newPage()
  await page.goto(`${product.url}/register${query}#today=${day}`)
  await expect(page.locator('html')).toHaveAttribute('data-stage', String(stageAt(Date.now())))
  await context.close()
  await product.close()
  await built.remove()
})
