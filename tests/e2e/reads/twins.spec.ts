import { expect, test, type Page } from 'playwright/test'
import { articlesOnDisk } from './article-source.ts'

test.use({ javaScriptEnabled: false })

const twins = {
  '/figma-test-home': '/',
  '/figma-test-about': '/about',
  '/figma-test-contact': '/contact',
  '/figma-test-faq': '/faq',
  '/figma-test-blog': '/blog',
  '/figma-test-team': '/team',
  '/figma-test-tracks': '/tracks',
  '/figma-test-schedule': '/schedule',
  '/figma-test-partners': '/sponsors',
  '/figma-test-join': '/register',
  '/figma-test-partner': '/partner',
}

const aliases = {
  '/registration': '/register',
  '/partners': '/sponsors',
  ...Object.fromEntries(
    articlesOnDisk().map(({ slug }) => [`/resources/${slug}`, `/blog/${slug}`]),
  ),
}

/** The content of a page; links to a part of the same page are written without its address. */
async function contentOf(page: Page, path: string) {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  const html = await page.getByRole('main').innerHTML()
  return html.replaceAll(`="${path}?`, '="?').replaceAll(`="${path}#`, '="#')
}

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

for (const [twin, plain] of Object.entries(twins)) {
  test(`${twin} is ${plain} again, measured and kept out of search engines`, async ({ page }) => {
    const content = await contentOf(page, plain)
    const canonical = await canonicalOf(page)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    expect(await contentOf(page, twin)).toBe(content)
    expect(await canonicalOf(page)).toBe(canonical)
    expect(canonical).toBe(`https://mcphack.africa${plain}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}

test('the second addresses of a page answer with the same content and name the first as canonical', async ({
  page,
}) => {
  for (const [alias, plain] of Object.entries(aliases)) {
    const content = await contentOf(page, plain)
    expect(await contentOf(page, alias), alias).toBe(content)
    expect(await canonicalOf(page)).toBe(`https://mcphack.africa${plain}`)
  }
})
