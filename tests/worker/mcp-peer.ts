import type { CallToolResult } from '@modelcontextprotocol/server'
import { expect } from 'vitest'
import { send } from './requests.ts'

/** The headers that every request needs. */
export const baseHeaders = { accept: 'application/json, text/event-stream' }

export type Answer<Result = object> = {
  id: number | null
  result: Result
  error: { code: number; message: string; data?: unknown }
}

/** Posts a body to the MCP server. */
export function post(body: unknown, headers: Record<string, string> = {}) {
  return send('/mcp', { method: 'POST', body, headers: { ...baseHeaders, ...headers } })
}

/** Calls a method and returns the answer, which must be one to this request. */
export async function call<Result = object>(
  method: string,
  params?: unknown,
  headers?: Record<string, string>,
): Promise<Answer<Result>> {
  const answer = await post(
    { jsonrpc: '2.0', id: 7, method, ...(params !== undefined && { params }) },
    headers,
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  const body = (await answer.json()) as Answer<Result>
  expect(body.id).toBe(7)
  return body
}

/** Returns the message of a call that failed. */
export async function failTool(name: string, input: Record<string, unknown>): Promise<string> {
  const { result } = await call<CallToolResult>('tools/call', { name, arguments: input })
  expect(result.isError, JSON.stringify(input)).toBe(true)
  return textOf(result)
}

export const textOf = ({ content: [first] }: CallToolResult) =>
  first?.type === 'text' ? first.text : ''
