import { inspectRoutes } from 'hono/dev'
import { api } from 'virtual:openapi'
import { expect, test } from 'vitest'
import { app } from '#worker/app.ts'
import { badValues, bodies, tenMegabytes } from './bad-values.ts'
import { send } from './requests.ts'
import { createAccount } from './visitors.ts'

const isOurs = ({ path }: { path: string }) => path.startsWith('/api') || path === '/mcp'
const routes = inspectRoutes(app).filter((route) => !route.isMiddleware && isOurs(route))
const writes = routes.filter(({ method }) => !['GET', 'HEAD'].includes(method))
// bad-input.test.ts sends the same bodies to all others.
const isElsewhere = ({ method, path }: { method: string; path: string }) =>
  /^\/api\/(?!auth|analytics)/.test(path) && ['POST', 'PUT', 'PATCH'].includes(method)
const ownWrites = writes.filter((route) => !isElsewhere(route))
const withPlace = routes.filter(({ path }) => path.includes('/:'))

const place = /:\w+(?:\{[^}]*\})?/g
const addressOf = ({ path }: { path: string }, part: string = crypto.randomUUID()) =>
  path.replaceAll(place, part).replace('*', 'nothing')
const methodOf = ({ method }: { method: string }) => (method === 'ALL' ? 'POST' : method)

/** Signs in a new administrator, because some of what is sent here ends the session. */
const signIn = async () => (await createAccount({ role: 'admin' })).token

/** Describes what is wrong with an answer; undefined if it is not a 5xx and, if a refusal, says why. */
async function faultOf(answer: Response, note: string): Promise<string | undefined> {
  // Some files are no text.
  const text = new TextDecoder().decode(await answer.arrayBuffer())
  if (answer.status >= 500) return `${note}: ${answer.status} ${text}`
  if (answer.status < 400) return undefined
  const body = JSON.parse(text) as {
    code?: number | string
    error_code?: string
    msg?: string
    message?: string
    error?: { code?: number | string; message?: string }
  }
  const code = body.error?.code ?? body.error_code ?? body.code
  const message = body.error?.message ?? body.msg ?? body.message
  return code && message ? undefined : `${note}: ${text}`
}

/** Lists what `ask` finds wrong, asking about all cases at once: one after the other, most of the time would be waiting. */
async function findFaults<Case>(
  cases: readonly Case[],
  ask: (one: Case) => Promise<string | undefined>,
) {
  return (await Promise.all(cases.map(ask))).filter((fault) => fault !== undefined)
}

/** Plausible values of every field of the auth protocol and the MCP server. No passwords: each would be hashed. */
const everyField = {
  email: 'reader@example.org',
  phone: '',
  data: { first_name: 'Chipo' },
  type: 'signup',
  token: '123456',
  token_hash: 'a'.repeat(43),
  refresh_token: 'a'.repeat(43),
  auth_code: 'a'.repeat(43),
  code_verifier: 'a'.repeat(43),
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 's256',
  gotrue_meta_security: { captcha_token: 'x' },
  create_user: false,
  nonce: '123456',
  user_metadata: { story: 'x' },
  app_metadata: { provider: 'email' },
  email_confirm: true,
  ban_duration: '1h',
  role: 'authenticated',
  redirect_to: '/',
  new_email: 'other@example.org',
  should_soft_delete: false,
  factor_type: 'totp',
  friendly_name: 'Phone',
  issuer: 'MCPHack',
  challenge_id: '5f0d2d1e-8d0b-4f57-9d3c-0a9be4f5c111',
  code: '123456',
  provider: 'github',
  ids: ['x'],
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'find_hub', arguments: { query: 'x' } },
}

// Ten megabytes have a test of their own.
const smallBodies = bodies.filter(([, body]) => body.length < 1024 * 1024)

test.each(ownWrites)('no body makes $method $path stumble', async (route) => {
  const token = await signIn()
  const faults = await findFaults(smallBodies, async ([note, body]) => {
    const answer = await send(addressOf(route), { method: methodOf(route), body, token })
    return faultOf(answer, note)
  })
  expect(faults).toEqual([])
})

// bad-input.test.ts does the same for our own forms, field by field.
const others = writes.filter(({ path }) => /^\/(api\/auth|api\/analytics|mcp)/.test(path))
const secrets = { password: '', current_password: '', password_hash: '' }
const worst = [{ a: ['x'] }, 'a\u0000\ud800b', 'x'.repeat(9000)]

test.each(others)('no value of a field makes $method $path stumble', async (route) => {
  const token = await signIn()
  const names = Object.keys({ ...everyField, ...secrets })
  const allBad = badValues.map((value) => ({
    note: `all ${JSON.stringify(value)?.slice(0, 60)}`,
    body: Object.fromEntries(names.map((name) => [name, value])) as object,
  }))
  // Every field on every route, and from field to field the next of the worst values.
  const turn = others.indexOf(route)
  const oneBad = names.map((name, index) => {
    const value = worst[(turn + index) % worst.length]!
    return {
      note: `${name}: ${JSON.stringify(value).slice(0, 60)}`,
      body: { ...everyField, [name]: value },
    }
  })
  const faults = await findFaults([...allBad, ...oneBad], async ({ note, body }) => {
    const answer = await send(addressOf(route), { method: methodOf(route), body, token })
    return faultOf(answer, note)
  })
  expect(faults).toEqual([])
})

