import { paths } from '../paths.ts'
import { event } from './event.ts'

/** The site's MCP server: the name under which clients list it, and its address. */
export const mcpServer = {
  name: 'mcphack-africa',
  version: '1.0.0',
  url: event.origin + paths.mcp,
} as const

/**
 * The revisions of the protocol that the server speaks, the newest first. The first one needs no handshake; the last one
 * brought the transport, Streamable HTTP.
 */
export const protocolRevisions = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'] as const

export type ProtocolRevision = (typeof protocolRevisions)[number]
