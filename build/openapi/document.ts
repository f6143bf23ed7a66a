import { event } from '#content/facts/event.ts'
import { accessTo } from '#content/wire/api-access.ts'
import { errorCodes } from '#content/wire/error-codes.ts'
import { fileTypes } from '#content/wire/file-formats.ts'
import type {
  ApiContent,
  DescribedAnswer,
  DescribedOperation,
  JsonSchema,
  OpenApi,
} from '#content/wire/openapi.ts'
import { apiWords } from '#words/api-sentences.ts'
import { apiParts } from '#words/api.ts'
import type { Operation } from '../../worker/operations.ts'
import type { Answer } from './answer-types.ts'
import { shareSchemas } from './share-schemas.ts'

const JSON_TYPE = 'application/json'
const PROTOCOL = '/api/auth/v1/'

const json = (schema: JsonSchema): ApiContent => ({ [JSON_TYPE]: { schema } })
const text: JsonSchema = { type: 'string' }
const schemaNamed = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const errorSchemas: Record<string, JsonSchema> = {
  Error: {
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: {
          code: { enum: [...errorCodes] },
          message: text,
          fields: { type: 'object', additionalProperties: text },
        },
        required: ['code', 'message'],
      },
    },
    required: ['error'],
    // Some refusals say beside the error what is true now, such as the newest revision.
    additionalProperties: {},
  },
  ProtocolError: {
    type: 'object',
    properties: {
      code: { type: ['number', 'string'] },
      error_code: text,
      msg: text,
      message: text,
    },
    required: ['code'],
    // What the protocol says beside it, such as why a password is weak.
    additionalProperties: {},
  },
}

const retryAfter = { 'Retry-After': { description: apiWords.tooMany, schema: { type: 'integer' } } }

const refusals: Record<string, DescribedAnswer> = Object.fromEntries(
  ['Error', 'ProtocolError'].flatMap((name): [string, DescribedAnswer][] => [
    [name, { description: apiWords.refused, content: json(schemaNamed(name)) }],
    [
      `${name}TooMany`,
      { description: apiWords.tooMany, headers: retryAfter, content: json(schemaNamed(name)) },
    ],
    [`${name}Unexpected`, { description: apiWords.unexpected, content: json(schemaNamed(name)) }],
  ]),
)

/** Names the routes that have no words, and the words that have no route. */
export function findUndescribed(operations: readonly Operation[]): string[] {
  const routes = new Set(operations.map(({ method, path }) => `${method} ${path}`))
  const worded = new Set<string>(apiParts.flatMap((part) => part.operations.map(([name]) => name)))
  return [
    ...[...routes].filter((name) => !worded.has(name)),
    ...[...worded].filter((name) => !routes.has(name)),
  ]
}

/** Puts the description together, of the routes that have words. */
export function describeApi(
  operations: readonly Operation[],
  answers: ReadonlyMap<string, readonly Answer[]>,
): OpenApi {
  const known = new Map(operations.map((one) => [`${one.method} ${one.path}`, one]))
  const paths: OpenApi['paths'] = {}
  for (const { title, operations: summaries } of apiParts) {
    for (const [name, summary] of summaries) {
      const operation = known.get(name)
      if (!operation) continue
      const described = describeOperation(operation, answers.get(name) ?? [])
      ;(paths[addressOf(operation.path)] ??= {})[operation.method.toLowerCase()] = {
        operationId: idOf(operation),
        summary,
        description: apiWords.access[accessTo(name)],
        tags: [title],
        ...described,
      }
    }
  }
  return shareSchemas({
    openapi: '3.1.0',
    info: { title: event.name, version: '1', description: apiWords.description },
    servers: [{ url: event.origin }],
    tags: apiParts.map(({ title, text: description }) => ({ name: title, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: apiWords.bearer,
        },
      },
      responses: refusals,
      schemas: errorSchemas,
    },
  })
}

/** `/api/teams/mine/:id` as OpenAPI writes it: `/api/teams/mine/{id}`. */
const addressOf = (path: string) => path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')

const idOf = ({ method, path }: Operation) =>
  [method.toLowerCase(), ...(addressOf(path).match(/[\w.-]+/g) ?? []).slice(1)].join('-')

function describeOperation(operation: Operation, answers: readonly Answer[]) {
  const { method, path, inputs } = operation
  const isPublic = ['everyone', 'signed'].includes(accessTo(`${method} ${path}`))
  const parameters = [
    ...parametersIn('path', path, inputs.param as JsonSchema | undefined),
    ...parametersIn('query', path, inputs.query as JsonSchema | undefined),
  ]
  const requestBody = bodyOf(operation)
  return {
    security: isPublic ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(path, answers),
  }
}

function parametersIn(place: 'path' | 'query', path: string, schema: JsonSchema = {}) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const names = place === 'path' ? inPath : Object.keys(schema.properties ?? {})
  return names.map((name) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: schema.properties?.[name] ?? text,
  }))
}

function bodyOf({ method, path, inputs }: Operation): DescribedOperation['requestBody'] {
  if (inputs.json) return { required: true, content: json(inputs.json) }
  if (!path.startsWith(PROTOCOL) || !['POST', 'PUT'].includes(method)) return undefined
  return { required: false, description: apiWords.protocolBody, content: json({ type: 'object' }) }
}

function responsesOf(path: string, answers: readonly Answer[]): Record<string, DescribedAnswer> {
  const responses: Record<string, DescribedAnswer> = {}
  for (const status of new Set(answers.map((answer) => answer.status))) {
    const contents = answers.filter((answer) => answer.status === status)
    responses[status] = describeAnswer(path, status, contents)
  }
  if (answers.length === 0) responses[200] = { description: apiWords.done }
  const name = path.startsWith(PROTOCOL) ? 'ProtocolError' : 'Error'
  const refusal = (kind: string) => ({ $ref: `#/components/responses/${kind}` })
  return {
    ...responses,
    '429': refusal(`${name}TooMany`),
    '4XX': refusal(name),
    '5XX': refusal(`${name}Unexpected`),
  }
}

function describeAnswer(path: string, status: number, answers: readonly Answer[]): DescribedAnswer {
  const isMoved = status >= 300 && status < 400
  const description = isMoved ? apiWords.moved : apiWords.done
  const schemas = answers.filter(({ format }) => format === 'json').map(({ schema }) => schema)
  if (schemas.length > 0)
    return { description, content: json(schemas.length === 1 ? schemas[0]! : { anyOf: schemas }) }
  const hasFile = status === 200 && answers.some(({ format }) => format === 'body')
  if (!hasFile) return { description }
  return { description, content: { [typeOfFile(path)]: { schema: text } } }
}

function typeOfFile(path: string): string {
  if (path.includes('ics')) return 'text/calendar'
  return path.endsWith('.xlsx') ? fileTypes.xlsx : 'text/csv'
}
