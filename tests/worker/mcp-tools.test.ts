import type {
  CallToolResult,
  CompleteResult,
  GetPromptResult,
  ListPromptsResult,
  ListResourcesResult,
  ListResourceTemplatesResult,
  ListToolsResult,
  ReadResourceResult,
} from '@modelcontextprotocol/server'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { faqCategories } from '#content/catalogue/faq.ts'
import { hubs } from '#content/catalogue/hubs.ts'
import { tiers } from '#content/catalogue/partnerships.ts'
import { phases } from '#content/catalogue/schedule.ts'
import { tracks } from '#content/catalogue/tracks.ts'
import { event } from '#content/facts/event.ts'
import { articles } from '#words/blog.ts'
import * as edition from '#words/edition.ts'
import { mcpWords } from '#words/mcp.ts'
import { editionInstants } from '../edition-instants.ts'
import { stopEditionAt } from './edition-time.ts'
import { call, failTool, textOf } from './mcp-peer.ts'

/** The parts of the tools' answers that the tests look at. */
type Found = {
  total: number
  tracks: { id: string }[]
  events: { phase: string; type: string; place: string; startsAt: string; endsAt: string }[]
  places: { city: string; status: string; isHeadquarters: boolean; timeZone: string }[]
  questions: { question: string; answer: string; url: string }[]
  articles: { slug: string }[]
  resources: { url: string }[]
  tiers: { price: string; applyUrl: string }[]
  evaluationCriteria: { weightPercent: number }[]
  phases: object[]
  name: string
  submissionDeadline: string
  registration: { state: string; opens: string; closes: string }
  lastDaysForChanges: { moveToHub: string; track: string }
  state: string
  opens: string
  closes: string
  steps: string[]
  markdown: string
  team: string
}

async function useTool(name: string, input: Record<string, unknown> = {}) {
  const { result } = await call<CallToolResult>('tools/call', { name, arguments: input })
  expect(result.isError, JSON.stringify(result.content)).toBeUndefined()
  return { text: textOf(result), data: result.structuredContent as Found }
}

test('every tool describes its input and output, and that it only reads', async () => {
  const { result } = await call<ListToolsResult>('tools/list')
  expect(result.tools.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(mcpWords.tools).toSorted(),
  )
  for (const tool of result.tools) {
    expect(tool.description?.length, tool.name).toBeGreaterThan(20)
    expect(tool.inputSchema.type, tool.name).toBe('object')
    expect(tool.outputSchema?.type, tool.name).toBe('object')
    expect(tool.annotations, tool.name).toMatchObject({
      readOnlyHint: true,
      destructiveHint: false,
    })
    for (const [field, schema] of Object.entries(tool.inputSchema.properties ?? {})) {
      expect(schema, `${tool.name}.${field}`).toMatchObject({ description: expect.any(String) })
    }
  }
})

test('list_tracks and get_track give the eight tracks and the weights of the judging', async () => {
  const list = await useTool('list_tracks')
  expect(list.data.tracks.map(({ id }) => id)).toEqual(tracks.map(({ id }) => id))
  expect(JSON.parse(list.text)).toEqual(list.data)
  const { data } = await useTool('get_track', { id: 'healthcare-systems' })
  expect(data.name).toBe('Healthcare Systems')
  const weights = data.evaluationCriteria.map((one) => one.weightPercent)
  expect(weights).toEqual([25, 25, 25, 15, 10])
  expect(data.submissionDeadline).toBe('2025-11-04T23:59:59+02:00')
})

test('an unknown track gets an answer that helps the model on', async () => {
  const message = await failTool('get_track', { id: 'sports' })
  for (const { id } of tracks) expect(message).toContain(id)
})

test('input that does not fit is reported to the model, field by field', async () => {
  for (const input of [
    {},
    { query: 7 },
    { query: 'hub', limit: 1000 },
    { query: 'x'.repeat(201) },
  ]) {
    expect(await failTool('search_faq', input)).toMatch(/query|limit/)
  }
})

test('key_dates gives the dates of the edition, with their offset', async () => {
  const { data } = await useTool('key_dates')
  expect(data).toMatchObject({
    dates: edition.dates,
    timeZone: 'Central Africa Time (CAT, GMT+2)',
    registration: { state: 'open', closes: '2025-10-11T00:00:00+02:00' },
    finale: { start: '2025-11-11', city: 'Cape Town' },
  })
  expect(data.phases).toHaveLength(4)
})

test('at every instant the tools say of registration and changes what the server does', async () => {
  for (const { at, state, changes } of editionInstants) {
    stopEditionAt(at)
    const said = state === 'over' ? 'closed' : state
    const dates = (await useTool('key_dates')).data
    const how = (await useTool('how_to_register')).data
    expect([at, dates.registration.state, how.state]).toEqual([at, said, said])
    const { registration } = mcpWords
    expect(how.steps).toEqual(said === 'open' ? registration.steps : [registration.notOpen[said]])
    const today = at.slice(0, 10)
    const { moveToHub, track } = dates.lastDaysForChanges
    const mayChange = { hub: today <= moveToHub, track: today <= track }
    const { team, ...own } = changes
    expect({ at, ...mayChange }).toEqual({ at, ...own })
    expect(Date.parse(at + event.utcOffset) <= Date.parse(dates.submissionDeadline)).toBe(team)
    // The dates themselves stay.
    expect(dates.registration).toMatchObject({ opens: how.opens, closes: how.closes })
    expect(dates).toMatchObject({ start: event.start, end: event.end, finale: event.finale })
  }
})

