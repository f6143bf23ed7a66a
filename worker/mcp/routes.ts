import { Hono } from 'hono'
import { messages } from '#words/errors.ts'
import type { AppEnv } from '../http/context.ts'
import { clientNetwork, LIMIT_PERIOD } from '../http/limits.ts'
import { refuse } from './refuse.ts'

/**
 * The site's own MCP server: Streamable HTTP without sessions. The protocol's library is loaded by the first request, so
 * that it does not slow the start of the other routes.
 */
export const mcpRoutes = new Hono<AppEnv>()
  .post('/', async (c) => {
    const origin = new URL(c.env.SITE_URL).origin
    if (isForeignOrigin(c.req.header('origin'), origin))
      return refuse(403, -32000, messages['mcp.origin'])
    const { success } = await c.env.MCP_LIMIT.limit({ key: `mcp:${clientNetwork(c.req.raw)}` })
    if (!success) {
      const wait = { 'Retry-After': String(LIMIT_PERIOD) }
      return refuse(429, -32000, messages['request.too_many'], wait)
    }
    const { answerMcp } = await import('./serve.ts')
    return answerMcp(c.req.raw, origin, c.var.db)
  })
  .all('/', () => refuse(405, -32000, messages['mcp.method'], { Allow: 'POST' }))

/** Tells whether a page of another site is asking, which guards against DNS rebinding. Only browsers send an Origin. */
function isForeignOrigin(header: string | undefined, own: string): boolean {
  return header !== undefined && header !== own
}
