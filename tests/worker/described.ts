import { dereference, validate, type Schema } from '@cfworker/json-schema'
import { api } from 'virtual:openapi'

type Response_ = { $ref?: string; content?: Record<string, { schema: Schema }> }

/** The description, but of nothing more than it says: a member that it does not name is a fault. */
const strict = beStrict(api) as typeof api
const schemas = dereference(strict as unknown as Schema)

const routes = Object.entries(strict.paths)
  .map(([path, operations]) => ({
    operations,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    places: path.split('{').length,
  }))
  // A name that is written out goes before a place that takes any.
  .toSorted((one, other) => one.places - other.places)

/** Returns an answer if the description of the API describes it, or if it has no such route; throws otherwise. */
export async function asDescribed(method: string, path: string, answer: Response) {
  const pathname = path.replace(/[?#].*/s, '')
  const verb = method.toLowerCase()
  const route = routes.find(({ pattern, operations }) => pattern.test(pathname) && operations[verb])
  const operation = route?.operations[verb]
  // Where a redirect has led is no longer the answer of this route.
  if (!operation || answer.redirected) return answer
  const { status } = answer
  const described =
    operation.responses[status] ?? operation.responses[`${Math.floor(status / 100)}XX`]
  const note = `${method} ${pathname} answered ${status}`
  if (!described) throw new Error(`${note}, which /api/openapi.json does not describe`)
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer
  const schema = resolve(described as Response_).content?.['application/json']?.schema
  if (!schema) throw new Error(`${note} with JSON that /api/openapi.json does not describe`)
  const body = JSON.parse(await answer.clone().text())
  const { valid, errors } = validate(body, schema, '2020-12', schemas)
  if (!valid) {
    const faults = errors
      .slice(-3)
      .map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
    throw new Error(`${note}, unlike /api/openapi.json says: ${faults.join(' ')}`)
  }
  return answer
}

function resolve(described: Response_): Response_ {
  const name = described.$ref?.split('/').at(-1)
  return name ? (strict.components.responses[name] as Response_) : described
}

function beStrict(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(beStrict)
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, beStrict(one)]))
  return inner.type === 'object' && inner.properties && !inner.additionalProperties
    ? { ...inner, additionalProperties: false }
    : inner
}
