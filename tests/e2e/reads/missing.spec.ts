import { expect, test } from 'playwright/test'
import { articlePage } from '#words/pages/blog.ts'
import { notFoundPage } from '#words/pages/not-found.ts'
import { expectLink } from './parts.ts'

test.use({ javaScriptEnabled: false })

test('a missing address answers 404 with links home and to the main pages, however deep it is', async ({
  page,
}) => {
  for (const path of ['/no-such-page', '/about/us', '/figma-test-nothing']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expectLink(page.getByRole('main'), notFoundPage.action, '/')
    const pages = page.getByRole('navigation', { name: notFoundPage.pages.label })
    for (const { name, href } of notFoundPage.pages.list)
      await expect(pages.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  expect(notFoundPage.action).toBe('Return to Home')
})

test('a missing article answers 404 with a link back to the blog', async ({ page }) => {
  const { notFound } = articlePage
  for (const path of ['/blog/no-such-post', '/resources/no-such-post']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found')
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await expectLink(page.getByRole('main'), notFound.action.label, '/blog')
    expect(notFound.action.label).toBe('Back to Blog')
  }
})
