import { expect, test } from 'playwright/test'
import { articleCategoryIds } from '#content/facts/article-categories.ts'
import { articleCategoryNames, readTime, updatedOn } from '#words/articles.ts'
import { articlePage, blogPage } from '#words/pages/blog.ts'
import { articlesOnDisk, longDate, readableLines } from './article-source.ts'
import { expectLink } from './parts.ts'

test.use({ javaScriptEnabled: false })

const articles = articlesOnDisk()

test('the blog lists all articles, the newest first, and filters them by category', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogPage.hero.title)
  const cards = page.locator('.articles > ul > [data-category]')
  const shown = await cards.evaluateAll((items) =>
    items.map((element) => ({
      title: element.querySelector('h3')!.textContent.replaceAll('\u00A0', ' '),
      address: element.querySelector('h3 a')!.getAttribute('href'),
      category: element.querySelector('.badge')!.textContent,
      date: element.querySelector('time')!.textContent,
      text: element.textContent,
    })),
  )
  expect(shown).toEqual(
    articles.map(({ slug, meta }) => ({
      title: meta.title,
      address: `/blog/${slug}`,
      category: articleCategoryNames[meta.category],
      date: longDate(meta.date),
      text: expect.stringContaining(meta.description) as unknown,
    })),
  )
  for (const [index, { meta }] of articles.entries())
    expect(shown[index]!.text).toContain(readTime(meta.readMinutes))

  const colours = new Set<string>()
  // A category that has no article yet is not offered.
  const named = articleCategoryIds.filter((id) => articles.some(({ meta }) => meta.category === id))
  await expect(page.locator('.chips label')).toHaveCount(named.length + 1)
  for (const category of named) {
    const chip = page.locator('.chips label', {
      hasText: new RegExp(`^${articleCategoryNames[category]}$`),
    })
    colours.add(
      await chip
        .locator('.dot')
        .evaluate((dot) => getComputedStyle(dot).background + getComputedStyle(dot).color),
    )
    await chip.click()
    const expected = articles.filter(({ meta }) => meta.category === category)
    await expect(cards.filter({ visible: true })).toHaveCount(expected.length)
    for (const { meta } of expected)
      await expect(page.getByRole('link', { name: meta.title })).toBeVisible()
  }
  expect(colours.size, 'each category has colours of its own').toBe(named.length)
  await page.locator('.chips label').first().click()
  await expect(cards.filter({ visible: true })).toHaveCount(articles.length)
  await expectLink(page, blogPage.list.feed.label, '/feed.xml')
})

test('the six announced articles are there', () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual([
    'africa-protocol-moment-mcp-infrastructure',
    'forty-cities-one-commons-pan-african',
    'hackathon-to-production-partners-guide',
    'introducing-mcphack-africa',
    'mcp-briefing-paper-partners',
    'what-well-build-eight-weeks-mcp-servers',
  ])
})

for (const { slug, meta, source } of articles) {
  test(`the article ${slug} is there from its first line to its last`, async ({ page }) => {
    const { action, back, backToAll, by, share } = articlePage
    await page.goto(`/blog/${slug}`)
    const article = page.getByRole('main').getByRole('article').first()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(meta.title)
    const facts = [
      articleCategoryNames[meta.category],
      meta.subtitle ?? '',
      by(meta.author),
      longDate(meta.date),
      readTime(meta.readMinutes),
      updatedOn(longDate(meta.updated!)),
    ]
    for (const fact of facts) await expect(article).toContainText(fact)

    // The changes start closed, so that the article comes first.
    const update = page.locator('.prose > details')
    await expect(update.locator('summary')).toHaveText(updatedOn(longDate(meta.updated!)))
    await update.locator('summary').click()
    await expect(update.getByText('2026-07-28').first()).toBeVisible()

    const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ')
    const body = squeeze(await page.locator('.prose').innerText())
    for (const line of readableLines(source)) expect(body).toContain(squeeze(line))
    const headings = [...source.matchAll(/^(##+) (.+)$/gm)].map(
      ([, marks, title]) => `h${marks!.length} ${title}`,
    )
    const shown = await page
      .locator('.prose :is(h2, h3, h4)')
      .evaluateAll((found) => found.map((element) => `${element.localName} ${element.textContent}`))
    expect(shown).toEqual(headings.map((heading) => heading.replaceAll(/[*`]/g, '')))
    const links = [...source.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href!)
    for (const href of links)
      await expect(page.locator(`.prose a[href="${href}"]`).first()).toBeVisible()

    await expectLink(page, action.register.label, '/register')
    await expectLink(page, action.partner.label, '/sponsors')
    await expect(page.getByRole('link', { name: back.label })).toHaveAttribute('href', '/blog')
    await expect(page.getByRole('link', { name: backToAll.label })).toHaveAttribute('href', '/blog')
    const whatsApp = await page.getByRole('link', { name: share.whatsApp }).getAttribute('href')
    expect(decodeURIComponent(whatsApp!)).toContain(
      `${meta.title} https://mcphack.africa/blog/${slug}`,
    )
  })
}