test.each(ownWrites)('$method $path refuses ten megabytes', async (route) => {
  const token = await signIn()
  const answer = await send(addressOf(route), {
    method: methodOf(route),
    body: tenMegabytes,
    token,
  })
  expect([401, 404, 413]).toContain(answer.status)
  expect(await faultOf(answer, route.path)).toBeUndefined()
})

const badParts = ['1', '%', '%00', '%E0%A4%A', '%ff', '..%2f..', '%f0%9f%92%a5', "'%20or%201=1"]

test.each(withPlace)('$method $path refuses malformed ids in its path', async (route) => {
  const token = await signIn()
  const faults = await findFaults([...badParts, 'x'.repeat(5000)], async (part) => {
    const method = methodOf(route)
    const body = method === 'GET' ? undefined : {}
    const answer = await send(addressOf(route, part), { method, body, token })
    expect(answer.status, part).toBeGreaterThanOrEqual(400)
    return faultOf(answer, part)
  })
  expect(faults).toEqual([])
})

const parameters =
  'page size per_page search sort order status mode team from to device type token token_hash redirect_to code state error scope scopes provider code_challenge code_challenge_method grant_type q v'.split(
    ' ',
  )
const badQueries = ['', '%', '%00', '%ff', '-1', '1e999', 'a%0d%0ab', '__proto__', 'x'.repeat(300)]

// No other route reads its query.
const withQuery = routes.filter(
  ({ method, path }) => method === 'GET' || path.startsWith('/api/auth/'),
)

/** The parameters that a route reads: the description of the API names them, but not those of the auth protocol. */
function parametersOf({ path }: { path: string }) {
  if (path.startsWith('/api/auth/')) return parameters
  const described = api.paths[path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')]?.get?.parameters ?? []
  return described.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
}

test.each(withQuery)('no query makes $method $path stumble', async (route) => {
  const token = await signIn()
  const method = methodOf(route)
  const ask = (query: string) =>
    send(`${addressOf(route)}?${query}`, {
      method,
      body: method === 'GET' ? undefined : '{}',
      token,
      headers: { origin: 'http://localhost:8787' },
    })
  const atOnce = badQueries.map((value) => ({
    note: `all ${value}`.slice(0, 60),
    query: parameters.map((parameter) => `${parameter}=${value}`).join('&'),
  }))
  const thrice = (parameter: string) =>
    `${parameter}=%00${'x'.repeat(3000)}&${parameter}=2&${parameter}[]=3`
  atOnce.push({ note: 'all thrice', query: parameters.map(thrice).join('&') })
  const oneByOne = parametersOf(route).map((parameter) => ({
    note: parameter,
    query: thrice(parameter),
  }))
  const faults = await findFaults([...atOnce, ...oneByOne], async ({ note, query }) =>
    faultOf(await ask(query), note),
  )
  expect(faults).toEqual([])
})

const strangeHeaders = {
  authorization: [
    'Bearer',
    'Bearer  ',
    `Bearer ${'a'.repeat(8000)}`,
    'Bearer \u00ff',
    'Basic eA==',
  ],
  'content-encoding': ['gzip', 'br', 'x'],
  'content-type': ['', 'application/json; charset=utf-16', 'multipart/form-data', 'a'.repeat(5000)],
  'accept-language': ['\u00ff', 'x'.repeat(5000)],
  'cf-connecting-ip': [':::::', 'x'.repeat(3000), '\u00ff'],
  'x-request-id': ['\u00ff', 'x'.repeat(500)],
  origin: ['null', 'x', 'http://[', 'https://elsewhere.example'],
  'x-supabase-api-version': ['2999-99-99', 'x'],
}

test.each(routes)('no header makes $method $path stumble', async (route) => {
  const method = methodOf(route)
  // Every header on every route, and from route to route the next of its values.
  const turn = routes.indexOf(route)
  const headers = Object.entries(strangeHeaders).map(
    ([name, values]) => [name, values[turn % values.length]!] as const,
  )
  const faults = await findFaults(headers, async ([name, value]) => {
    const body = method === 'GET' ? undefined : '{}'
    const answer = await send(addressOf(route), { method, body, headers: { [name]: value } })
    return faultOf(answer, `${name}: ${value.slice(0, 40)}`)
  })
  expect(faults).toEqual([])
})

test('a method that no route has is refused at every address', async () => {
  const token = await signIn()
  for (const path of new Set(routes.map((route) => addressOf(route)))) {
    for (const method of ['PROPFIND', 'SEARCH', 'REPORT']) {
      const answer = await send(path, { method, token })
      expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
      expect(await faultOf(answer, `${method} ${path}`)).toBeUndefined()
    }
  }
})
