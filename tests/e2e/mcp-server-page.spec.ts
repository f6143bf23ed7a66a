import type { CallToolResult, ListToolsResult } from '@modelcontextprotocol/server'
import { expect, test, type Page } from 'playwright/test'
import { mcpClients } from '#content/catalogue/mcp-clients.ts'
import { mcpServer, protocolRevisions } from '#content/facts/mcp.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { site } from '#words/site.ts'
import { part } from './reads/parts.ts'

const { call, connect, tools } = mcpServerPage

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page names every tool with the schemas that the running server lists', async ({
    page,
    request,
  }) => {
    const answer = await request.post('/mcp', {
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })
    const { result } = (await answer.json()) as { result: ListToolsResult }
    await page.goto('/mcp-server')
    const shown = await part(page, tools.heading)
      .locator('li')
      .evaluateAll((entries) =>
        entries.map((entry) => {
          const [inputSchema, outputSchema] = [...entry.querySelectorAll('pre')].map((box) =>
            JSON.parse(box.textContent),
          )
          const name = entry.querySelector('h3')!.textContent
          return {
            name,
            description: entry.querySelector('h3 + p')!.textContent,
            inputSchema,
            outputSchema,
          }
        }),
      )
    expect(shown).toEqual(
      result.tools.map(({ name, description, inputSchema, outputSchema }) => ({
        name,
        description,
        inputSchema,
        outputSchema,
      })),
    )
  })

  test('every client has its configuration, every revision its entry, and the command for a terminal works', async ({
    page,
    request,
  }) => {
    await page.goto('/mcp-server')
    const clients = part(page, connect.heading).locator('li')
    for (const { name, code } of mcpClients)
      expect(await clients.filter({ hasText: name }).locator('pre').allTextContents()).toContain(
        code,
      )
    await expect(
      part(page, mcpServerPage.revisions.heading).getByRole('heading', { level: 3 }),
    ).toHaveText([...protocolRevisions])

    await expect(page.getByRole('button', { name: call.submit })).toBeHidden()
    const command = await part(page, call.heading).locator('noscript pre').textContent()
    const [, url = '', ...parts] = command!.split(/ \\\n {2}|^curl /)
    expect(url).toBe(mcpServer.url)
    const data = parts.pop()!.slice("-d '".length, -1)
    const headers = parts.map((line) => /^-H '([^:]+): (.*)'$/.exec(line)!.slice(1))
    const answer = await request.post('/mcp', { data, headers: Object.fromEntries(headers) })
    const { result } = (await answer.json()) as { result: CallToolResult & { resultType: string } }
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: { total: 11 } })
  })
})

/** Reaches the button of the form with the keyboard alone, and presses it. */
async function pressSubmit(page: Page) {
  await page.getByRole('button', { name: call.submit }).focus()
  await page.keyboard.press('Enter')
}

test('a tool is called with the keyboard, and the answer is announced and shown', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto('/mcp-server')
  await page.getByLabel(call.tool, { exact: true }).focus()
  await page.keyboard.type('get_t')
  const id = page.getByLabel('id', { exact: true })
  await expect(id).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(id).toBeFocused()
  await page.keyboard.type('healthcare-systems')
  await page.keyboard.press('Enter')

  const form = part(page, call.heading)
  await expect(form.getByRole('status')).toHaveText(call.answered('get_track'))
  await expect(form.locator('h3 + pre')).toContainText('"exampleServers"')
  await form.getByText(call.exchange).click()
  await expect(form.locator('details pre').first()).toContainText('"2026-07-28"')
  await expect(form.locator('details pre').last()).toContainText('"resultType": "complete"')
  expect(problems).toEqual([])
})

test('a call that fails says why, and keeps what was typed', async ({ page }) => {
  await page.goto('/mcp-server')
  const form = part(page, call.heading)
  const status = form.getByRole('status')

  await page.getByLabel(call.tool, { exact: true }).selectOption('get_track')
  await page.getByLabel('id', { exact: true }).fill('no-such-track')
  await pressSubmit(page)
  await expect(status).toContainText('There is no track "no-such-track".')

  await page.route('**/mcp', (route) => route.abort())
  await pressSubmit(page)
  await expect(status).toHaveText(`${call.failed} ${site.form.network}`)
  await expect(page.getByLabel('id', { exact: true })).toHaveValue('no-such-track')
  await expect(page.getByRole('button', { name: call.submit })).toBeFocused()

  await page.route('**/mcp', (route) => route.fulfill({ status: 429, json: {} }))
  await pressSubmit(page)
  await expect(status).toContainText(call.tooMany)

  await page.route('**/mcp', (route) => route.fulfill({ status: 502, body: '<p>Bad gateway' }))
  await pressSubmit(page)
  await expect(status).toContainText(call.unreadable)
  await expect(form.locator('h3 + pre')).toHaveCount(0)
})

test('a configuration is copied with one click, or the page says that it could not be', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/mcp-server')
  const entry = part(page, connect.heading).locator('li').filter({ hasText: 'VS Code' }).first()
  await entry.getByRole('heading').click()
  await entry.getByRole('button').click()
  await expect(entry.getByRole('button')).toHaveText(connect.copied)
  const { code } = mcpClients.find(({ id }) => id === 'vs-code')!
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
  )
  await entry.getByRole('button').click()
  await expect(page.getByText(site.copyFailed)).toBeVisible()
})
