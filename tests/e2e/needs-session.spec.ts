import { expect, test } from 'playwright/test'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'

test('without a session, a page behind the sign-in leads there before the app has loaded, and the sign-in knows the way back', async ({
  page,
}) => {
  // The app never arrives. Nor does it fail, because the page would then be loaded again.
  await page.route(/assets\/(main|react)-[^/]*\.js$/, () => {})
  for (const own of [
    `${paths.account}#ways`,
    `${paths.admin}?tab=messages`,
    paths.adminTeam('1c8a9d7e-0000-4000-8000-000000000000'),
    paths.ownProject,
    paths.pass,
    paths.judging,
    paths.mentoring,
    `${paths.door}?event=finale`,
    paths.ownHub,
  ]) {
    await page.goto(own, { waitUntil: 'commit' })
    await expect(page).toHaveURL(paths.signIn(own))
    const enter = page.getByRole('button', { name: authPage.signIn.submit, exact: true })
    await expect(enter).toBeVisible()
  }
})

test('a token in the hash stays out of the address of the sign-in', async ({ page }) => {
  await page.goto(`${paths.account}#access_token=secret`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(paths.signIn(paths.account))
})
