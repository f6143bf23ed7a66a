import { expect, test, type Page } from 'playwright/test'
import { event } from '#content/facts/event.ts'
import { findRegistrationState } from '#content/facts/registration.ts'
import { paths } from '#content/paths.ts'
import { stageAt } from '#web/boot/first-paint.ts'
import { aftermath } from '#words/aftermath.ts'
import { aboutPage } from '#words/pages/about.ts'
import { contactPage } from '#words/pages/contact.ts'
import { home } from '#words/pages/home.ts'
import { registerPage } from '#words/pages/register.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { tracksPage } from '#words/pages/tracks.ts'
import { site } from '#words/site.ts'
import { editionInstants } from '../edition-instants.ts'
import { buildEdition, serveFrom } from './edition-build.ts'
import { startProduct } from './own-product.ts'
import { waitForBoot, waitForReact } from './steps.ts'

type State = (typeof editionInstants)[number]['state']

const lines: Record<string, string> = {
  begun: home.countdown.begun,
  over: home.countdown.over.line,
}

const instantOf = (at: string) => new Date(at + event.utcOffset)
const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })
const badge = (page: Page) => seen(page, 'main > div:first-child .badge')

const waiting = [registerPage.hero.closedSchedule, registerPage.hero.closedContact]
const registration = {
  badges: { ...registerPage.badge, over: aftermath.badge },
  buttons: {
    upcoming: waiting,
    open: [registerPage.hero.participant, registerPage.hero.host],
    closed: waiting,
    over: [aftermath.built.label, aftermath.news.label],
  },
  headings: {
    upcoming: [],
    open: [registerPage.form.heading],
    closed: [],
    over: [],
  },
}

/** Once registration has closed, teams may take people in until building ends. */
function expectedButtons(state: State, phases: string) {
  const mayJoin = state === 'closed' && phases.split(' ')[1] !== 'Completed'
  return [...registration.buttons[state], ...(mayJoin ? [registerPage.hero.closedJoin] : [])]
}

async function expectRegistration(page: Page, state: State, phases: string) {
  await expect(badge(page)).toHaveText(registration.badges[state])
  await expect(seen(page, 'main > div:first-child a')).toHaveText(expectedButtons(state, phases))
  await expect(page.getByText(registerPage.hero.joinText)).toBeVisible({
    visible: expectedButtons(state, phases).includes(registerPage.hero.closedJoin),
  })
  await expect(seen(page, '#form h2')).toHaveText(registration.headings[state], {
    useInnerText: true,
  })
  await expect(seen(page, 'form[data-draft=team]')).toHaveCount(state === 'open' ? 1 : 0)
  await expect(seen(page, '.phase .badge')).toHaveText(phases.split(' '))
}

async function expectHome(page: Page, state: State, countdown: string) {
  const isCounting = /^\d/.test(countdown)
  await expect(seen(page, '[data-countdown] dd')).toHaveText(isCounting ? countdown.split(' ') : [])
  for (const [name, line] of Object.entries(lines))
    await expect(page.getByText(line)).toBeVisible({ visible: name === countdown })
  const { open, closed } = home.notice
  const notices = { upcoming: open, open, closed, over: aftermath.ended }
  await expect(seen(page, 'main strong').first()).toHaveText(notices[state], {
    useInnerText: true,
  })
}

/** The last invitation of a page: what it says in each state, and the label of the button that leads to the form. */
const invitations: Record<
  string,
  { text: string; upcomingText: string; closedText: string; label: string }
> = {
  '/about': { ...aboutPage.closing, label: aboutPage.closing.action },
  '/tracks': { ...tracksPage.closing, label: tracksPage.closing.action },
  '/schedule': { ...schedulePage.closing, label: schedulePage.closing.registerAction },
}

async function expectInvitation(page: Page, path: string, state: State) {
  const { text, upcomingText, closedText, label } = invitations[path]!
  const sentences = {
    upcoming: upcomingText,
    open: text,
    closed: closedText,
    over: aftermath.text,
  }
  const end = page.locator('main > :last-child')
  for (const [which, sentence] of Object.entries(sentences))
    await expect(end.getByText(sentence, { exact: true })).toBeVisible({ visible: which === state })
  await expect(end.getByRole('link', { name: label })).toHaveCount(state === 'open' ? 1 : 0)
}

