import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { hubs } from '#content/catalogue/hubs.ts'
import { regions } from '#content/catalogue/regions.ts'
import { phases } from '#content/catalogue/schedule.ts'
import { timeZones } from '#content/catalogue/time-zones.ts'
import { eventKindIds, kindOf } from '#content/facts/event-types.ts'
import { event } from '#content/facts/event.ts'
import { eventKindNames, eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { accessibilityItems, reminders } from '#words/schedule-notes.ts'
import { expectCards, expectLink, item, part } from './parts.ts'

test.use({ javaScriptEnabled: false })

/** The days of an event as its stamp has them: `11 Sep, Thu`, or `11 Oct, Sat` and `to 12 Sun`. */
function stampOf(start: string, end?: string) {
  const write = (day: string, parts: Intl.DateTimeFormatOptions) =>
    new Date(day).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' })
  const first = `${Number(start.slice(8))} ${write(start, { month: 'short' })}, ${write(start, { weekday: 'short' })}`
  return end ? `${first}to ${Number(end.slice(8))} ${write(end, { weekday: 'short' })}` : first
}

test('the schedule has its four phases and every event with date, type, place and agenda', async ({
  page,
}) => {
  const { hero, overview, detail, closing } = schedulePage
  await page.goto('/schedule')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  expect(phases.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  for (const { title, period, description, number, id } of phases) {
    const card = item(part(page, overview.heading), title)
    for (const text of [String(number), period, description]) await expect(card).toContainText(text)
    const section = page.locator(`section[aria-labelledby=phase-${id}]`)
    for (const text of [overview.phaseLabel(number), title, period])
      await expect(section).toContainText(text)
  }

  const shown = await page
    .locator('section[aria-labelledby^=phase-] ol > li')
    .evaluateAll((items) =>
      items.map((element) => {
        const time = element.querySelector('time')!
        const lines = [...element.querySelectorAll('p')].map((line) => line.textContent.trim())
        return {
          id: element.id,
          start: time.dateTime,
          date: element.querySelector('.stamp')!.textContent,
          type: element.querySelector('.badge')!.textContent.trim(),
          title: element.querySelector('h4')!.textContent,
          lines: lines.slice(1),
          agenda: [...element.querySelectorAll('details li')].map((line) => line.textContent),
        }
      }),
    )
  const stated = phases.flatMap(({ events }) =>
    events.map(({ id, start, end, time, type, title, description, location, details = [] }) => ({
      id,
      start,
      date: stampOf(start, end),
      type: eventTypeNames[type],
      title,
      lines: [time, description, ...(location ? [`${detail.whereLabel}: ${location}`] : [])],
      agenda: [...details],
    })),
  )
  expect(shown).toEqual(stated)
  expect(stated.length).toBeGreaterThanOrEqual(25)

  const launch = page.locator(`li#${stated[0]!.id} details`)
  await launch.getByText(detail.agendaHeading).click()
  await expect(launch.getByText(stated[0]!.agenda[0]!)).toBeVisible()
  await expectLink(page.getByRole('main'), closing.trackAction, '/tracks')
  await expectLink(page.getByRole('main'), closing.registerAction, '/registration')
})

test('the schedule shows the events of one kind, and still the one that the address names', async ({
  page,
}) => {
  await page.goto('/schedule')
  const rows = page.locator('.event').filter({ visible: true })
  const all = phases.flatMap(({ events }) => events)
  await expect(rows).toHaveCount(all.length)
  for (const kind of eventKindIds) {
    const wanted = all.filter(({ type }) => kindOf(type) === kind)
    await page
      .locator('.chips label', { hasText: `${eventKindNames[kind]} (${wanted.length})` })
      .click()
    await expect(rows).toHaveCount(wanted.length)
    expect(await rows.evaluateAll((items) => items.map(({ id }) => id))).toEqual(
      wanted.map(({ id }) => id),
    )
    const shown = phases.filter(({ events }) => events.some((one) => wanted.includes(one)))
    await expect(
      page.locator('section[aria-labelledby^=phase-]').filter({ visible: true }),
    ).toHaveCount(shown.length)
  }
  const [first] = all
  await page.getByRole('link', { name: `${first!.date}: ${first!.title}` }).click()
  await expect(page.locator(`#${first!.id}`)).toBeInViewport()
})

test('every event can be reached from its days in the calendar of the season', async ({ page }) => {
  await page.goto('/schedule')
  const links = page.getByRole('group', { name: schedulePage.hero.picture }).getByRole('link')
  const named = await links.evaluateAll((all) =>
    all.map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-label')}`),
  )
  for (const { date, title } of phases.flatMap(({ events }) => events))
    expect(
      named.filter((link) => link.includes(` ${date}: `) && link.includes(title)),
    ).toHaveLength(1)
  for (const href of named.map((link) => link.split(' ')[0]!))
    await expect(page.locator(`li${href}`)).toHaveCount(1)
})

test('the time zone card is right for every hub and city before and after the clocks change', async ({
  page,
}) => {
  await page.goto('/schedule')
  const card = part(page, schedulePage.timeZones.heading)
  for (const sentence of [
    'GMT+2',
    'West Africa Time is 1 hour behind',
    'East Africa Time is 1 hour ahead',
  ]) {
    await expect(card).toContainText(sentence)
  }
  await card.getByText(schedulePage.timeZones.all).click()
  const places = new Map<string, string>(
    [...hubs, ...regions.flatMap(({ cities }) => cities)].map(({ id, city }) => [id, city]),
  )
  for (const { name, iana, cityIds } of timeZones) {
    // Not from content/: what the world's time zone database says of a workshop in October and one in November.
    const clocks = [`2025-10-13T09:00${event.utcOffset}`, `2025-11-04T09:00${event.utcOffset}`].map(
      (instant) =>
        new Date(instant).toLocaleTimeString('en-GB', {
          timeZone: iana,
          hour: '2-digit',
          minute: '2-digit',
        }),
    )
    const zone = item(card, name)
    await expect(zone.locator('.numeral'), name).toHaveText([...new Set(clocks)])
    for (const id of cityIds) {
      await expect(zone).toContainText(places.get(id)!)
      places.delete(id)
    }
  }
  expect([...places.values()], 'cities in no zone').toEqual([])
})

test('the schedule says how people are supported, what to remember, and offers itself as files', async ({
  page,
  request,
}) => {
  const { hero, calendar, accessibility } = schedulePage
  await page.goto('/schedule')
  await expectCards(part(page, accessibility.heading), accessibilityItems)
  await expectCards(part(page, schedulePage.reminders.heading), reminders)
  expect(reminders).toHaveLength(3)

  await page.getByText(hero.addToCalendar, { exact: true }).click()
  const file = page.locator('noscript a', { hasText: calendar.all }).last()
  await expect(file).toBeVisible()
  const ics = await (await request.get((await file.getAttribute('href'))!)).text()
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(phases.flatMap(({ events }) => events).length)

  const pdf = page.getByRole('link', { name: hero.download })
  const answer = await request.get((await pdf.getAttribute('href'))!)
  expect(answer.headers()['content-type']).toContain('application/pdf')
  expect((await answer.body()).equals(readFileSync('dist/client/schedule.pdf'))).toBe(true)
})
