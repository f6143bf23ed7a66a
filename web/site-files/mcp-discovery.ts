import { event } from '#content/facts/event.ts'
import { mcpServer, protocolRevisions } from '#content/facts/mcp.ts'
import { paths } from '#content/paths.ts'
import { siteFiles } from '#words/site-files.ts'
import { site } from '#words/site.ts'

/** The media types of the two documents; a program asks for them by these names. */
export const serverCardType = 'application/mcp-server-card+json'
export const aiCatalogType = 'application/ai-catalog+json'

const host = new URL(event.origin).host

/**
 * Writes the card of our MCP server: where it is and what it speaks, for programs that have not connected yet. Revision
 * 2026-07-28 of the protocol itself defines no discovery. SEP-2127, an extension that is final since, does: its schema is v1
 * in the repository modelcontextprotocol/experimental-ext-server-card, and the address is the one that it reserves. A card
 * lists no tools, by design.
 */
export function writeServerCard(): string {
  return JSON.stringify({
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${host.split('.').toReversed().join('.')}/${mcpServer.name}`,
    version: mcpServer.version,
    title: site.name,
    description: siteFiles.serverCard,
    websiteUrl: event.origin + paths.mcpServer,
    icons: [{ src: `${event.origin}/icon-192.png`, mimeType: 'image/png', sizes: ['192x192'] }],
    remotes: [
      {
        type: 'streamable-http',
        url: mcpServer.url,
        supportedProtocolVersions: protocolRevisions,
      },
    ],
  })
}

/**
 * Writes the catalogue that leads to the card, in the format of AI Catalog 1.0 (Agent-Card/ai-catalog), as the extension asks.
 * The entry has a name and two to five questions, as Agentic Resource Discovery 1.0 asks of a catalogue that registries read.
 */
export function writeAiCatalog(): string {
  return JSON.stringify({
    specVersion: '1.0',
    host: {
      displayName: site.name,
      identifier: host,
      documentationUrl: event.origin + paths.mcpServer,
    },
    entries: [
      {
        identifier: `urn:air:${host}:mcp:${mcpServer.name}`,
        displayName: siteFiles.catalogEntry.name,
        description: siteFiles.serverCard,
        representativeQueries: siteFiles.catalogEntry.questions,
        type: serverCardType,
        url: event.origin + paths.serverCard,
      },
    ],
  })
}
