import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { expect, test, type Download, type Page } from 'playwright/test'
import { phases } from '#content/catalogue/schedule.ts'
import type { EventTypeId } from '#content/facts/event-types.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { site } from '#words/site.ts'
import { BOOT, holdBack, settle } from './steps.ts'

const { hero, calendar } = schedulePage
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

  const chosen: EventTypeId[] = ['deadline', 'workshop']
  for (const type of chosen)
    await page.getByLabel(new RegExp(`^${eventTypeNames[type]} \\(`)).check()
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

test('the feed is the same calendar, with the type of one', async ({ request }) => {
  const answer = await request.get('/calendar.ics')
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(uidsIn(await answer.text())).toEqual(uids())
})