test('list_schedule gives all events, or those of a phase and a type', async () => {
  const all = await useTool('list_schedule')
  expect(all.data.total).toBe(phases.flatMap(({ events }) => events).length)
  const { data } = await useTool('list_schedule', { phase: 'learning', type: 'workshop' })
  expect(data.total).toBeGreaterThan(0)
  expect(data.total).toBe(data.events.length)
  for (const one of data.events) {
    expect(one).toMatchObject({ phase: 'learning', type: 'workshop', place: 'Online' })
    expect(one.startsAt).toMatch(/T09:00:00\+02:00$/)
    expect(one.endsAt).toMatch(/T17:00:00\+02:00$/)
  }
})

test.each([
  ['nairobi', ['Nairobi']],
  ['zambia', ['Lusaka']],
  ['Lome', ['Lomé']],
  [
    'north africa',
    ['Alexandria', 'Algiers', 'Cairo', 'Casablanca', 'Nouakchott', 'Rabat', 'Tripoli', 'Tunis'],
  ],
  ['Atlantis', []],
])('find_hub finds %s', async (query, cities) => {
  const { data } = await useTool('find_hub', { query })
  expect(data.places.map(({ city }) => city)).toEqual(cities)
})

test('find_hub knows which hubs are confirmed and where the headquarters are', async () => {
  const { data } = await useTool('find_hub')
  const withStatus = (status: string) =>
    data.places.filter((place) => place.status === status).map(({ city }) => city)
  expect(withStatus('confirmed')).toEqual(
    hubs.filter((hub) => hub.isConfirmed).map(({ city }) => city),
  )
  expect(withStatus('pending')).toEqual(['Lagos', 'Accra'])
  expect(data.places.filter((place) => place.isHeadquarters)).toMatchObject([
    { city: 'East London', country: 'South Africa', region: 'Southern Africa' },
  ])
  for (const { timeZone } of data.places) expect(timeZone).toBeTruthy()
})

test('search_faq answers whole questions, the best match first', async () => {
  const { data } = await useTool('search_faq', {
    query: 'Can I take part alone, without a team?',
    limit: 3,
  })
  expect(data.questions.length).toBeGreaterThan(0)
  expect(data.questions.length).toBeLessThanOrEqual(3)
  const known = faqCategories.flatMap(({ questions }) => questions)
  for (const { question, answer, url } of data.questions) {
    const one = known.find((entry) => entry.question === question)
    expect(answer).toBe(one?.answer)
    expect(url).toBe(`${env.SITE_URL}/faq#${one?.id}`)
  }
  expect((await useTool('search_faq', { query: 'zzzzzz' })).data).toEqual({
    total: 0,
    questions: [],
  })
})

test('search_articles finds articles, read_article gives one as markdown', async () => {
  const all = await useTool('search_articles')
  expect(all.data.total).toBe(articles.length)
  const { data } = await useTool('search_articles', { query: 'briefing paper for partners' })
  expect(data.articles[0]?.slug).toBe('mcp-briefing-paper-partners')
  const article = await useTool('read_article', { slug: 'mcp-briefing-paper-partners' })
  expect(article.data.markdown).toMatch(/^## /m)
  expect(article.text).toContain(article.data.markdown)
  expect(article.data.markdown).not.toContain('readMinutes:')
})

test('search_resources gives whole addresses', async () => {
  const { data } = await useTool('search_resources', { query: 'Python', limit: 50 })
  expect(data.total).toBeGreaterThan(0)
  for (const { url } of data.resources) expect(() => new URL(url)).not.toThrow()
})

test('how_to_register and sponsorship_tiers lead to the forms', async () => {
  const registration = (await useTool('how_to_register')).data
  expect(registration).toMatchObject({ state: 'open', url: `${env.SITE_URL}/register` })
  expect(registration.team).toContain('2 to 5')
  const offers = (await useTool('sponsorship_tiers')).data
  expect(offers.tiers.map(({ price }) => price)).toEqual(tiers.map(({ price }) => price))
  expect(offers.tiers[1]?.applyUrl).toBe(`${env.SITE_URL}/sponsors?tier=gold#apply`)
})

test('articles and tracks are documents that can be listed and read', async () => {
  const { resources } = (await call<ListResourcesResult>('resources/list')).result
  expect(resources).toHaveLength(articles.length + tracks.length)
  for (const { uri, mimeType } of resources) {
    const { contents } = (await call<ReadResourceResult>('resources/read', { uri })).result
    expect(contents).toMatchObject([{ uri, mimeType }])
    expect(JSON.stringify(contents).length, uri).toBeGreaterThan(300)
  }
  const { resourceTemplates } = (
    await call<ListResourceTemplatesResult>('resources/templates/list')
  ).result
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'mcphack://articles/{slug}',
    'mcphack://tracks/{id}',
  ])
})

test('the beginning of an id is completed', async () => {
  const { result } = await call<CompleteResult>('completion/complete', {
    ref: { type: 'ref/resource', uri: 'mcphack://tracks/{id}' },
    argument: { name: 'id', value: 'health' },
  })
  expect(result.completion.values).toEqual(['healthcare-systems'])
})

test('the prompts contain their arguments and lead to the tools', async () => {
  const { prompts } = (await call<ListPromptsResult>('prompts/list')).result
  expect(prompts.map(({ name }) => name)).toEqual(['choose_a_track', 'plan_eight_weeks'])
  const { messages } = (
    await call<GetPromptResult>('prompts/get', {
      name: 'choose_a_track',
      arguments: { skills: 'two nurses' },
    })
  ).result
  expect(messages).toMatchObject([
    {
      role: 'user',
      content: { type: 'text', text: expect.stringMatching(/two nurses[^]*list_tracks/) },
    },
  ])
})
