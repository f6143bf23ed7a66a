import { mcpClientSteps } from '#words/mcp-clients.ts'
import { mcpClients as facts, type McpClientId } from '../facts/mcp-clients.ts'
import { mcpServer } from '../facts/mcp.ts'

export type McpClient = {
  id: McpClientId
  name: string
  /** Without one, the code is a command, or the address itself. */
  file?: string
  docs: string
  steps: string
  code: string
}

const { name, url } = mcpServer
const json = (value: object) => JSON.stringify(value, null, 2)

const codes: Record<McpClientId, string> = {
  claude: url,
  'claude-code': `claude mcp add --transport http ${name} ${url}`,
  chatgpt: url,
  codex: `codex mcp add ${name} --url ${url}`,
  'vs-code': json({ servers: { [name]: { type: 'http', url } } }),
  cursor: json({ mcpServers: { [name]: { url } } }),
  'gemini-cli': `gemini mcp add --scope user --transport http ${name} ${url}`,
  zed: json({ context_servers: { [name]: { url } } }),
  windsurf: json({ mcpServers: { [name]: { serverUrl: url } } }),
  inspector: 'npx @modelcontextprotocol/inspector',
}

/** How to connect each client to our server, and what to copy. */
export const mcpClients: readonly McpClient[] = facts.map((client) => ({
  ...client,
  steps: mcpClientSteps[client.id],
  code: codes[client.id],
}))
