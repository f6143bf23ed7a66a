import { expect, test, type Locator, type Page } from 'playwright/test'
import { phases } from '#content/catalogue/schedule.ts'
import { dayNumber } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { STAGE_FUNCTION } from '#web/boot/first-paint.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { waitForBoot } from './steps.ts'

const events = phases.flatMap((phase) => phase.events)
const lastDay = ({ start, end = start }: (typeof events)[number]) => end

/** Reads which events have a tick, and which are filled. */
const readMarks = (page: Page) =>
  page.locator('.event').evaluateAll((items) => {
    const marked = (isMarked: (stamp: Element) => boolean) =>
      items.filter((item) => isMarked(item.querySelector('.stamp')!)).map(({ id }) => id)
    return {
      over: marked(
        (stamp) => getComputedStyle(stamp.querySelector('b')!, '::after').opacity === '1',
      ),
      // The ground of the others is as transparent as can be, in whatever notation.
      next: marked((stamp) => !/[/,] 0\)$/.test(getComputedStyle(stamp).backgroundColor)),
    }
  })

/** Returns a function that makes a day today through the script in the head, and the name of the property that it sets. */
async function openSchedule(page: Page) {
  await page.goto('/schedule')
  await waitForBoot(page)
  // The build of the tests stays on the first day.
  const [, name, today] = /(--[\w-]+): ?(\d+)/.exec(
    (await page.locator('html').getAttribute('style'))!,
  )!
  expect(Number(today)).toBe(dayNumber(event.start))
  const makeToday = (day: string) =>
    page.evaluate(
      ([func, value]) => (window as unknown as Record<string, (day: number) => void>)[func]!(value),
      [STAGE_FUNCTION, dayNumber(day)] as const,
    )
  return { makeToday, name: name! }
}

test('the schedule shows which events are over and which come next, by the days of the event', async ({
  page,
}) => {
  const { makeToday } = await openSchedule(page)
  for (const day of ['2025-09-10', '2025-09-12', '2025-10-22', '2025-10-28', '2025-11-13']) {
    await makeToday(day)
    const ahead = events.filter((item) => lastDay(item) >= day)
    const [soonest] = ahead.map(({ start }) => start).toSorted()
    const until = soonest! > day ? soonest! : ahead.find(({ start }) => start >= day)?.start
    expect(await readMarks(page), day).toEqual({
      over: events.filter((item) => lastDay(item) < day).map(({ id }) => id),
      next: ahead.filter(({ start }) => start <= (until ?? day)).map(({ id }) => id),
    })
  }
})

test('the season’s calendar frames today with its number, and nothing before the first week and after the last', async ({
  page,
}) => {
  const { name } = await openSchedule(page)
  const frame = page.locator('.today')
  /** Where the frame and another mark are on a day. Read in one go, because the boot script may reset the day in between. */
  const placesOn = (day: string, other: Locator) =>
    other.evaluate(
      (mark, [property, value]) => {
        document.documentElement.style.setProperty(property!, value!)
        const [framed, marked] = [document.querySelector('.today')!, mark].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return { x, width, centre: { x: x + width / 2, y: y + height / 2 } }
        })
        return { framed: framed!, marked: marked! }
      },
      [name, String(dayNumber(day))],
    )
  for (const { id, start } of events.filter(({ end }) => !end)) {
    const disc = page.locator(`figure a[href="#${id}"] circle`)
    // The second event of a day has no disc of its own.
    if ((await disc.count()) === 0) continue
    const { framed, marked } = await placesOn(start, disc)
    expect(framed.centre.x, start).toBeCloseTo(marked.centre.x, 0)
    expect(framed.centre.y, start).toBeCloseTo(marked.centre.y, 0)
  }
  await expect(frame.locator('i')).toBeVisible()
  const days = Array.from(
    { length: dayNumber(event.finale.end) - dayNumber(event.start) + 1 },
    (_, index) => new Date(Date.parse(event.start) + index * 864e5).toISOString().slice(0, 10),
  )
  const numbers = await frame.locator('i').evaluate(
    (mark, { all, property }) =>
      all.map((day) => {
        document.documentElement.style.setProperty(property, `${day}`)
        const { color } = getComputedStyle(mark, '::after')
        return { number: getComputedStyle(mark).counterSet, isShown: !/[/,] 0\)$/.test(color) }
      }),
    { all: days.map(dayNumber), property: name },
  )
  const isBusy = (day: string) => events.some((item) => item.start <= day && day <= lastDay(item))
  expect(numbers).toEqual(
    days.map((day) => ({
      number: `date ${Number(day.slice(8))}`,
      // On the day of an event the calendar has the number already.
      isShown: !isBusy(day),
    })),
  )
  for (const day of ['2025-09-07', '2025-11-17']) {
    const { framed, marked: picture } = await placesOn(day, page.locator('figure > svg'))
    expect(framed.x >= picture.x + picture.width || framed.x + framed.width <= picture.x, day).toBe(
      true,
    )
  }
})

