import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { API, SymbolFlags, TypeFlags, type Checker, type Type } from 'typescript/unstable/sync'
import type { JsonSchema } from '#content/wire/openapi.ts'

/** One way in which a route answers: the status, the kind of body, and the schema of a JSON body. */
export type Answer = { status: number; format: string; schema: JsonSchema }

const PROJECT = 'worker/tsconfig.json'
/** The generated types of the bindings, without which many answers could be anything. */
const BINDINGS = 'worker-configuration.d.ts'
/** A type of this many statuses means that the route has named none: `c.json()` then answers 200. */
const ANY_STATUS = 10

/**
 * Reads from the type of the Worker's app how every route answers, under names such as `POST /api/teams`. The compiler knows it
 * already; a second description would grow old.
 */
export function readAnswerTypes(): Map<string, Answer[]> {
  if (!existsSync(BINDINGS)) throw new Error(`${BINDINGS} is missing. Make it first: npm run types`)
  const api = new API({ cwd: process.cwd() })
  try {
    const project = api
      .updateSnapshot({ openProjects: [resolve(PROJECT)] })
      .getProjects()
      .find(({ configFileName }) => configFileName.endsWith(PROJECT))
    if (!project) throw new Error(`The compiler has not opened ${PROJECT}.`)
    const { checker, program } = project
    const file = program.getSourceFile(resolve('worker/app.ts'))
    const module = file && checker.getSymbolAtLocation(file)
    const app = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Api')
    if (!app) throw new Error('worker/app.ts exports no type Api.')
    // Hono<environment, routes, base path>
    const routes = checker.getTypeArguments(checker.getDeclaredTypeOfSymbol(app) as never)[1]!
    return readRoutes(checker, routes)
  } finally {
    api.close()
  }
}

function readRoutes(checker: Checker, routes: Type): Map<string, Answer[]> {
  const found = new Map<string, Answer[]>()
  for (const part of membersOf(routes)) {
    for (const path of checker.getPropertiesOfType(part)) {
      for (const method of checker.getPropertiesOfType(checker.getTypeOfSymbol(path)!)) {
        const name = `${method.name.slice(1).toUpperCase()} ${path.name}`
        const answers = membersOf(checker.getTypeOfSymbol(method)!).flatMap((endpoint) =>
          readAnswers(checker, endpoint),
        )
        found.set(name, [...(found.get(name) ?? []), ...answers])
      }
    }
  }
  return found
}

function readAnswers(checker: Checker, endpoint: Type): Answer[] {
  const typeOf = (name: string) => {
    const property = checker.getPropertyOfType(endpoint, name)
    return property && checker.getTypeOfSymbol(property)
  }
  const [status, format, output] = ['status', 'outputFormat', 'output'].map(typeOf)
  if (!status || !format || !output) return []
  const statuses = membersOf(status).map((one) => Number(checker.typeToString(one)))
  const known = statuses.length < ANY_STATUS ? statuses.filter(Number.isInteger) : []
  const formatName = membersOf(format).length === 1 ? checker.typeToString(format) : '"response"'
  const schema = formatName === '"json"' ? schemaOf(checker, output) : {}
  return (known.length > 0 ? known : [200]).map((one) => ({
    status: one,
    format: formatName.replaceAll('"', ''),
    schema,
  }))
}

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

/** Translates the type of a JSON value. What refers to itself ends in a schema that allows everything. */
function schemaOf(checker: Checker, type: Type, within: readonly number[] = []): JsonSchema {
  const inner = (one: Type) => schemaOf(checker, one, [...within, type.id])
  if (within.includes(type.id)) return {}
  if (type.flags & TypeFlags.Boolean) return { type: 'boolean' }
  if (type.isUnionType()) return schemaOfUnion(type.getTypes(), inner)
  if (type.flags & TypeFlags.Null) return { type: 'null' }
  if (type.flags & TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' }
  if (type.isStringLiteralType() || type.isNumberLiteralType()) return { const: type.value }
  if (type.flags & TypeFlags.StringLike) return { type: 'string' }
  if (type.flags & TypeFlags.NumberLike) return { type: 'number' }
  if (type.isTupleType() || checker.isTupleType(type))
    return {
      type: 'array',
      prefixItems: checker.getTypeArguments(type as never).map(inner),
    }
  if (checker.isArrayType(type))
    return { type: 'array', items: inner(checker.getTypeArguments(type as never)[0]!) }
  if (type.isObjectType() || type.isIntersectionType()) return schemaOfObject(checker, type, inner)
  return {}
}

function schemaOfUnion(types: readonly Type[], inner: (one: Type) => JsonSchema): JsonSchema {
  const schemas = types.filter(({ flags }) => !(flags & TypeFlags.Undefined)).map(inner)
  const values = schemas.flatMap((schema) => ('const' in schema ? [schema.const] : []))
  const others = schemas.filter((schema) => !('const' in schema))
  if (values.includes(true) && values.includes(false)) {
    others.push({ type: 'boolean' })
    values.splice(0, values.length, ...values.filter((value) => typeof value !== 'boolean'))
  }
  if (values.length === 1) others.unshift({ const: values[0] })
  else if (values.length > 1) others.unshift({ enum: values.toSorted(byText) })
  if (others.length === 1) return others[0]!
  const kinds = others.map((schema) =>
    Object.keys(schema).length === 1 && typeof schema.type === 'string' ? schema.type : undefined,
  )
  return kinds.every((kind) => kind !== undefined) ? { type: kinds } : { anyOf: others }
}

function schemaOfObject(
  checker: Checker,
  type: Type,
  inner: (one: Type) => JsonSchema,
): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const property of checker.getPropertiesOfType(type)) {
    const value = checker.getTypeOfSymbol(property)
    // JSON has no undefined: the member is missing.
    if (!value || value.flags & TypeFlags.Undefined) continue
    properties[property.name] = inner(value)
    const isOptional =
      property.flags & SymbolFlags.Optional ||
      membersOf(value).some(({ flags }) => flags & TypeFlags.Undefined)
    if (!isOptional) required.push(property.name)
  }
  const [index] = checker.getIndexInfosOfType(type)
  return {
    type: 'object',
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(index && { additionalProperties: inner(index.valueType) }),
  }
}

/** The order in which the compiler lists literals may change; this one does not. */
const byText = (one: unknown, other: unknown) => (String(one) < String(other) ? -1 : 1)
