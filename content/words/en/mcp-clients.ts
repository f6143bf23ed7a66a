import type { McpClientId } from '#content/facts/mcp-clients.ts'

/** Where each client takes what there is to copy. */
export const mcpClientSteps: Readonly<Record<McpClientId, string>> = {
  claude:
    'On claude.ai or in the desktop app, open Customize, then Connectors, and add a custom connector with this address. The desktop app does not read remote servers from its configuration file.',
  'claude-code': 'Run this once in a terminal. Then /mcp lists the server.',
  chatgpt:
    'On the web, turn on developer mode under Settings, Apps, Advanced settings. Then create an app with this address and without authentication. Needs a paid plan.',
  codex:
    'Run this once in a terminal. The command line, the app and the editor extension share it.',
  'vs-code':
    'For one workspace, or for all of them: the command “MCP: Open User Configuration” opens the file.',
  cursor: 'For all projects, or in .cursor/mcp.json for one of them.',
  'gemini-cli':
    'Run this once in a terminal. For personal Google accounts, Antigravity CLI replaced Gemini CLI in June 2026; it can import its servers.',
  zed: 'In the settings file, beside what is already there.',
  windsurf: 'Then press Refresh in the list of MCP servers. Note the field: serverUrl.',
  inspector:
    'Opens a page on your computer. Choose Streamable HTTP and paste the address. It needs no model and shows every message.',
}
