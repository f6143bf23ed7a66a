import { expect, test, type Page } from 'playwright/test'
import { phases } from '#content/catalogue/schedule.ts'
import { event } from '#content/facts/event.ts'
import { waitForBoot } from './steps.ts'

const events = phases.flatMap((phase) => phase.events)
const lastDay = ({ start, end = start }: (typeof events)[number]) => end
const numberOf = (day: string) => Date.parse(day) / (24 * 3_600_000)

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

test('the schedule shows which events are over and which come next, by the days of the event', async ({
  page,
}) => {
  await page.goto('/schedule')
  await waitForBoot(page)
  // The build of the tests stays on the first day.
  const [, name, today] = /(--[\w-]+): ?(\d+)/.exec(
    (await page.locator('html').getAttribute('style'))!,
  )!
  expect(Number(today)).toBe(numberOf(event.start))

  for (const day of ['2025-09-10', '2025-09-12', '2025-10-22', '2025-10-28', '2025-11-13']) {
    await page.evaluate(
      ([property, value]) => document.documentElement.style.setProperty(property!, value!),
      [name!, String(numberOf(day))],
    )
    const ahead = events.filter((item) => lastDay(item) >= day)
    const [soonest] = ahead.map(({ start }) => start).toSorted()
    const until = soonest! > day ? soonest! : ahead.find(({ start }) => start >= day)?.start
    expect(await readMarks(page), day).toEqual({
      over: events.filter((item) => lastDay(item) < day).map(({ id }) => id),
      next: ahead.filter(({ start }) => start <= (until ?? day)).map(({ id }) => id),
    })
  }
})
