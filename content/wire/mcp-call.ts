import { protocolRevisions } from '../facts/mcp.ts'

const [newest] = protocolRevisions

/**
 * Composes the call of a tool as revision 2026-07-28 of the protocol has it: complete in itself, without a handshake. The
 * headers repeat what a gateway must know of the body.
 */
export function composeToolCall(name: string, values: Record<string, unknown>) {
  const method = 'tools/call'
  return {
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': newest,
      'Mcp-Method': method,
      'Mcp-Name': name,
    },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method,
      params: {
        name,
        arguments: values,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': newest,
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
  }
}

/** Writes the same call as a command for a terminal. */
export function composeCurl(url: string, name: string, values: Record<string, unknown>): string {
  const { headers, body } = composeToolCall(name, values)
  const flags = Object.entries(headers).map(([header, value]) => `-H '${header}: ${value}'`)
  const data = `-d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`
  return [`curl ${url}`, ...flags, data].join(' \\\n  ')
}
