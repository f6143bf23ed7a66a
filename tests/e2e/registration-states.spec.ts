import { expect, test, type Page } from 'playwright/test'
import { event } from '#content/facts/event.ts'
import { registrationState, type RegistrationState } from '#content/facts/registration.ts'
import { aboutPage } from '#words/pages/about.ts'
import { contactPage } from '#words/pages/contact.ts'
import { home } from '#words/pages/home.ts'
import { registerPage } from '#words/pages/register.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { site } from '#words/site.ts'
import { buildEdition, serveFrom } from './edition-build.ts'
import { waitForReact } from './steps.ts'

type Moment = { at: string; state: RegistrationState; phases: string; left: string }

/** What is true at each instant when registration goes by date; times are Central Africa Time. */
const moments: Moment[] = [
  {
    at: '2025-09-10T23:59:59',
    state: 'upcoming',
    phases: 'Upcoming Upcoming Upcoming',
    left: '61 08 00 00',
  },
  {
    at: '2025-09-11T00:00:00',
    state: 'open',
    phases: 'Active Upcoming Upcoming',
    left: '61 07 59 59',
  },
  {
    at: '2025-10-10T23:59:00',
    state: 'open',
    phases: 'Active Upcoming Upcoming',
    left: '31 08 00 59',
  },
  {
    at: '2025-10-11T00:00:00',
    state: 'closed',
    phases: 'Active Upcoming Upcoming',
    left: '31 07 59 59',
  },
  {
    at: '2025-11-04T23:59:00',
    state: 'closed',
    phases: 'Completed Active Upcoming',
    left: '06 08 00 59',
  },
  {
    at: '2025-11-05T00:00:00',
    state: 'closed',
    phases: 'Completed Completed Upcoming',
    left: '06 07 59 59',
  },
  {
    at: '2025-11-11T07:59:58',
    state: 'closed',
    phases: 'Completed Completed Active',
    left: '00 00 00 01',
  },
  {
    at: '2025-11-12T12:00:00',
    state: 'closed',
    phases: 'Completed Completed Active',
    left: '00 00 00 00',
  },
  {
    at: '2026-11-12T12:00:00',
    state: 'closed',
    phases: 'Completed Completed Completed',
    left: '00 00 00 00',
  },
]

const instantOf = ({ at }: Moment) => new Date(`${at}${event.utcOffset}`)
const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })

const buttons = {
  upcoming: [registerPage.hero.closedSchedule, registerPage.hero.closedContact],
  open: [registerPage.hero.participant, registerPage.hero.host],
  closed: [registerPage.hero.closedSchedule, registerPage.hero.closedContact],
}
const headings = {
  upcoming: registerPage.upcoming.title,
  open: registerPage.form.heading,
  closed: registerPage.closed.title,
}

/** Describes the registration page and the countdown at an instant. */
async function expectRegistration(page: Page, { state, phases, left }: Omit<Moment, 'at'>) {
  await page.goto('/register')
  const top = page.locator('main > div').first()
  await expect(top.locator('.badge').filter({ visible: true })).toHaveText(
    registerPage.badge[state],
  )
  await expect(top.getByRole('link').filter({ visible: true })).toHaveText(buttons[state])
  await expect(page.locator('#form h2')).toHaveText(headings[state], { useInnerText: true })
  await expect(seen(page, 'form[data-draft=team]')).toHaveCount(state === 'open' ? 1 : 0)
  await expect(seen(page, '.phase .badge')).toHaveText(phases.split(' '))

  await page.goto('/')
  await expect(page.locator('[data-part]')).toHaveText(left.split(' '))
  await expect(page.getByText(home.countdown.over)).toBeVisible({ visible: left === '00 00 00 00' })
}

/** The last invitation of each page: what it says in each state, and whether it leads to the form. */
const invitations = [
  { path: '/about', words: aboutPage.closing, button: aboutPage.closing.action },
  { path: '/tracks', words: tracksPage.closing, button: tracksPage.closing.action },
  { path: '/schedule', words: schedulePage.closing, button: schedulePage.closing.registerAction },
]

