import type {
  CallToolResult,
  CompleteResult,
  GetPromptResult,
  InitializeResult,
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
import { messages as errorMessages } from '#words/errors.ts'
import { mcpWords } from '#words/mcp.ts'
import { send } from './requests.ts'

const base = { accept: 'application/json, text/event-stream' }

type Answer<Result = object> = {
  id: number | null
  result: Result
  error: { code: number; message: string; data?: unknown }
}

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
  markdown: string
  team: string
}

function post(body: unknown, headers: Record<string, string> = {}) {
  return send('/mcp', { method: 'POST', body, headers: { ...base, ...headers } })
}

async function call<Result = object>(
  method: string,
  params?: unknown,
  headers?: Record<string, string>,
): Promise<Answer<Result>> {
  const answer = await post(
    { jsonrpc: '2.0', id: 7, method, ...(params !== undefined && { params }) },
    headers,
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  const body = (await answer.json()) as Answer<Result>
  expect(body.id).toBe(7)
  return body
}

async function useTool(name: string, input: Record<string, unknown> = {}) {
  const { result } = await call<CallToolResult>('tools/call', { name, arguments: input })
  expect(result.isError, JSON.stringify(result.content)).toBeUndefined()
  return { text: textOf(result), data: result.structuredContent as Found }
}

/** Returns the message of a call that failed. */
async function failTool(name: string, input: Record<string, unknown>): Promise<string> {
  const { result } = await call<CallToolResult>('tools/call', { name, arguments: input })
  expect(result.isError, JSON.stringify(input)).toBe(true)
  return textOf(result)
}

const textOf = ({ content: [first] }: CallToolResult) => (first?.type === 'text' ? first.text : '')

const initialize = (protocolVersion: string) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
})

test.each(['2025-11-25', '2025-06-18', '2025-03-26'])(
  'a client of the revision %s is answered in it',
  async (revision) => {
    const { result } = await call<InitializeResult>('initialize', initialize(revision))
    expect(result.protocolVersion).toBe(revision)
    expect(result.serverInfo).toMatchObject({
      name: mcpWords.name,
      title: event.name,
      version: mcpWords.version,
    })
    expect(result.instructions).toContain(event.name)
    expect(Object.keys(result.capabilities)).toEqual(
      expect.arrayContaining(['tools', 'resources', 'prompts']),
    )
  },
)

test('a client of an unknown revision is offered the newest one with a handshake', async () => {
  expect(
    (await call<InitializeResult>('initialize', initialize('1999-01-01'))).result.protocolVersion,
  ).toBe('2025-11-25')
})

test('a client of 2026-07-28 needs no handshake', async () => {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const headers = (method: string) => ({
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': method,
  })
  const { result } = await call<{ supportedVersions: string[] }>(
    'server/discover',
    { _meta },
    headers('server/discover'),
  )
  expect(result.supportedVersions).toEqual(['2026-07-28'])
  const list = await call<ListToolsResult>('tools/list', { _meta }, headers('tools/list'))
  expect(list.result.tools).toHaveLength(Object.keys(mcpWords.tools).length)
  expect(list.result).toMatchObject({ cacheScope: 'public' })
})

test('a ping is answered with nothing, a notification with 202 and no body', async () => {
  expect((await call('ping')).result).toEqual({})
  const answer = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect(answer.status).toBe(202)
  expect(await answer.text()).toBe('')
})

test('no session is opened', async () => {
  const answer = await post({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: initialize('2025-06-18'),
  })
  expect(answer.headers.get('mcp-session-id')).toBeNull()
})

test.each(['GET', 'DELETE', 'PUT', 'OPTIONS'])('%s answers 405 and names POST', async (method) => {
  const answer = await send('/mcp', { method, headers: { accept: 'text/event-stream' } })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('POST')
  expect(await answer.json()).toMatchObject({ error: { code: -32000 } })
})

test('anything but a JSON-RPC message is refused with the right code', async () => {
  const cases: [unknown, number][] = [
    ['{', -32700],
    ['', -32700],
    ['true', -32600],
    ['[]', -32600],
    [{ jsonrpc: '1.0', id: 1, method: 'ping' }, -32600],
    [{ jsonrpc: '2.0', id: 1, method: 7 }, -32600],
    [{ jsonrpc: '2.0', id: {}, method: 'ping' }, -32600],
  ]
  for (const [body, code] of cases) {
    const answer = await post(body)
    expect(answer.status, JSON.stringify(body)).toBe(400)
    expect(((await answer.json()) as Answer).error.code, JSON.stringify(body)).toBe(code)
  }
})

