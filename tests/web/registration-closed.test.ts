import { beforeAll, expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { aboutPage } from '#words/pages/about.ts'
import { home } from '#words/pages/home.ts'
import { registerPage } from '#words/pages/register.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { site } from '#words/site.ts'

let render: (path: string) => Promise<string>
let paths: string[]

beforeAll(async () => {
  // Before any page is imported, because a page reads the switch once.
  Object.assign(event.registration, { switch: 'closed' })
  const { renderPage } = await import('#web/prerender.tsx')
  render = async (path) => {
    const { html } = await renderPage(path)
    return html.slice(html.indexOf('<body'), html.indexOf('</body>'))
  }
  const { addresses } = await import('#web/routes.tsx')
  paths = addresses
    .filter(({ page }) => (page.indexed ?? true) && page.path !== '/register')
    .map(({ path }) => path)
})

test('with the switch at closed the registration page says so, has no form, and shows what comes next', async () => {
  const html = await render('/register')
  const { badge, hero, form } = registerPage
  for (const text of [
    badge.closed,
    hero.closedText,
    hero.closedSchedule,
    hero.closedContact,
    hero.closedJoin,
  ]) {
    expect(html).toContain(text)
  }
  for (const text of [badge.open, badge.upcoming, hero.participant, form.heading])
    expect(html).not.toContain(text)
  expect(html).not.toContain('<form')
})

test('with the switch at closed no page ends with an invitation to register', async () => {
  for (const [path, { closedText, text, upcomingText }] of [
    ['/about', aboutPage.closing],
    ['/tracks', tracksPage.closing],
    ['/schedule', schedulePage.closing],
  ] as const) {
    const html = await render(path)
    expect(html, path).toContain(closedText)
    expect(html, path).not.toContain(text)
    expect(html, path).not.toContain(upcomingText)
  }
})

test('with the switch at closed no button of any page offers to register', async () => {
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    const html = await render(path)
    const offers = [...html.matchAll(/<a [^>]*class="button[^>]*href="\/regist[^>]*>/g)]
    expect(offers, path).toEqual([])
    expect(html, path).toContain(site.navigation.dates.label)
  }
  const front = await render('/')
  expect(front).toContain(home.notice.closed)
  expect(front).not.toContain(home.notice.open)
})
