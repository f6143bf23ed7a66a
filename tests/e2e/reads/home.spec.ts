import { expect, test } from 'playwright/test'
import { sponsors } from '#content/facts/sponsors.ts'
import * as edition from '#words/edition.ts'
import { home } from '#words/pages/home.ts'
import { expectLink, expectStats, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

/** What the landing page leads to, by the words of its links. */
const links = {
  '/register': ['Join Hackathon', 'View Registration Info', 'Join the Movement', 'Register'],
  '/about': ['View programme'],
  '/tracks': ['Explore the tracks'],
  '/faq': ['Browse FAQ'],
  '/contact': ['Contact Us', 'Contact Hub', 'Register Interest', 'Send Email'],
  '/sponsors': ['Become a Partner'],
  '/schedule': ['View Schedule'],
  '/figma-test-team': ['team'],
  '/figma-test-partners': ['partners'],
  '/figma-test-blog': ['articles'],
  '/figma-test-faq': ['questions'],
  '/figma-test-contact': ['contact'],
}

test('the home page states the event, its numbers and its sponsors', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('MCPHack Africa')
  await expect(main.getByText(edition.dates, { exact: true })).toBeVisible()
  expect(edition.dates).toBe('September 11 - November 12, 2025')
  await expectStats(page, [
    { number: '40+', label: 'African cities' },
    { number: '8-week', label: 'program' },
    { number: '1000+', label: 'developers' },
    { number: '$9.5K', label: 'prize pool' },
  ])
  const notice = main.getByText('Registrations open 11 September 2025')
  await expect(notice.filter({ visible: true })).toHaveCount(1)
  for (const level of ['premier', 'gold'] as const) {
    const strip = part(page, home.sponsors.title)
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: home.sponsors[level], exact: true }) })
      .last()
    const named = sponsors.filter((sponsor) => sponsor.level === level && !sponsor.sample)
    const { vacant } = home.sponsors
    await expect(strip.getByRole('listitem')).toHaveText(named.map(({ name }) => name))
    if (named.length === 0)
      await expect(strip.getByText(vacant)).toHaveAttribute('href', `/sponsors#${level}`)
  }
})

test('the home page counts to the finale, names the dates, the five steps and how it works', async ({
  page,
}) => {
  await page.goto('/')
  await expect(part(page, 'Join the Finale!').locator('dt')).toHaveText([
    'Days',
    'Hours',
    'Minutes',
    'Seconds',
  ])
  const dates = part(page, 'Key Dates & Timelines').getByRole('listitem').locator('div')
  await expect(dates).toHaveCount(home.dates.items.length)
  for (const [index, { when, title, text }] of home.dates.items.entries())
    await expect(dates.nth(index)).toHaveText(when + title + text)
  await expect(part(page, home.journey.title).getByRole('heading', { level: 3 })).toHaveText([
    'Understand the Vision',
    'Choose Your Challenge',
    'Find Your Local Hub',
    'Get the Tools',
    'Follow the Timeline',
  ])
  const steps = part(page, home.how.title).getByRole('listitem')
  for (const [index, { id, title, text }] of home.how.steps.entries())
    await expect(steps.nth(index)).toHaveText(id + title + text)
  await expect(part(page, 'Support Ecosystem').getByRole('heading', { level: 3 })).toHaveText([
    'Expert Team',
    'Industry Partners',
    'Latest Insights',
  ])
  await expect(part(page, home.future.title)).toContainText('2026')
  await expect(page.getByRole('heading', { name: home.banner.title })).toBeVisible()
})

test('the home page links to every place that it names, and to the documentation of MCP', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const [href, labels] of Object.entries(links))
    for (const label of labels) await expectLink(main, label, href)
  await expect(main.getByRole('link', { name: 'Open MCP documentation' })).toHaveAttribute(
    'href',
    'https://modelcontextprotocol.io',
  )
})
