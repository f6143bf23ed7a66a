/** A JSON Schema of the draft 2020-12, as far as types have one. */
export type JsonSchema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  $ref?: string
  description?: string
  format?: string
}

/** The bodies of a request or an answer, by media type. */
export type ApiContent = Record<string, { schema: JsonSchema }>
/** How an operation answers with one status. */
export type DescribedAnswer =
  | { $ref: string }
  | { description: string; headers?: object; content?: ApiContent }

/** An operation as OpenAPI describes it. */
export type DescribedOperation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: boolean; description?: string; content: ApiContent }
  responses: Record<string, DescribedAnswer>
}

/** The description of the API: OpenAPI 3.1. */
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, DescribedOperation>>
  components: {
    securitySchemes: object
    responses: Record<string, DescribedAnswer>
    schemas: Record<string, JsonSchema>
  }
}

/** An operation as the page for developers shows it. */
export type OutlinedOperation = {
  method: string
  path: string
  summary: string
  access: string
  /** Names and kinds of what it takes, such as `['teamName', 'string', true]`; the last tells what is required. */
  takes: [name: string, kind: string, isRequired: boolean][]
  /** The statuses of its answers that are no refusals. */
  statuses: string
  takesBody: boolean
  isOpen: boolean
}

/** The API, part by part. */
export type ApiOutline = {
  id: string
  title: string
  text: string
  operations: OutlinedOperation[]
}[]
