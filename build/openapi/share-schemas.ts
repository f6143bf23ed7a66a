import type { JsonSchema, OpenApi } from '#content/wire/openapi.ts'

/** Schemas whose JSON is at least this long, and which stand in several places, are written once. */
const LEAST_LENGTH = 160

/**
 * Moves schemas that stand in several places to the components, under the name of the member or list that they describe. The
 * description shrinks to a fraction.
 */
export function shareSchemas(api: OpenApi): OpenApi {
  const counts = new Map<string, { count: number; name: string }>()
  visit(api.paths, '', (schema, name) => {
    const text = JSON.stringify(schema)
    if (text.length < LEAST_LENGTH) return
    const known = counts.get(text)
    if (known) known.count += 1
    else counts.set(text, { count: 1, name })
  })
  const names = new Map<string, string>()
  const taken = new Set(Object.keys(api.components.schemas))
  for (const [text, { count, name }] of counts) {
    if (count < 2) continue
    let free = name
    for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`
    taken.add(free)
    names.set(text, free)
  }
  const shared = Object.fromEntries(
    [...names].map(([text, name]) => [name, replaceWithin(JSON.parse(text), names)]),
  ) as Record<string, JsonSchema>
  const schemas = { ...api.components.schemas, ...shared }
  return {
    ...api,
    paths: replace(api.paths, names) as OpenApi['paths'],
    components: { ...api.components, schemas },
  }
}

const isSchema = (value: object) => 'type' in value || 'enum' in value || 'anyOf' in value

/** Shows every schema below a value, with the name that it could have: `members` gives `Members`. */
function visit(value: unknown, name: string, see: (schema: object, name: string) => void) {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value) && isSchema(value)) see(value, name || 'Answer')
  for (const [key, inner] of Object.entries(value)) visit(inner, nameFrom(key) ?? name, see)
}

const keywords = new Set(
  'schema content properties items anyOf prefixItems responses parameters requestBody additionalProperties allOf get post put patch delete'.split(
    ' ',
  ),
)

function nameFrom(key: string): string | undefined {
  if (keywords.has(key) || !/^[a-z]\w*$/i.test(key)) return undefined
  return key.charAt(0).toUpperCase() + key.slice(1)
}

function replace(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const name = names.get(JSON.stringify(value))
  return name ? { $ref: `#/components/schemas/${name}` } : replaceWithin(value, names)
}

function replaceWithin(value: object, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => replace(inner, names))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replace(inner, names)]),
  )
}
