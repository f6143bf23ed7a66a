import { paths } from '#content/paths.ts'
import { composeToolCall } from '#content/wire/mcp-call.ts'
import { mcpServerPage } from '#words/pages/mcp-server.ts'
import { site } from '#words/site.ts'

const words = mcpServerPage.call
const LONGEST_WAIT_MS = 20_000

/** The parts of a JSON-RPC response to `tools/call` that the page reads. */
export type ToolResponse = {
  result?: {
    structuredContent?: unknown
    content?: { type: string; text?: string }[]
    isError?: boolean
  }
  error?: { message: string }
}

export type Exchange = { request: object; response: ToolResponse }

/** Calls a tool of the site's own MCP server. Rejects with a message for people if no response to the call came. */
export async function callTool(name: string, values: Record<string, unknown>): Promise<Exchange> {
  const { headers, body } = composeToolCall(name, values)
  const answer = await fetch(paths.mcp, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  }).catch(() => {
    throw new Error(site.form.network)
  })
  if (answer.status === 429) throw new Error(words.tooMany)
  const response = await answer.json().catch(() => {
    throw new Error(words.unreadable)
  })
  return { request: body, response: response as ToolResponse }
}