test('the filled dates say whether they are next or today', async ({ page }) => {
  const { makeToday } = await openSchedule(page)
  const wordsOf = (id: string) =>
    page.locator(`#${id} .stamp`).evaluate((stamp) =>
      ['::before', '::after']
        .map((part) => getComputedStyle(stamp, part))
        .filter(({ opacity }) => opacity === '1')
        .map(({ content }) => /"(.+?)"/.exec(content)![1]),
    )
  const { detail, hero } = schedulePage
  const [first, second] = events
  await makeToday('2025-09-10')
  expect(await wordsOf(first!.id)).toEqual([detail.next])
  expect(await wordsOf(second!.id)).toEqual([])
  await makeToday(first!.start)
  expect(await wordsOf(first!.id)).toEqual([hero.today])
  await makeToday('2025-09-12')
  expect(await wordsOf(first!.id)).toEqual([])
  expect(await wordsOf(second!.id)).toEqual([detail.next])
})

test('the date of an event of several days is filled like any other while the event is on', async ({
  page,
}) => {
  const { makeToday } = await openSchedule(page)
  const [sprint] = events.filter(({ start, end }) => end && start === '2025-10-21')
  const single = events.find(({ start }) => start === '2025-10-22')
  await makeToday('2025-10-22')
  const painted = (id: string) =>
    page.locator(`#${id} .stamp`).evaluate((stamp) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(stamp)
      const covers = backgroundImage.match(/(color|rgba?)\([^()]+\)/g) ?? []
      return { color, backgroundColor, covers: covers.filter((cover) => !/[/,] 0\)$/.test(cover)) }
    })
  expect(await painted(sprint!.id)).toEqual(await painted(single!.id))
})

test('"Today" stands clear of the number of its day on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSchedule(page)
  const gaps = await page.locator('.stamp').evaluateAll((stamps) =>
    stamps.flatMap((stamp) => {
      const number = document.createRange()
      number.selectNodeContents(stamp.querySelector('b')!)
      const word = getComputedStyle(stamp, '::after')
      const { right, width } = stamp.getBoundingClientRect()
      // The second event of a day shows no date.
      if (width === 0 || getComputedStyle(stamp).opacity === '0') return []
      const start = right - parseFloat(word.right) - parseFloat(word.width)
      return [start - number.getBoundingClientRect().right]
    }),
  )
  expect(gaps.length).toBeGreaterThan(10)
  expect(Math.min(...gaps)).toBeGreaterThan(1)
})

test('finished events shrink to make room for the next one, and show everything when a link leads to them', async ({
  page,
}) => {
  const { makeToday } = await openSchedule(page)
  const [first] = events
  const row = page.locator(`#${first!.id}`)
  const text = row.getByText(first!.description)
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    await makeToday(first!.start)
    await expect(text).toBeVisible()
    const before = (await row.boundingBox())!.height
    await makeToday('2025-09-12')
    await expect(text).toBeHidden()
    expect((await row.boundingBox())!.height).toBeLessThan(before * 0.7)
    await expect(row.getByText(schedulePage.detail.agendaHeading)).toBeVisible()
  }
  await page.evaluate((id) => (location.hash = id), first!.id)
  await expect(text).toBeVisible()
})
