import type { ApiOutline, DescribedOperation, JsonSchema, OpenApi } from '#content/wire/openapi.ts'
import { apiParts } from '#words/api.ts'
import { developersPage } from '#words/pages/developers.ts'

const words = developersPage.operations

/** Shortens the description of the API to what the page for developers shows. */
export function outlineApi(api: OpenApi): ApiOutline {
  const all = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  // A file in two formats is one line.
  const workbookOf = (path: string) => path.replace(/\.csv$/, '.xlsx')
  const isSecondFormat = (path: string) =>
    all.some((one) => one.path !== path && workbookOf(one.path) === path)
  return apiParts.map(({ id, title, text }) => ({
    id,
    title,
    text,
    operations: all
      .filter(({ path, operation }) => operation.tags.includes(title) && !isSecondFormat(path))
      .map(({ path, method, operation }) => ({
        method: method.toUpperCase(),
        path:
          workbookOf(path) in api.paths && path.endsWith('.csv')
            ? words.alsoAsWorkbook(path)
            : path,
        summary: operation.summary,
        access: operation.description,
        takes: takenBy(api, operation),
        statuses: Object.keys(operation.responses)
          .filter((status) => /^[23]\d\d$/.test(status))
          .join(', '),
        takesBody: operation.requestBody !== undefined,
        isOpen: operation.security.length === 0,
      })),
  }))
}

function takenBy(api: OpenApi, { parameters = [], requestBody }: DescribedOperation) {
  const body = resolve(api, requestBody?.content['application/json']?.schema ?? {})
  const fields = Object.entries(body.properties ?? {}).map(
    ([name, schema]): [string, string, boolean] => [
      name,
      kindOf(api, schema),
      (body.required ?? []).includes(name),
    ],
  )
  const inAddress = parameters.map(({ name, schema, required }): [string, string, boolean] => [
    name,
    kindOf(api, schema),
    required,
  ])
  return [...inAddress, ...fields]
}

function resolve(api: OpenApi, schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? api.components.schemas[name]! : schema
}

/** Names the JSON type of a value; of several, each. */
function kindOf(api: OpenApi, schema: JsonSchema): string {
  const { type, anyOf = [], enum: values, const: only } = resolve(api, schema)
  if (type) return [type].flat().join(' or ')
  if (anyOf.length > 0) return [...new Set(anyOf.map((one) => kindOf(api, one)))].join(' or ')
  return only === undefined && !values ? 'value' : typeof (only ?? values?.[0])
}
