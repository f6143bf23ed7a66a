/** Refuses a request over HTTP with a JSON-RPC error, which MCP clients can read. */
export function refuse(
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
) {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status, headers })
}
