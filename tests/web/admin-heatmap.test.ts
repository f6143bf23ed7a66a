import { chromium, type Browser, type Page } from 'playwright'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { elementParts, heatGrid } from '#content/wire/analytics.ts'
import type * as Selector from '#web/analytics/selector.ts'
import type { Heatmap } from '#web/data/analytics.ts'
import type * as Placing from '#web/pages/admin/analytics/place-clicks.ts'
import { findChromium } from '../../build/chromium.ts'

declare const tools: typeof Selector & typeof Placing

const body = `<style>body { margin: 0 } .row { display: flex; flex-wrap: wrap; gap: 10px; padding: 5% }
  .row a { flex: 1 0 150px; height: 60px }</style>
  <main><div class="row"><a href="/one">One</a><a href="/two">Two</a><a href="/three">Three</a></div>
  <p id="words" style="margin: 0 10%">${'These words wrap at another place on another screen. '.repeat(20)}</p>
  <button data-track="join" style="width: 60%; height: 10vw">Join</button>
  <details><summary>More</summary><a href="/inside">Inside</a></details>
  <iframe title="A form" width="200" height="90"></iframe></main>`

let browser: Browser
let script: string

/** A module that gives the page both halves as `tools`: the visitor's and the dashboard's. */
async function buildTools(): Promise<string> {
  const entry = 'virtual:tools'
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'tools',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import * as selector from '/web/analytics/selector.ts'
               import * as placing from '/web/pages/admin/analytics/place-clicks.ts'
               globalThis.tools = { ...selector, ...placing }`
            : undefined,
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}

async function openAt(width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 700 } })
  await page.setContent(body)
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'tools' in globalThis)
  return page
}

/** Builds the Worker's answer for clicks on the given selectors, each at a share of its width and height. */
function heatmapOf(clicks: { selector: string; part: number }[]): Heatmap {
  return {
    page: '/figma-test-home',
    pageOf: '/',
    device: 'phone',
    grid: heatGrid,
    clicks: clicks.length,
    drawnClicks: clicks.length,
    dead: 0,
    rage: 0,
    selectors: clicks.map(({ selector }) => selector),
    cells: clicks.map(({ part }, index) => {
      const [cell, place] = [Math.floor(part * heatGrid), Math.floor(part * elementParts)]
      return [index, cell * heatGrid + cell, 1, 0, 0, place, place]
    }),
    scroll: { views: 0, reached: [], fold: 0, documentHeight: 0 },
  }
}

const place = (page: Page, heatmap: Heatmap) =>
  page.evaluate((data) => tools.placeClicks(document, data), heatmap)

beforeAll(async () => {
  script = await buildTools()
  browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
})

afterAll(() => browser.close())

test('a click made at one width is drawn within 1 % of the same point of its element at another', async () => {
  const small = await openAt(320)
  const clicks = await small.evaluate(() => {
    const found = [...document.querySelectorAll('a[href="/two"], a[href="/three"], #words, button')]
    return found.flatMap((element) =>
      [0.003, 0.31, 0.5, 0.777, 0.999].map((part) => ({
        selector: tools.describeElement(element),
        part,
      })),
    )
  })
  const large = await openAt(640)
  const { spots } = await place(large, heatmapOf(clicks))
  expect(spots).toHaveLength(clicks.length)
  const tolerance = 0.01
  for (const [index, click] of clicks.entries()) {
    const box = (await large.locator(click.selector).boundingBox())!
    expect(Math.abs((spots[index]!.x - box.x) / box.width - click.part)).toBeLessThanOrEqual(
      tolerance,
    )
    expect(Math.abs((spots[index]!.y - box.y) / box.height - click.part)).toBeLessThanOrEqual(
      tolerance,
    )
  }
  await small.close()
  await large.close()
})

test('clicks in closed parts, on elements that are gone and without a valid selector are counted, not drawn', async () => {
  const page = await openAt(390)
  const part = 0.5
  const { spots, elements, frames } = await place(
    page,
    heatmapOf([
      { selector: 'a[href="/one"]', part },
      { selector: 'a[href="/inside"]', part },
      { selector: 'a[href="/gone"]', part },
      { selector: '<<<', part },
    ]),
  )
  expect(spots).toHaveLength(1)
  expect(elements.map(({ state }) => state)).toEqual(['drawn', 'hidden', 'lost', 'lost'])
  expect(elements[0]).toMatchObject({ name: 'One', clicks: 1 })
  expect(await page.evaluate((list) => tools.countClicks(list), elements)).toEqual({
    drawn: 1,
    hidden: 1,
    lost: 2,
    unknown: 0,
  })
  expect(frames).toHaveLength(1)
  expect(frames[0]!.width).toBeGreaterThanOrEqual(200)
  await page.close()
})
