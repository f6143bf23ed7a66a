import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'playwright/test'
import { hubs } from '#content/catalogue/hubs.ts'
import { tracks } from '#content/catalogue/tracks.ts'
import { mcpServer } from '#content/facts/mcp.ts'
import { mcpWords } from '#words/mcp.ts'

/** The protocol's published client, against the built product. */
async function connect(baseURL: string, mode: 'legacy' | 'auto', revisions?: string[]) {
  const client = new Client(
    { name: 'browser tests', version: '1.0.0' },
    { versionNegotiation: { mode }, ...(revisions && { supportedProtocolVersions: revisions }) },
  )
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', baseURL))
  await client.connect(transport)
  return { client, session: transport.sessionId }
}

const clients = [
  { name: 'that negotiates', mode: 'auto', revisions: undefined, agreed: '2026-07-28' },
  { name: 'of 2025-11-25', mode: 'legacy', revisions: ['2025-11-25'], agreed: '2025-11-25' },
  { name: 'of 2025-06-18', mode: 'legacy', revisions: ['2025-06-18'], agreed: '2025-06-18' },
  { name: 'of 2025-03-26', mode: 'legacy', revisions: ['2025-03-26'], agreed: '2025-03-26' },
] as const

for (const { name, mode, revisions, agreed } of clients) {
  test(`the published client ${name} reads everything that the server offers`, async ({
    baseURL,
  }) => {
    const { client, session } = await connect(baseURL!, mode, revisions && [...revisions])
    expect(client.getNegotiatedProtocolVersion()).toBe(agreed)
    expect(client.getServerVersion()).toMatchObject({
      name: mcpServer.name,
      version: mcpServer.version,
    })
    expect(session, 'the server keeps no sessions').toBeUndefined()

    // The client holds what a tool gives against the schema that the list names.
    const { tools } = await client.listTools()
    expect(tools.map((tool) => tool.name).toSorted()).toEqual(
      Object.keys(mcpWords.tools).toSorted(),
    )
    for (const [tool, input] of Object.entries({
      list_tracks: {},
      get_track: { id: tracks[0]!.id },
      key_dates: {},
      list_schedule: { phase: 'finale' },
      find_hub: { query: 'South Africa' },
      search_faq: { query: 'team size' },
      search_articles: { query: 'sovereignty' },
      read_article: { slug: 'introducing-mcphack-africa' },
      search_resources: {},
      how_to_register: {},
      sponsorship_tiers: {},
    })) {
      const result = await client.callTool({ name: tool, arguments: input })
      expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
      expect(result.structuredContent, tool).toBeTruthy()
    }
    const { structuredContent } = await client.callTool({
      name: 'find_hub',
      arguments: { query: 'lagos' },
    })
    const lagos = hubs.find(({ id }) => id === 'lagos')!
    expect(structuredContent).toMatchObject({
      total: 1,
      places: [{ city: lagos.city, status: 'pending' }],
    })

    const { resources } = await client.listResources()
    const article = resources.find(({ uri }) => uri.startsWith('mcphack://articles/'))!
    const { contents } = await client.readResource({ uri: article.uri })
    expect(contents).toMatchObject([
      { mimeType: 'text/markdown', text: expect.stringContaining('## ') },
    ])
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(2)

    const { prompts } = await client.listPrompts()
    expect(prompts).toHaveLength(Object.keys(mcpWords.prompts).length)
    const { messages } = await client.getPrompt({
      name: 'plan_eight_weeks',
      arguments: { project: 'bus fares' },
    })
    expect(JSON.stringify(messages)).toContain('bus fares')
    await client.close()
  })
}
