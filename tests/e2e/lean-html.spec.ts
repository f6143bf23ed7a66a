import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { leanHtml } from '../../build/lean-html.ts'

const FOLDER = 'dist/client'

test('a page without the tags that a browser supplies is the same document', async ({ page }) => {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(20)
  for (const name of pages) {
    const lean = readFileSync(`${FOLDER}/${name}`, 'utf8')
    expect(lean, name).not.toContain('</li><li')
    const whole = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML,
      lean,
    )
    const again = await page.evaluate(
      (html) => new DOMParser().parseFromString(html, 'text/html').documentElement.outerHTML,
      leanHtml(`<!doctype html>${whole}`),
    )
    expect(again, name).toBe(whole)
  }
})
