import {
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server'
import { tracks } from '#content/catalogue/tracks.ts'
import { articleText } from '#words/article-text.ts'
import { articles } from '#words/blog.ts'
import { mcpWords } from '#words/mcp.ts'
import { findTrack, renderTrack } from './track-tools.ts'

const mimeType = 'text/markdown'

type Document = { id: string; title: string; description: string; lastModified?: string }

/** Registers articles and tracks as documents: `mcphack://articles/{slug}` and `mcphack://tracks/{id}`. */
export function addDocuments(server: McpServer) {
  const listed = articles.map(({ slug, title, description, date, updated }) => ({
    id: slug,
    title,
    description,
    lastModified: updated ?? date,
  }))
  registerDocuments(server, 'article', 'slug', listed, (slug) => articleText(slug))
  const named = tracks.map(({ id, name, summary }) => ({ id, title: name, description: summary }))
  registerDocuments(server, 'track', 'id', named, (id) => {
    const track = findTrack(id)
    return track && renderTrack(track)
  })
}

function registerDocuments(
  server: McpServer,
  kind: 'article' | 'track',
  variable: string,
  known: readonly Document[],
  read: (id: string) => string | undefined,
) {
  const uriOf = (id: string) => `mcphack://${kind}s/${id}`
  const template = new ResourceTemplate(uriOf(`{${variable}}`), {
    list: () => ({
      resources: known.map(({ id, title, description, lastModified }) => ({
        uri: uriOf(id),
        name: id,
        title,
        description,
        mimeType,
        ...(lastModified && { annotations: { lastModified: `${lastModified}T00:00:00Z` } }),
      })),
    }),
    complete: {
      [variable]: (typed) => known.map(({ id }) => id).filter((id) => id.startsWith(typed)),
    },
  })
  server.registerResource(
    kind,
    template,
    { ...mcpWords.resources[kind], mimeType },
    (uri, variables) => {
      const text = read(String(variables[variable]))
      if (text === undefined) throw new ResourceNotFoundError(uri.href)
      return { contents: [{ uri: uri.href, mimeType, text }] }
    },
  )
}
