declare module 'virtual:africa' {
  /** As build/africa.ts computes them. */
  export const runs: [number, number, number][]
}

declare module 'virtual:mcp-list' {
  /** As `tools/list` and `prompts/list` give them. */
  export const tools: import('@modelcontextprotocol/server').Tool[]
  export const prompts: import('@modelcontextprotocol/server').Prompt[]
  /** What the server answers to the example of the page. */
  export const exampleAnswer: { total: number; places: object[] }
}

declare module 'virtual:openapi' {
  /** The description of the API, as /api/openapi.json has it. */
  export const api: import('#content/wire/openapi.ts').OpenApi
  export const apiOutline: import('#content/wire/openapi.ts').ApiOutline
  /** Routes without words, and words without a route. */
  export const undescribed: string[]
}

declare module '*.md' {
  export const meta: import('#words/blog.ts').ArticleMeta
  export const html: string
}
