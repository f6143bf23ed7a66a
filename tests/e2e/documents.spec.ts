import { expect, test, type APIRequestContext } from 'playwright/test'
import { hubs } from '#content/catalogue/hubs.ts'
import { partnershipTypes, tiers } from '#content/catalogue/partnerships.ts'
import { regions } from '#content/catalogue/regions.ts'
import { phases } from '#content/catalogue/schedule.ts'
import { timeZones } from '#content/catalogue/time-zones.ts'
import { event } from '#content/facts/event.ts'
import { whyPartner } from '#words/benefits.ts'
import { documents } from '#words/documents.ts'
import * as edition from '#words/edition.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { language } from '#words/language.ts'
import { accessibilityItems, reminders } from '#words/schedule-notes.ts'
import { letters, pdfLetters, pdfLinks } from './pdf-text.ts'

async function open(request: APIRequestContext, address: string, title: string) {
  const answer = await request.get(address)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const file = await answer.body()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  const source = file.toString('latin1')
  // The title and the date are objects of their own. The date is the edition's: two builds give the same bytes.
  for (const part of [
    `\n(${title})\n`,
    '\n(D:20250910220000Z)\n',
    `/Lang (${language})`,
    '/Marked true',
    '/DisplayDocTitle true',
  ]) {
    expect(source.includes(part), part).toBe(true)
  }
  expect(file.length).toBeLessThan(100_000)
  return { text: pdfLetters(file), links: pdfLinks(file) }
}

/** Fails unless all parts are there, one after the other. */
function expectInOrder(text: string, parts: readonly string[]) {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(letters(part), from)
    expect(at, part).toBeGreaterThanOrEqual(0)
    from = at
  }
}

test('the schedule has every phase and event in chronological order, with type, place and agenda', async ({
  request,
}) => {
  const { text } = await open(request, '/schedule.pdf', documents.schedule.title)
  const details = text.slice(text.indexOf(letters(documents.schedule.timeNote)))
  for (const phase of phases) {
    expectInOrder(details, [phase.title, phase.period, ...phase.events.map(({ title }) => title)])
    for (const {
      date,
      time,
      type,
      title,
      description,
      location = 'Online',
      details: agenda = [],
    } of phase.events) {
      const about = details.slice(
        details.indexOf(letters(date + time + eventTypeNames[type] + location + title)),
      )
      expectInOrder(about, [title, description, ...agenda])
    }
  }
})

test('the schedule has the times of every zone, support, reminders and a link to the newest version', async ({
  request,
}) => {
  const { text, links } = await open(request, '/schedule.pdf', documents.schedule.title)
  expectInOrder(
    text,
    timeZones.map(({ name }) => name),
  )
  for (const { title, description } of [...accessibilityItems, ...reminders])
    expectInOrder(text, [title, description])
  expect(links).toEqual(
    ['/schedule', '/calendar.ics', '/register'].map((path) => event.origin + path),
  )
})

test('the deck has what a partner asks for: reach, reasons, tiers, types, hubs and how to apply', async ({
  request,
}) => {
  const { text, links } = await open(request, '/partnership-deck.pdf', documents.deck.title)
  const { what, reach, tiers: offers, hubs: places, apply } = documents.deck
  expectInOrder(text, [
    event.name,
    edition.dates,
    what.heading,
    reach.heading,
    offers.heading,
    places.heading,
    apply.heading,
  ])
  for (const { number, label } of [...what.stats, ...reach.stats])
    expectInOrder(text, [number + label])
  for (const { title, description } of whyPartner) expectInOrder(text, [title, description])
  for (const { name, price, availability, benefits } of tiers)
    expectInOrder(text, [name + price, availability, ...benefits])
  for (const { title, description, contributions } of partnershipTypes)
    expectInOrder(text, [title, description, ...contributions])
  for (const { city } of [...hubs, ...regions.flatMap(({ cities }) => cities)])
    expectInOrder(text, [city])
  expect(links).toEqual(
    expect.arrayContaining([`${event.origin}/sponsors#apply`, `${event.origin}/partner#apply`]),
  )
})
