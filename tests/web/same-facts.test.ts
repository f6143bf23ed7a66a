import { expect, test } from 'vitest'
import { faqCategories } from '#content/catalogue/faq.ts'
import { event } from '#content/facts/event.ts'
import { formatDay } from '#content/format/days.ts'
import { renderPage } from '#web/prerender.tsx'
import { answerMcp } from '#worker/mcp/serve.ts'

const questions = faqCategories.flatMap((category) => category.questions)

async function useTool<Data>(name: string, input: object = {}): Promise<Data> {
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: input },
    }),
  })
  const { result } = (await (await answerMcp(request, event.origin)).json()) as {
    result: { structuredContent: Data }
  }
  return result.structuredContent
}

/** The structured data of a page by type. */
async function readJsonLd(path: string): Promise<Record<string, Record<string, unknown>>> {
  const { html } = await renderPage(path)
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return Object.fromEntries(
    found.map(([, text]) => JSON.parse(text!)).map((data) => [String(data['@type']), data]),
  )
}

type Answers = { questions: { question: string; answer: string; url: string }[] }

test('an assistant gets each answer of the FAQ as it stands on the page', async () => {
  for (const { id, question, answer } of questions) {
    const found = await useTool<Answers>('search_faq', { query: question, limit: 3 })
    const url = `${event.origin}/faq#${id}`
    expect(found.questions, question).toContainEqual(
      expect.objectContaining({ question, answer, url }),
    )
  }
})

test('FAQ, tools and structured data agree on the dates, the place and the price', async () => {
  const { Event: about } = await readJsonLd('/')
  const dates = await useTool<{
    start: string
    end: string
    registration: { opens: string; closes: string }
    submissionDeadline: string
    lastDaysForChanges: { moveToHub: string; track: string }
    finale: { start: string; end: string; city: string; venue: string }
  }>('key_dates')
  const how = await useTool<{ opens: string; closes: string; cost: string; team: string }>(
    'how_to_register',
  )

  expect(about).toMatchObject({
    startDate: expect.stringContaining(dates.start),
    endDate: expect.stringContaining(dates.end),
    isAccessibleForFree: true,
    offers: {
      price: 0,
      validFrom: dates.registration.opens,
      validThrough: dates.registration.closes,
    },
  })
  expect(JSON.stringify(about!.location)).toContain(`${dates.finale.venue}, ${dates.finale.city}`)
  expect([how.opens, how.closes, how.cost]).toEqual([
    dates.registration.opens,
    dates.registration.closes,
    'Free',
  ])

  const faq = questions.map(({ answer }) => answer).join('\n')
  const lastDay = formatDay(
    new Date(Date.parse(dates.registration.closes) - 1).toISOString().slice(0, 10),
    'date',
  )
  for (const said of [
    formatDay(dates.registration.opens.slice(0, 10), 'date'),
    lastDay,
    formatDay(dates.submissionDeadline.slice(0, 10), 'date'),
    formatDay(dates.lastDaysForChanges.moveToHub, 'date'),
    formatDay(dates.lastDaysForChanges.track, 'date'),
    dates.finale.city,
    dates.finale.venue,
  ])
    expect(faq).toContain(said)
})
