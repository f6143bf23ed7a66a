import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, test, type Download, type Page } from 'playwright/test'
import { phases } from '#content/catalogue/schedule.ts'
import type { EventTypeId } from '#content/facts/event-types.ts'
import { typesPath } from '#content/wire/calendar.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { site } from '#words/site.ts'
import { BOOT, holdBack, settle } from './steps.ts'

const { hero, calendar, clock } = schedulePage
const events = phases.flatMap((phase) => phase.events)
const uids = (types?: EventTypeId[]) =>
  events
    .filter(({ type }) => !types || types.includes(type))
    .map(({ id }) => `${id}@mcphack.africa`)

/** The UIDs in a calendar file, by a reader that is not ours. */
function uidsIn(text: string): string[] {
  ICAL.design.strict = true
  const file = new ICAL.Component(ICAL.parse(text))
  return file.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry).uid)
}

async function save(page: Page): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: calendar.submit }).click(),
  ])
  return file
}

test('the calendar file holds the chosen types of event, or all if none is chosen', async ({
  page,
}) => {
  await page.goto('/schedule')
  await page.getByText(hero.addToCalendar, { exact: true }).click()
  const all = await save(page)
  expect(all.suggestedFilename()).toBe('mcphack-africa-2025.ics')
  expect(uidsIn(await readFile(await all.path(), 'utf8'))).toEqual(uids())

  const chosen: EventTypeId[] = ['deadline', 'bootcamp']
  for (const type of chosen)
    await page.getByLabel(new RegExp(`^${eventTypeNames[type]} \\(`)).check()
  await expect(page.getByRole('link', { name: calendar.subscribe, exact: true })).toHaveAttribute(
    'href',
    `webcal://mcphack.africa${typesPath(chosen)}`,
  )
  const some = await save(page)
  expect(uidsIn(await readFile(await some.path(), 'utf8'))).toEqual(uids(chosen))
  await expect(page.getByRole('status', { name: site.toast.region })).toContainText(
    calendar.done.text(uids(chosen).length),
  )
})

test('a calendar asked for before any script has loaded is saved once the scripts have', async ({
  page,
}) => {
  const release = await holdBack(page, BOOT)
  await page.goto('/schedule')
  await page.getByText(hero.addToCalendar, { exact: true }).click()
  await page.getByRole('button', { name: calendar.submit }).click()
  await settle(page)
  expect(page.url()).toMatch(/\/schedule$/)

  const saved = page.waitForEvent('download')
  release()
  const file = await saved
  expect(file.suggestedFilename()).toBe('mcphack-africa-2025.ics')
})

test.describe('in Nairobi', () => {
  test.use({ timezoneId: 'Africa/Nairobi' })

  test('the times of the schedule are one press away on the own clock', async ({ page }) => {
    await page.goto('/schedule')
    const deadline = page.locator('#registration-closes')
    await expect(deadline).toContainText('By 23:59 CAT')
    await page.getByRole('button', { name: clock.showOwn }).click()
    await expect(page.getByText(clock.own('Africa/Nairobi'))).toBeVisible()
    await expect(deadline).toContainText('By 00:59 on 11 October')
    await page.getByRole('button', { name: clock.showScheduled }).click()
    await expect(deadline).toContainText('By 23:59 CAT')
  })
})

test('the feed is the same calendar, with the type of one', async ({ request }) => {
  const answer = await request.get('/calendar.ics')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(uidsIn(await answer.text())).toEqual(uids())
})

test('the feed of chosen types has their events, and leaves out a type that is gone', async ({
  request,
}) => {
  const answer = await request.get('/api/calendar/deadline,workshop,no-such-type.ics')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers()['cache-control']).toBe('public, max-age=3600')
  expect(uidsIn(await answer.text())).toEqual(uids(['deadline', 'workshop']))
  expect((await request.get('/api/calendar/no-such-type.ics')).status()).toBe(404)
})
