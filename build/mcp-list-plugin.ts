import type {
  CallToolResult,
  ListPromptsResult,
  ListToolsResult,
} from '@modelcontextprotocol/server'
import { runnerImport, type Plugin } from 'vite'
import { event } from '../content/facts/event.ts'
import { exampleCall } from '../web/pages/mcp-server/example-call.ts'
import type * as Serve from '../worker/mcp/serve.ts'
import { markdown } from './markdown.ts'
import { words } from './words.ts'

const NAME = 'virtual:mcp-list'

/**
 * Serves what the MCP server lists, and its answer to the example, as the module `virtual:mcp-list`: the build asks the server itself, so
 * the page always matches it. `npm run dev` asks once, when the page is first opened.
 */
export function mcpList(): Plugin {
  let code: Promise<string> | undefined
  return {
    name: 'mcp-list',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? (code ??= askServer()) : undefined),
  }
}

async function askServer(): Promise<string> {
  const { module } = await runnerImport<typeof Serve>('worker/mcp/serve.ts', {
    configFile: false,
    plugins: [words(), markdown()],
  })
  const { tools } = await ask<ListToolsResult>(module, 'tools/list')
  const { prompts } = await ask<ListPromptsResult>(module, 'prompts/list')
  const { structuredContent } = await ask<CallToolResult>(module, 'tools/call', {
    name: exampleCall.name,
    arguments: exampleCall.values,
  })
  return `export const tools = ${JSON.stringify(tools)}
export const prompts = ${JSON.stringify(prompts)}
export const exampleAnswer = ${JSON.stringify(structuredContent)}`
}

async function ask<Result>(server: typeof Serve, method: string, params?: object): Promise<Result> {
  const request = new Request(`${event.origin}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer = (await (await server.answerMcp(request, event.origin)).json()) as {
    result?: Result
  }
  if (!answer.result) throw new Error(`The MCP server did not answer ${method}.`)
  return answer.result
}