/** How many buttons of each page lead to the registration while it is open, including the one in the bar. */
const offered = {
  '/register': 1,
  '/': 4,
  '/about': 3,
  '/tracks': 3,
  '/schedule': 2,
  '/faq': 1,
  '/blog/introducing-mcphack-africa': 2,
}

/** Checks every button towards the registration: the bar's, the hero's, those further down. */
async function expectOffers(page: Page, count: number, state: State) {
  const offers = seen(page, '.button[href="/register"], .button[href="/registration"]')
  await expect(offers).toHaveCount(state === 'open' ? count : 0)
  await expect(page.locator('header .wrap').getByRole('link').last()).toHaveText(
    state === 'open' ? site.navigation.join.label : site.navigation.dates.label,
  )
}

test.describe('as deployed', () => {
  // One build for all of them.
  test.describe.configure({ mode: 'default' })
  let built: Awaited<ReturnType<typeof buildEdition>> | undefined

  test.beforeAll(async () => {
    built = await buildEdition({})
  })
  test.afterAll(() => built?.remove())

  test('no setting, request or page moves the clock of what is deployed', async ({ browser }) => {
    const day = event.start
    const instant = String(Date.parse(event.registration.opens))
    const names = ['REHEARSED_DAY', 'ANNOUNCED_DAY', 'TODAY', 'NOW', 'DATE']
    const tries = Object.fromEntries(names.map((name, index) => [name, index % 2 ? day : instant]))
    const today = findRegistrationState(Date.now())
    expect(today).not.toBe(findRegistrationState(Number(instant)))

    const product = await startProduct({ dist: built!.dist, vars: tries })
    const query = `?${new URLSearchParams({ ...tries, today: day, rehearsal: day }).toString()}`
    const headers = {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      date: new Date(Number(instant)).toUTCString(),
      'x-today': day,
      'x-rehearsed-day': instant,
      cookie: `today=${day}; rehearsed_day=${instant}`,
    }
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'key_dates', arguments: {}, _meta: { today: day, REHEARSED_DAY: instant } },
    }
    for (const host of ['localhost', new URL(event.origin).host]) {
      const answer = await fetch(`${product.url}/mcp${query}`, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-host': host },
        body: JSON.stringify(body),
      })
      const { result } = (await answer.json()) as {
        result: { structuredContent: { registration: { state: string } } }
      }
      expect(result.structuredContent.registration.state).toBe(today)
    }

    const context = await browser.newContext({ extraHTTPHeaders: { 'x-today': day } })
    await context.addCookies([{ name: 'REHEARSED_DAY', value: instant, url: product.url }])
    await context.addInitScript(
      ([known, value]) => {
        for (const name of known) {
          Object.assign(globalThis, { [name]: Number(value) })
          for (const store of [localStorage, sessionStorage]) store.setItem(name, value)
        }
      },
      [names, instant] as const,
    )
    const page = await context.newPage()
    await page.goto(`${product.url}/register${query}#today=${day}`)
    await expect(page.locator('html')).toHaveAttribute('data-stage', String(stageAt(Date.now())))
    await context.close()
    await product.close()
  })

  /** Opens a page at an instant from which its clock runs on. */
  async function openAt(page: Page, path: string, at: string) {
    await serveFrom(page, built!.pages)
    await page.clock.install({ time: instantOf(at) })
    await page.goto(path)
  }

  test('at twelve instants every page that stays open says what the server says', async ({
    browser,
  }) => {
    await Promise.all(
      Object.entries(offered).map(async ([path, count]) => {
        const page = await browser.newPage({ baseURL: test.info().project.use.baseURL! })
        await openAt(page, path, '2025-09-10T23:50:00')
        await page.waitForFunction(() => document.readyState === 'complete')
        for (const { at, state, phases, countdown } of editionInstants) {
          await test.step(`${path} at ${at}`, async () => {
            // What changes with an instant does so within a few milliseconds.
            await page.clock.pauseAt(instantOf(at).getTime() + 20)
            expect(findRegistrationState(instantOf(at).getTime())).toBe(
              state === 'over' ? 'closed' : state,
            )
            await expectOffers(page, count, state)
            if (path === '/register') await expectRegistration(page, state, phases)
            if (path === '/') await expectHome(page, state, countdown)
            if (path in invitations) await expectInvitation(page, path, state)
          })
        }
        await page.close()
      }),
    )
  })

  test('a page older than the edition shows the right state before its script has loaded', async ({
    page,
  }) => {
    await serveFrom(page, built!.pages)
    await page.route(/assets\/boot-/, (route) => route.abort())
    for (const { at, state, phases } of [editionInstants[1]!, editionInstants.at(-1)!]) {
      await page.clock.setFixedTime(instantOf(at))
      await page.goto('/register')
      await expectRegistration(page, state, phases)
    }
  })

  test('the app says the same as the page that it took over, and as a page that it navigates to', async ({
    page,
  }) => {
    const noise: string[] = []
    page.on('console', (message) => noise.push(message.text()))
    page.on('pageerror', (error) => noise.push(error.message))
    const link = site.footer.event.links.find(({ href }) => href === paths.register)!
    await openAt(page, '/contact', '2025-11-04T23:59:00')
    await page.getByLabel(contactPage.form.fields.subject.label).focus()
    await waitForReact(page.locator('form[data-draft=contact]'))
    await page.locator('footer').getByRole('link', { name: link.label }).click()
    await expect(page).toHaveURL('/register')
    await expectRegistration(page, 'closed', 'Completed Active Upcoming')
    await page.clock.fastForward(60_000)
    await expectRegistration(page, 'closed', 'Completed Completed Upcoming')
    await page.locator('header').getByRole('link', { name: 'Home' }).first().click()
    await expect(seen(page, '[data-countdown] dd').first()).toHaveText('06')

    await page.clock.setFixedTime(instantOf('2025-09-11T00:00:00'))
    await page.goto('/register')
    await page.getByLabel(registerPage.form.fields.teamName.label).focus()
    await waitForReact(page.locator('form[data-draft=team]'))
    await expectRegistration(page, 'open', 'Active Upcoming Upcoming')
    expect(noise.filter((line) => /hydrat|did not match|#4\d\d/i.test(line))).toEqual([])
  })

  test('a page that slept through the instant is right when it is visible again', async ({
    page,
  }) => {
    await openAt(page, '/register', '2025-10-10T23:50:00')
    await waitForBoot(page)
    await page.clock.pauseAt(instantOf('2025-10-10T23:59:30'))
    await expect(badge(page)).toHaveText(registerPage.badge.open)
    // The clock goes on, but no timer runs.
    await page.clock.setSystemTime(instantOf('2025-10-11T00:00:00'))
    await expect(badge(page)).toHaveText(registerPage.badge.open)
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await expect(badge(page)).toHaveText(registerPage.badge.closed)
  })

  test('the countdown ticks, shows the same in every zone, and never shows nothing but zeros', async ({
    browser,
  }) => {
    const target = Date.parse(event.countdownTarget)
    const twoDaysBefore = new Date(target - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000)
    for (const timezoneId of ['Africa/Accra', 'Asia/Tokyo']) {
      const context = await browser.newContext({ timezoneId })
      const page = await context.newPage()
      await serveFrom(page, built!.pages)
      await page.clock.install({ time: twoDaysBefore.getTime() - 1000 })
      await page.clock.pauseAt(twoDaysBefore)
      await page.goto('/')
      const parts = seen(page, '[data-countdown] dd')
      await expect(parts).toHaveText(['02', '03', '04', '05'])
      await page.clock.runFor(6000)
      await expect(parts).toHaveText(['02', '03', '03', '59'])
      await page.clock.pauseAt(target - 1)
      await expect(parts).toHaveText(['00', '00', '00', '01'])
      await page.clock.pauseAt(target)
      await expect(parts).toHaveCount(0)
      await expect(page.getByText(home.countdown.begun)).toBeVisible()
      await context.close()
    }
  })
})
