/**
 * The usual MCP clients: the file that a server is written into, if there is one, and the page of the client's maker that
 * gives the format. Read in November 2026.
 */
export const mcpClients = [
  {
    id: 'claude',
    name: 'Claude',
    docs: 'https://support.claude.com/en/articles/11175166-getting-started-with-custom-connectors-using-remote-mcp',
  },
  { id: 'claude-code', name: 'Claude Code', docs: 'https://code.claude.com/docs/en/mcp' },
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    docs: 'https://developers.openai.com/api/docs/guides/developer-mode',
  },
  { id: 'codex', name: 'Codex', docs: 'https://developers.openai.com/codex/mcp' },
  {
    id: 'vs-code',
    name: 'VS Code',
    file: '.vscode/mcp.json',
    docs: 'https://code.visualstudio.com/docs/agents/reference/mcp-configuration',
  },
  { id: 'cursor', name: 'Cursor', file: '~/.cursor/mcp.json', docs: 'https://cursor.com/docs/mcp' },
  {
    id: 'gemini-cli',
    name: 'Gemini CLI',
    docs: 'https://geminicli.com/docs/tools/mcp-server/',
  },
  { id: 'zed', name: 'Zed', file: 'settings.json', docs: 'https://zed.dev/docs/ai/mcp' },
  {
    id: 'windsurf',
    name: 'Windsurf',
    file: '~/.codeium/windsurf/mcp_config.json',
    docs: 'https://docs.windsurf.com/windsurf/cascade/mcp',
  },
  {
    id: 'inspector',
    name: 'MCP Inspector',
    docs: 'https://github.com/modelcontextprotocol/inspector',
  },
] as const satisfies readonly { id: string; name: string; file?: string; docs: string }[]

export type McpClientId = (typeof mcpClients)[number]['id']
