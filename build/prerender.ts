import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import type * as PrerenderEntry from '../web/prerender.tsx'
import type * as Documents from './documents/draw-documents.ts'
import { drawPictures } from './pictures.ts'

const ENTRY = 'web/prerender.tsx'
const CLIENT = 'dist/client'
const RENDERER = 'dist/prerender'

/**
 * Writes every page as finished HTML after the client build, from web/prerender.tsx; under `npm run dev` it renders
 * each page on request. It writes `_headers` too, because the Content-Security-Policy depends on the content.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      environments: {
        prerender: {
          consumer: 'server' as const,
          build: {
            ssr: true,
            outDir: RENDERER,
            emitAssets: false,
            copyPublicDir: false,
            rolldownOptions: { input: ENTRY },
          },
        },
      },
    }),
    buildApp: {
      order: 'post' as const,
      async handler(builder) {
        const environment = builder.environments.prerender
        if (!environment) throw new Error('the prerender environment is missing')
        await builder.build(environment)
        const manifest = await readManifest()
        const entry: typeof PrerenderEntry = await import(
          pathToFileURL(resolve(RENDERER, 'prerender.js')).href
        )
        const { files, cards } = await entry.renderSite(manifest, readSheet)
        const drawn = [...(await drawPictures(cards)), ...(await drawDocuments())]
        await Promise.all([...files, ...drawn].map(([name, body]) => writeInto(CLIENT, name, body)))
        // Every page contains it.
        await rm(join(CLIENT, entry.sheetsIn(manifest).first))
        await rm(RENDERER, { recursive: true })
        await rm(join(CLIENT, '.vite'), { recursive: true })
      },
    },
    // A page on which the app has not started runs no code that could be hot-replaced.
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        server.environments.client.hot.send({ type: 'full-reload' })
    },
    configureServer(server) {
      server.middlewares.use(function renderOnRequest(request, response, next) {
        const url = request.originalUrl ?? '/'
        const isPage =
          request.method === 'GET' &&
          (request.headers.accept?.includes('text/html') || typeOf(url)) &&
          !/^\/(api\/(?!openapi\.json)|mcp(?!-)|projects(?![\w-])|cdn-cgi|@|web\/|node_modules\/)/.test(
            url,
          )
        if (!isPage) return next()
        const render = async () => {
          const entry = (await server.ssrLoadModule(`/${ENTRY}`)) as typeof PrerenderEntry
          const { pathname } = new URL(url, 'http://localhost')
          const file = await findFile(entry, pathname.slice(1))
          if (file) return void response.setHeader('content-type', file.type).end(file.body)
          const page = await entry.renderPage(pathname)
          response.statusCode = page.status
          response.setHeader('content-type', 'text/html')
          response.end(await server.transformIndexHtml(url, page.html))
        }
        render().then(undefined, next)
      })
    },
  }
}

const types: Record<string, string> = {
  ics: 'text/calendar',
  json: 'application/json',
  pdf: 'application/pdf',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
}

const typeOf = (url: string) =>
  types[/^\/(?:(?:\.well-known|api)\/)?[\w-]+\.(\w+)(?:$|\?)/.exec(url)?.[1] ?? '']

/** Makes a file that the build would write. Returns undefined if there is none of that name. */
async function findFile(entry: typeof PrerenderEntry, name: string) {
  const type = typeOf(`/${name}`)
  if (!type) return undefined
  const files = name.endsWith('.pdf') ? await drawDocuments() : await entry.renderFiles()
  const body = files.find(([known]) => known === name)?.[1]
  return body === undefined ? undefined : { type: `${type}; charset=utf-8`, body }
}

/** Leaves the import to Node, so that `#words` resolves to the language of the build. */
async function drawDocuments() {
  const file = pathToFileURL(resolve('build/documents/draw-documents.ts')).href
  return ((await import(file)) as typeof Documents).drawDocuments()
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8'))
}

/** Reads a style sheet of the build. */
function readSheet(sheet: string): string {
  return readFileSync(join(CLIENT, sheet), 'utf8').trim()
}

async function writeInto(folder: string, name: string, body: string | Uint8Array) {
  const file = join(folder, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}
