import type { McpServer, StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import { mcpWords } from '#words/mcp.ts'

type ToolName = keyof typeof mcpWords.tools

/** Adds itself to a server; `origin` is where the site's pages are. */
export type Registration = (server: McpServer, origin: string) => void

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/**
 * A tool that only reads. Its answer is given twice, as the specification asks for: as data that fits `output`,
 * and as text, which is the same data unless `textOf` says it better. An error that `run` throws becomes a result
 * with `isError`, so the model reads the message and can try again.
 */
export function defineTool<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType<Record<string, unknown>>,
>(
  name: ToolName,
  input: Input,
  output: Output,
  run: (input: z.output<Input>, origin: string) => z.output<Output>,
  textOf: (result: z.output<Output>) => string = (result) => JSON.stringify(result),
): Registration {
  const { title, description } = mcpWords.tools[name]
  const [inputSchema, outputSchema] = [withJsonSchema(input), withJsonSchema(output)]
  return function register(server, origin) {
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema, annotations },
      (args) => {
        const result = run(args as z.output<Input>, origin)
        return { content: [{ type: 'text', text: textOf(result) }], structuredContent: result }
      },
    )
  }
}

/** zod/mini leaves out the conversion to JSON Schema that the library asks of a schema. Converted once. */
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

/** What people and models type into a search; the upper bound keeps a search cheap. */
export const searchText = (description: string) =>
  z.string().check(z.trim(), z.maxLength(200), z.describe(description))

export const limit = z._default(
  z.int().check(z.minimum(1), z.maximum(50), z.describe(mcpWords.limit)),
  8,
)
