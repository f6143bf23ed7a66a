/** An HTTP refusal in the shape that MCP clients read. */
export function refuse(
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
) {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status, headers })
}