async function expectInvitations(page: Page, state: RegistrationState) {
  for (const { path, words, button } of invitations) {
    await page.goto(path)
    const sentences = { upcoming: words.upcomingText, open: words.text, closed: words.closedText }
    for (const [which, sentence] of Object.entries(sentences)) {
      await expect(page.getByText(sentence, { exact: true }).filter({ visible: true })).toHaveCount(
        which === state ? 1 : 0,
      )
    }
    const end = page.locator('main > :last-child')
    await expect(end.getByRole('link', { name: button }).filter({ visible: true })).toHaveCount(
      state === 'open' ? 1 : 0,
    )
  }
}

/** Every button towards the registration that the page shows: the bar's, the hero's, those further down. */
const offers = (page: Page) =>
  page.locator('.button[href="/register"], .button[href="/registration"]').filter({ visible: true })

const [registration] = site.footer.account.links

/** How many buttons of each page lead to the registration while it is open, including the one in the bar. */
const offered = { '/': 4, '/about': 3, '/tracks': 3, '/schedule': 2, '/faq': 1 }
const article = '/blog/introducing-mcphack-africa'

async function expectOffers(page: Page, state: RegistrationState) {
  for (const [path, count] of Object.entries({ ...offered, [article]: 2 })) {
    await page.goto(path)
    await expect(offers(page), path).toHaveCount(state === 'open' ? count : 0)
    await expect(page.locator('header .wrap').getByRole('link').last()).toHaveText(
      state === 'open' ? site.navigation.join.label : site.navigation.dates.label,
    )
  }
  await page.goto('/')
  await expect(page.locator('main strong').first()).toHaveText(
    state === 'closed' ? home.notice.closed : home.notice.open,
    { useInnerText: true },
  )
}

test('with the switch at open every instant shows registration open and the phases as stated', async ({
  page,
}) => {
  expect(event.registration.switch).toBe('open')
  for (const moment of moments) {
    await page.clock.setFixedTime(instantOf(moment))
    expect(registrationState(instantOf(moment))).toBe('open')
    await expectRegistration(page, { ...moment, state: 'open', phases: 'Active Upcoming Upcoming' })
  }
  await expectInvitations(page, 'open')
  await expectOffers(page, 'open')
})