test('an unknown method, tool, prompt and document have their codes', async () => {
  expect((await call('no/such/method')).error.code).toBe(-32601)
  expect((await call('tools/call', { name: 'no_such_tool', arguments: {} })).error.code).toBe(
    -32602,
  )
  expect((await call('prompts/get', { name: 'no_such_prompt' })).error.code).toBe(-32602)
  expect((await call('prompts/get', { name: 'choose_a_track', arguments: {} })).error.code).toBe(
    -32602,
  )
  for (const uri of [
    'mcphack://articles/no-such-article',
    'mcphack://nothing',
    'file:///etc/passwd',
  ]) {
    expect((await call('resources/read', { uri })).error, uri).toMatchObject({
      code: -32602,
      data: { uri },
    })
  }
})

test('a protocol revision that does not exist is refused', async () => {
  const answer = await post(
    { jsonrpc: '2.0', id: 1, method: 'ping' },
    { 'mcp-protocol-version': '1999-01-01' },
  )
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as Answer).error.message).toContain('1999-01-01')
})

test('batches are refused from revision 2025-06-18 on and answered before it', async () => {
  const batch = [1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
  for (const revision of ['2025-06-18', '2025-11-25']) {
    const refused = await post(batch, { 'mcp-protocol-version': revision })
    expect(refused.status).toBe(400)
    expect(((await refused.json()) as Answer).error.code).toBe(-32600)
  }
  const answered = await post(batch, { 'mcp-protocol-version': '2025-03-26' })
  expect(((await answered.json()) as Answer[]).map(({ id }) => id)).toEqual([1, 2])
})

test('a batch of more than ten messages is refused whole', async () => {
  const batch = (length: number) =>
    Array.from({ length }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
  const answered = await post(batch(10))
  expect(((await answered.json()) as Answer[]).map(({ id }) => id)).toHaveLength(10)
  for (const revision of [undefined, '2025-03-26']) {
    const refused = await post(batch(11), revision ? { 'mcp-protocol-version': revision } : {})
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message: errorMessages['mcp.batch_too_long'] },
    })
  }
})

test('a page of another site is refused; our own pages and programs are not', async () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  for (const origin of ['https://elsewhere.example', 'http://localhost:8788', 'null']) {
    expect((await post(ping, { origin })).status, origin).toBe(403)
  }
  expect((await post(ping, { origin: new URL(env.SITE_URL).origin })).status).toBe(200)
  expect((await post(ping)).status).toBe(200)
})

test('a client that accepts only JSON is served, one that accepts neither type is not', async () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  for (const accept of ['application/json', '*/*'])
    expect((await post(ping, { accept })).status).toBe(200)
  expect((await post(ping, { accept: 'text/html' })).status).toBe(406)
  expect((await post(ping, { 'content-type': 'text/plain' })).status).toBe(415)
})

test('a message of more than 64 KB is refused', async () => {
  const answer = await post({
    jsonrpc: '2.0',
    id: 1,
    method: 'ping',
    params: { padding: 'x'.repeat(70_000) },
  })
  expect(answer.status).toBe(413)
})

test('one address that asks too often is told to wait', async () => {
  const address = '10.99.0.1'
  const use = async () => (await env.MCP_LIMIT.limit({ key: `mcp:${address}` })).success
  while (await use());
  const answer = await send('/mcp', {
    body: { jsonrpc: '2.0', id: 1, method: 'ping' },
    headers: base,
    address,
  })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
})

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

test('no request makes the server fail', async () => {
  const odd = [
    '\u0000',
    '💥'.repeat(50),
    '(((((',
    '%',
    '__proto__',
    '../../etc',
    ' '.repeat(200),
    'a\u0301',
  ]
  for (const query of odd) {
    for (const name of ['find_hub', 'search_faq', 'search_articles', 'search_resources']) {
      const { result, error } = await call('tools/call', { name, arguments: { query } })
      expect(result ?? error, `${name} ${query}`).toBeTruthy()
    }
    await failTool('read_article', { slug: query })
  }
})
