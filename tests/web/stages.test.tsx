import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { instants } from '#content/catalogue/instants.ts'
import {
  finaleStages,
  joiningStages,
  journeyStages,
  registrationStages,
} from '#content/catalogue/stages.ts'
import { dayBefore, dayNumber, dayOf } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { findRegistrationState } from '#content/facts/registration.ts'
import { isOver } from '#content/team-changes.ts'
import { firstPaintScript, stageAt } from '#web/boot/first-paint.ts'
import { RegistrationState } from '#web/components/registration/registration-state.tsx'
import { RegistrationByHand } from '#web/pages/admin/registration-by-hand.tsx'
import { adminPage } from '#words/pages/admin.ts'

const words = { upcoming: 'not yet', open: 'now', closed: 'too late', over: 'next year' }

/** Every instant of the edition, and the milliseconds around it. */
const moments = instants.flatMap((instant) => [instant - 1, instant, instant + 1])

const shownAt = (now: number, stages: Record<string, string>) =>
  Object.entries(stages)
    .filter(([, list]) => list.split(' ').includes(String(stageAt(now))))
    .map(([name]) => name)

test('with a fixed switch the page has the words of that state only', () => {
  for (const state of ['open', 'closed'] as const) {
    expect(renderToStaticMarkup(<RegistrationState {...words} choice={state} />)).toBe(words[state])
  }
})

test('organisers are told of a fixed switch, and only then', () => {
  for (const state of ['open', 'closed'] as const)
    expect(renderToStaticMarkup(<RegistrationByHand choice={state} />)).toContain(
      adminPage.registrationByHand[state],
    )
  expect(renderToStaticMarkup(<RegistrationByHand choice="by-date" />)).toBe('')
})

test('by date the page has the words of every state, and those after the edition where there are any', () => {
  const html = renderToStaticMarkup(<RegistrationState {...words} choice="by-date" />)
  for (const text of Object.values(words)) expect(html).toContain(text)
  const { over: _over, ...fewer } = words
  const { upcoming, closed, over } = registrationStages
  expect(
    renderToStaticMarkup(<RegistrationState {...fewer} upcoming="too late" choice="by-date" />),
  ).toContain(`data-when="${upcoming} ${closed} ${over}">too late`)
})

test('at every instant the page shows one state of registration, the one of the server', () => {
  for (const now of moments) {
    const isAfterwards = now >= Date.parse(event.phases.ends)
    const [state, ...others] = shownAt(now, registrationStages)
    expect(others).toEqual([])
    expect(state, new Date(now).toISOString()).toBe(
      isAfterwards ? 'over' : findRegistrationState(now),
    )
  }
})

test('the pages offer to find a team exactly as long as the server lets teams change', () => {
  for (const now of moments)
    expect(shownAt(now, { joiningStages }), new Date(now).toISOString()).toHaveLength(
      isOver('team', now) ? 0 : 1,
    )
})

test('at every instant each phase and the finale have one status', () => {
  for (const now of moments) {
    for (const part of [...Object.values(journeyStages), finaleStages])
      expect(shownAt(now, part), new Date(now).toISOString()).toHaveLength(1)
  }
  const statuses = (at: string) =>
    Object.values(journeyStages).flatMap((part) => shownAt(Date.parse(at + event.utcOffset), part))
  expect(statuses('2025-10-20T23:59:59')).toEqual(['active', 'upcoming', 'upcoming'])
  expect(statuses('2025-11-04T23:59:59')).toEqual(['completed', 'active', 'upcoming'])
  expect(statuses('2025-11-13T00:00:00')).toEqual(['completed', 'completed', 'completed'])
})

test('the style sheet knows every stage', () => {
  const sheet = readFileSync('web/styles/stages.css', 'utf8')
  for (let stage = 0; stage <= instants.length; stage++)
    expect(sheet).toContain(`[data-stage='${stage}'] [data-when]:not([data-when~='${stage}'])`)
})

test('the script that sets stage and day before anything shows finds the same stage and day', () => {
  const [mark] = /\(stage=.+?\}\)\(\)/.exec(firstPaintScript('/boot.js'))!
  for (const now of moments) {
    vi.setSystemTime(now)
    const root = { dataset: { stage: 0, days: '' }, style: { cssText: '' } }
    runInNewContext(mark, { Date, ...root })
    const day = dayNumber(dayOf(now))
    expect(root, new Date(now).toISOString()).toEqual({
      dataset: { stage: stageAt(now), days: ' '.repeat(Math.max(0, day - dayBefore)) },
      style: { cssText: `--day:${day}` },
    })
  }
  vi.useRealTimers()
})