test.describe('with the switch at by-date', () => {
  // One build for all of them.
  test.describe.configure({ mode: 'default' })
  let built: Awaited<ReturnType<typeof buildEdition>> | undefined

  test.beforeAll(async () => {
    built = await buildEdition({
      "switch: 'open' as RegistrationSwitch": "switch: 'by-date' as RegistrationSwitch",
    })
  })
  test.afterAll(() => built?.remove())

  for (const moment of moments) {
    test(`at ${moment.at} badge, buttons, form, phases and countdown say ${moment.state}, as the server does`, async ({
      page,
    }) => {
      await serveFrom(page, built!.pages)
      await page.clock.setFixedTime(instantOf(moment))
      await expectRegistration(page, moment)
      await expectInvitations(page, moment.state)
      await expectOffers(page, moment.state)
      const rules = { ...event.registration, switch: 'by-date' as const }
      expect(registrationState(instantOf(moment), rules)).toBe(moment.state)
    })
  }

  test('the app says the same as the page that it took over, and as a page that it navigates to', async ({
    page,
  }) => {
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    page.on('pageerror', (error) => noise.push(error.message))
    await serveFrom(page, built!.pages)
    for (const { at, state } of [moments[1]!, moments[3]!]) {
      await page.clock.setFixedTime(new Date(`${at}${event.utcOffset}`))
      await page.goto('/contact')
      await page.getByLabel(contactPage.form.fields.subject.label).focus()
      await expect
        .poll(() => page.evaluate(() => Object.keys(document.getElementById('root')!).join()))
        .toContain('react')
      await page.locator('footer').getByRole('link', { name: registration.label }).click()
      await expect(page).toHaveURL('/register')
      await expect(seen(page, 'main > div:first-child .badge')).toHaveText(
        registerPage.badge[state],
      )
      await expect(seen(page, 'form[data-draft=team]')).toHaveCount(state === 'open' ? 1 : 0)
    }
    await page.clock.setFixedTime(instantOf(moments[1]!))
    await page.goto('/register')
    await page.getByLabel(registerPage.form.fields.teamName.label).focus()
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.getElementById('root')!).join()))
      .toContain('react')
    await expect(seen(page, 'main > div:first-child .badge')).toHaveText(registerPage.badge.open)
    expect(noise.filter((line) => /hydrat|did not match|#4\d\d/i.test(line))).toEqual([])
  })

  /** Opens a page at an instant from which its clock runs on. */
  async function openAt(page: Page, path: string, at: string) {
    await serveFrom(page, built!.pages)
    await page.clock.install({ time: new Date(`${at}${event.utcOffset}`) })
    await page.goto(path)
  }

  test('a page that is open at the closing instant changes with it, and later with the phases', async ({
    page,
  }) => {
    await openAt(page, '/register', '2025-10-10T23:59:30')
    const badge = seen(page, 'main > div:first-child .badge')
    await expect(badge).toHaveText(registerPage.badge.open)
    await expect(seen(page, 'form[data-draft=team]')).toHaveCount(1)
    await page.clock.fastForward(30_000)
    await expect(badge).toHaveText(registerPage.badge.closed)
    await expect(seen(page, 'main > div:first-child a')).toHaveText(buttons.closed)
    await expect(page.locator('#form h2')).toHaveText(headings.closed, { useInnerText: true })
    await expect(seen(page, 'form[data-draft=team]')).toHaveCount(0)
    await expect(page.locator('header .wrap').getByRole('link').last()).toHaveText(
      site.navigation.dates.label,
    )
    await expect(seen(page, '.phase .badge')).toHaveText(['Active', 'Upcoming', 'Upcoming'])

    // Further ahead than a single timer of a browser can reach.
    const days = 24 * 3600 * 1000
    await page.clock.fastForward(24.9 * days)
    await page.clock.fastForward(0.2 * days)
    await expect(seen(page, '.phase .badge')).toHaveText(['Completed', 'Completed', 'Upcoming'])
  })

  test('the notice of the home page changes while it is open', async ({ page }) => {
    await openAt(page, '/', '2025-10-10T23:59:30')
    const notice = page.locator('main strong').first()
    await expect(notice).toHaveText(home.notice.open, { useInnerText: true })
    await page.clock.fastForward(30_000)
    await expect(notice).toHaveText(home.notice.closed, { useInnerText: true })
    await expect(offers(page)).toHaveCount(0)
  })

  test('a page that slept through the instant is right when it is visible again', async ({
    page,
  }) => {
    await openAt(page, '/register', '2025-10-10T23:59:30')
    const badge = seen(page, 'main > div:first-child .badge')
    await expect(badge).toHaveText(registerPage.badge.open)
    // The clock goes on, but no timer runs.
    await page.clock.setSystemTime(instantOf(moments[3]!))
    await expect(badge).toHaveText(registerPage.badge.open)
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await expect(badge).toHaveText(registerPage.badge.closed)
  })

  test('a page that the app navigated to follows its own instants too', async ({ page }) => {
    await openAt(page, '/contact', '2025-11-04T23:59:00')
    await page.getByLabel(contactPage.form.fields.subject.label).focus()
    await waitForReact(page.locator('form[data-draft=contact]'))
    await page.locator('footer').getByRole('link', { name: registration.label }).click()
    const phases = seen(page, '.phase .badge')
    await expect(phases).toHaveText(['Completed', 'Active', 'Upcoming'])
    await page.clock.fastForward(60_000)
    await expect(phases).toHaveText(['Completed', 'Completed', 'Upcoming'])
  })
})
