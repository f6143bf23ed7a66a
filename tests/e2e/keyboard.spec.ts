import { expect, test, type Page } from 'playwright/test'
import { faqCategories } from '#content/catalogue/faq.ts'
import { searchFaq } from '#content/search/faq.ts'
import { searchResources } from '#content/search/resources.ts'
import { foldText } from '#content/search/text.ts'
import { faqPage } from '#words/pages/faq.ts'
import { resourcesPage } from '#words/pages/resources.ts'
import { site } from '#words/site.ts'
import { holdBack, waitForBoot } from './steps.ts'

const questions = faqCategories.flatMap((category) => category.questions)
const { navigation, menu } = site

/** What has the focus: its words, and the ring around it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement!
    const label = element.closest('label') ?? (element as HTMLInputElement).labels?.[0]
    // A box inside its label may leave the ring to the label.
    const rings = [element, label].filter((ring) => !!ring).map((ring) => getComputedStyle(ring))
    const box = element.getBoundingClientRect()
    return {
      text: (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent)
        .trim()
        .replaceAll(/\s+/g, ' '),
      isPage: element === document.body,
      hasRing: rings.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
      isInView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    }
  })
}

for (const path of ['/', '/about', '/blog', '/contact', '/schedule']) {
  test(`on ${path} every stop of the Tab key shows a ring, in view, and the way through the page has an end`, async ({
    page,
  }) => {
    // A page that glides to what has the focus would be measured on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    const stops: string[] = []
    for (let count = 0; count < 150; count++) {
      await page.keyboard.press('Tab')
      const { text, isPage, hasRing, isInView } = await focused(page)
      if (isPage) break
      expect({ text, hasRing, isInView }).toEqual({ text, hasRing: true, isInView: true })
      stops.push(text)
    }
    expect(stops[0]).toBe(site.skip)
    expect(stops).toContain(navigation.last.label)
    expect(stops.length).toBeLessThan(150)
    // The last link of the footer.
    expect(stops.at(-1)).toBe(site.footer.legal.at(-1)!.label)
  })
}

test('the first stop skips the bar', async ({ page }) => {
  await page.goto('/tracks')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  expect((await focused(page)).text).toBe('Register Your Team')
})

test('More opens with Enter, its links follow, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto('/')
  await waitForBoot(page)
  const more = page.locator('header details')
  const summary = more.locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(more).toHaveAttribute('open')
  for (const { label } of navigation.more) {
    await page.keyboard.press('Tab')
    await expect(more.getByRole('link', { name: label, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(more).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/team')
})

test('a wide bar holds every link and both buttons, and nothing scrolls sideways', async ({
  page,
}) => {
  for (const width of [1088, 1279, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/faq')
    const { bar, last, partner, join } = navigation
    for (const { label } of [...bar, last, partner, join])
      await expect(
        page
          .locator('header')
          .getByRole('link', { name: label, exact: true })
          .filter({ visible: true }),
      ).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('on a phone the drawer opens with Enter, holds every link, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // The boot script closes the drawer when the focus leaves it.
  await page.goto('/faq', { waitUntil: 'networkidle' })
  const button = page.getByRole('button', { name: menu.open, exact: true })
  const drawer = page.locator('#menu')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(drawer.getByRole('button', { name: menu.close })).toBeFocused()
  const { join, partner, bar, more, last, signIn } = navigation
  for (const { label } of [join, partner, ...bar, ...more, last, signIn]) {
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('link', { name: label, exact: true })).toBeFocused()
  }
  // Past its last link the drawer would cover what has the focus.
  await page.keyboard.press('Tab')
  await expect(drawer).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('the drawer stays open, and keeps the focus, while the app starts behind it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/faq')
  await waitForBoot(page)
  const release = await holdBack(page, /assets\/[^/]*\.js$/)
  // The search is a part of the page that needs the app.
  await page.getByRole('searchbox').focus()
  await page.getByRole('button', { name: menu.open, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  release()
  await expect(page.locator('html[data-whole]')).toBeAttached()
  await expect(page.locator('#menu')).toBeVisible()
  await expect(page.locator('#menu').getByRole('button', { name: menu.close })).toBeFocused()
})

test('an answer opens and closes with the keyboard, one at a time', async ({ page }) => {
  await page.goto('/faq')
  const [, first, second] = questions
  await page.locator('summary', { hasText: first!.question }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(first!.answer)).toBeVisible()
  // The link to the answer comes before the next question.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: second!.question })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText(second!.answer)).toBeVisible()
  await expect(page.getByText(first!.answer)).toBeHidden()
  await page.keyboard.press('Space')
  await expect(page.locator('details[name=faq][open]')).toHaveCount(0)
})

const searches = [
  {
    path: '/faq',
    words: faqPage.search,
    search: searchFaq,
    item: 'details[name=faq]',
    text: 'HÚB',
  },
  {
    path: '/resources',
    words: resourcesPage.search,
    search: searchResources,
    item: '#content section section li',
    text: 'PYTHON',
  },
]

for (const { path, words, search, item, text } of searches) {
  test(`the search on ${path} works from the keyboard, counts, hides what does not match and stays in the address`, async ({
    page,
  }) => {
    const { total } = search(text)
    expect(total).toBeGreaterThan(1)
    await page.goto(path)
    const box = page.getByLabel(words.label)
    const shown = page.locator(item).filter({ visible: true })
    const all = await shown.count()
    await box.focus()
    await page.keyboard.type(text)
    await expect(page.getByText(words.found(total, text))).toBeVisible()
    await expect(shown).toHaveCount(total)
    await expect(page.locator('section section').filter({ visible: true })).toHaveCount(
      search(text).categories.length,
    )
    await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(text)}`)
    const marked = await page.evaluate(() =>
      [...CSS.highlights.get('found')!].map(({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent!.slice(startOffset, endOffset).toLowerCase(),
      ),
    )
    expect(new Set(marked)).toEqual(new Set([foldText(text)]))
    if (path === '/faq') await expect(shown.first()).toHaveAttribute('open', '')

    await box.fill('zzzz')
    await expect(page.getByText(words.none('zzzz'))).toBeVisible()
    await expect(shown).toHaveCount(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(box).toBeFocused()
    await expect(shown).toHaveCount(all)
    await expect(page).toHaveURL(path)

    // Somebody who gets the address sees the same.
    await page.goto(`${path}?q=${encodeURIComponent(text)}`)
    await expect(shown).toHaveCount(total)
  })
}

test('a category of the FAQ counts the questions that the search leaves', async ({ page }) => {
  await page.goto('/faq?q=deadline')
  const { categories } = searchFaq('deadline')
  const sections = page.locator('section section').filter({ visible: true })
  await expect(sections).toHaveCount(categories.length)
  await expect(sections.locator('h3 + p')).toHaveText(
    categories.map((category) => faqPage.categories.count(category.questions.length)),
  )
})
