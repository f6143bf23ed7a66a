import { McpServer } from '@modelcontextprotocol/server'
import { mcpServer, protocolRevisions } from '#content/facts/mcp.ts'
import { paths } from '#content/paths.ts'
import { mcpWords } from '#words/mcp.ts'
import type { Database } from '../db/client.ts'
import { dateTools } from './date-tools.ts'
import { addDocuments } from './documents.ts'
import { joiningTools } from './joining-tools.ts'
import { projectTools } from './project-tools.ts'
import { addPrompts } from './prompts.ts'
import { searchTools } from './search-tools.ts'
import { trackTools } from './track-tools.ts'

const tools = [...trackTools, ...dateTools, ...searchTools, ...joiningTools, ...projectTools]

/** The lists change only with a deploy. */
const unchanging = { listChanged: false }
const cacheHint = { ttlMs: 10 * 60 * 1000, cacheScope: 'public' as const }

/** Builds a server with all tools, documents and prompts, for one request: the library ties it to one connection. */
export function buildServer(origin: string, db?: Database): McpServer {
  const { title, instructions } = mcpWords
  const server = new McpServer(
    {
      name: mcpServer.name,
      title,
      version: mcpServer.version,
      websiteUrl: origin + paths.mcpServer,
      icons: [{ src: `${origin}/icon-192.png`, mimeType: 'image/png', sizes: ['192x192'] }],
    },
    {
      instructions,
      supportedProtocolVersions: [...protocolRevisions],
      capabilities: { tools: unchanging, resources: unchanging, prompts: unchanging },
      cacheHints: {
        'tools/list': cacheHint,
        'resources/list': cacheHint,
        'resources/templates/list': cacheHint,
        'resources/read': cacheHint,
        'prompts/list': cacheHint,
      },
    },
  )
  for (const register of tools) register(server, origin, db)
  addDocuments(server)
  addPrompts(server)
  return server
}
