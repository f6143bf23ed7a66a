import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that a change of colours alone can break. */
export const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** Loads axe into the page, to be called once after each load. */
export const addAxe = (page: Page) => page.evaluate(axe)

/** Runs axe on the whole page and describes what it finds and where. */
export async function findFaults(page: Page, options: object = {}): Promise<string[]> {
  const asked = JSON.stringify({ resultTypes: ['violations'], ...options })
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${asked})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  )
}
