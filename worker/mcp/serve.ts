import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { messages } from '#words/errors.ts'
import type { Database } from '../db/client.ts'
import { readText } from '../http/read-text.ts'
import { refuse } from './refuse.ts'
import { buildServer } from './server.ts'

/** The first revision of the protocol without JSON-RPC batches. */
const FIRST_WITHOUT_BATCHES = '2025-06-18'
/** Messages in one batch. The limit of requests counts a batch as one, however much work it asks for. */
const MOST_IN_BATCH = 10

/**
 * Answers one POST, without a session: a request of the 2026 revision by its envelope, one of 2025 by a server that lives
 * as long as the request. There is never more to send than the result, so every answer is JSON.
 */
export async function answerMcp(
  original: Request,
  origin: string,
  db?: Database,
): Promise<Response> {
  const request = acceptBothTypes(original)
  const problem = await findBatchProblem(request)
  if (problem) return refuse(400, -32600, messages[problem])
  if (!(await isLegacyRequest(request))) {
    // Nothing changes between two deploys, so there is nothing to subscribe to.
    return createMcpHandler(() => buildServer(origin, db), {
      legacy: 'reject',
      maxSubscriptions: 0,
    }).fetch(request)
  }
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  })
  await buildServer(origin, db).connect(transport)
  return transport.handleRequest(request)
}

/** Lets a client that accepts only JSON pass: the protocol, and the library, demand event streams too. */
function acceptBothTypes(request: Request): Request {
  const accept = request.headers.get('accept') ?? '*/*'
  if (!/\*\/\*|application\/(json|\*)/.test(accept)) return request
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json, text/event-stream')
  return new Request(request, { headers })
}

/** Names the error of a batch that is not answered; undefined for one that is, and for a single message. */
async function findBatchProblem(request: Request) {
  const text = await readText(request.clone())
  if (!text.trimStart().startsWith('[')) return undefined
  const revision = request.headers.get('mcp-protocol-version')
  if (revision && revision >= FIRST_WITHOUT_BATCHES) return 'mcp.batch'
  return countMessages(text) > MOST_IN_BATCH ? 'mcp.batch_too_long' : undefined
}

function countMessages(batch: string): number {
  try {
    return (JSON.parse(batch) as unknown[]).length
  } catch {
    // The protocol's library says what is wrong with it.
    return 0
  }
}
