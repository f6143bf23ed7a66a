import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Gives the page what `findFaults` asks; once after each load. */
export const addAxe = (page: Page) => page.evaluate(axe)

/** What axe finds on the whole page, in a form that tells where. */
export async function findFaults(page: Page, options: object = {}): Promise<string[]> {
  const asked = JSON.stringify({ resultTypes: ['violations'], ...options })
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${asked})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  )
}
