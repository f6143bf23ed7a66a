import { beforeAll, expect, test } from 'vitest'
import { event } from '#content/event.ts'
import { aboutPage } from '#content/pages/about.ts'
import { registerPage } from '#content/pages/register.ts'
import { schedulePage } from '#content/pages/schedule.ts'
import { tracksPage } from '#content/pages/tracks.ts'

let render: (path: string) => Promise<string>

beforeAll(async () => {
  // Before any page is loaded: a page reads the switch once.
  Object.assign(event.registration, { switch: 'closed' })
  const { devAssets, renderPage } = await import('#web/prerender.tsx')
  render = async (path) => {
    const { html } = await renderPage(path, () => devAssets)
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  }
})

test('with the switch at closed the registration page says so, has no form, and shows what comes next', async () => {
  const html = await render('/register')
  const { badge, hero, closed, form } = registerPage
  for (const text of [
    badge.closed,
    hero.closedText,
    hero.closedSchedule,
    hero.closedContact,
    closed.title,
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
