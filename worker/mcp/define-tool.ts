import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import { mcpWords } from '#words/mcp.ts'
import type { Database } from '../db/client.ts'

type ToolName = keyof typeof mcpWords.tools

/**
 * Registers a tool on a server; `origin` is the site's, for links to its pages. Without a database, as in the build, tools are
 * listed and not called.
 */
export type Registration = (server: McpServer, origin: string, db?: Database) => void

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/**
 * Defines a read-only tool. As the specification asks, it answers twice: with data that fits `output`, and with text, by
 * default the same data as JSON. An error thrown by `run` becomes a result with `isError`, so that the model reads the
 * message and can try again.
 */
export function defineTool<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType<Record<string, unknown>>,
>(
  name: ToolName,
  input: Input,
  output: Output,
  run: (
    input: z.output<Input>,
    origin: string,
    db: Database | undefined,
  ) => z.output<Output> | Promise<z.output<Output>>,
  toText: (result: z.output<Output>) => string = (result) => JSON.stringify(result),
): Registration {
  const { title, description } = mcpWords.tools[name]
  const [inputSchema, outputSchema] = [withJsonSchema(input), withJsonSchema(output)]
  return function register(server, origin, db) {
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema, annotations },
      async (args) => {
        const result = await run(args as z.output<Input>, origin, db)
        return { content: [{ type: 'text', text: toText(result) }], structuredContent: result }
      },
    )
  }
}

/** Adds the conversion to JSON Schema that the library expects and zod/mini lacks. Each schema is converted once. */
export function withJsonSchema<Schema extends z.ZodMiniType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const convert = (io: 'input' | 'output') => {
    let json: Record<string, unknown> | undefined
    return () => (json ??= { ...z.toJSONSchema(schema, { io }) })
  }
  return {
    '~standard': {
      ...schema['~standard'],
      jsonSchema: { input: convert('input'), output: convert('output') },
    },
  }
}

/** Builds the schema of a search text; the upper bound keeps a search cheap. */
export const searchText = (description: string) =>
  z.string().check(z.trim(), z.maxLength(200), z.describe(description))

/** The schema of how many results to return. */
export const limit = z._default(
  z.int().check(z.minimum(1), z.maximum(50), z.describe(mcpWords.limit)),
  8,
)
