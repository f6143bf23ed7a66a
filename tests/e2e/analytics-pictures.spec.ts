import { expect } from 'playwright/test'
import { analyticsPanel } from '#content/pages/admin-analytics.ts'
import { signInAsAdmin, test } from './own-product.ts'

const { range } = analyticsPanel

for (const query of [
  'from=2026-02-31&to=2026-03-05',
  'from=2023-12-31&to=2024-01-05',
  'from=2026-03-05&to=tomorrow',
]) {
  test(`the period ${query} is said to be none, and no picture fails`, async ({
    page,
    product,
  }) => {
    await signInAsAdmin(page, product)
    const refused: string[] = []
    page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()))
    await page.goto(`/admin?tab=analytics&${query}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('alert').filter({ hasText: range.wrong })).toBeVisible()
    expect(refused).toEqual([])

    await page.getByLabel(range.from, { exact: true }).fill('2026-03-01')
    await page.getByLabel(range.to, { exact: true }).fill('2026-03-05')
    await expect(page).toHaveURL(/from=2026-03-01&to=2026-03-05/)
    await expect(page.getByText(range.wrong)).toHaveCount(0)
  })
}
