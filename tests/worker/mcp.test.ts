import type { InitializeResult, ListToolsResult } from '@modelcontextprotocol/server'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { event } from '#content/facts/event.ts'
import { mcpServer, protocolRevisions } from '#content/facts/mcp.ts'
import { messages as errorMessages } from '#words/errors.ts'
import { mcpWords } from '#words/mcp.ts'
import { baseHeaders, call, failTool, post, type Answer } from './mcp-peer.ts'
import { newAddress, send, withinOneMinute } from './requests.ts'

const initialize = (protocolVersion: string) => ({
  protocolVersion,
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
})

const [newest, ...withHandshake] = protocolRevisions

test.each(withHandshake)('a client of the revision %s is answered in it', async (revision) => {
  const { result } = await call<InitializeResult>('initialize', initialize(revision))
  expect(result.protocolVersion).toBe(revision)
  expect(result.serverInfo).toMatchObject({
    name: mcpServer.name,
    title: event.name,
    version: mcpServer.version,
  })
  expect(result.instructions).toContain(event.name)
  expect(Object.keys(result.capabilities)).toEqual(
    expect.arrayContaining(['tools', 'resources', 'prompts']),
  )
})

test.each(['1999-01-01', '2024-11-05'])(
  'a client of the revision %s, which the server does not speak, is offered the newest one with a handshake',
  async (revision) => {
    expect(
      (await call<InitializeResult>('initialize', initialize(revision))).result.protocolVersion,
    ).toBe(withHandshake[0])
  },
)

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
  expect(result.supportedVersions).toEqual([newest])
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
  const answer = await withinOneMinute(async () => {
    const address = newAddress()
    const use = async () => (await env.MCP_LIMIT.limit({ key: `mcp:${address}` })).success
    while (await use());
    return send('/mcp', {
      body: { jsonrpc: '2.0', id: 1, method: 'ping' },
      headers: baseHeaders,
      address,
    })
  })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
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
