import { paths } from '#content/paths.ts'

/** Addresses that the app answers, missing or not. */
const appPaths = /^\/(api|mcp|projects|certificates)(\/|$)/
/** Addresses of files, which programs read and no person. */
const isFile = /\.[a-z\d]+$/i

/**
 * Answers a page or file that is not there with the 404 page of its folder, or of the whole site. Returns undefined for
 * what the app answers, and where the store has no such page.
 *
 * The store would give its own 404 the headers of the address, `immutable` among them: a browser would then keep the
 * 404 of a file that the next deploy brings.
 */
export async function answerMissingPage(
  { url, method }: Request,
  assets: Fetcher,
): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url)
  if (!['GET', 'HEAD'].includes(method) || appPaths.test(pathname)) return undefined
  if (isFile.test(pathname)) return answerMissingFile(method)
  // One document for all teams: the app in it reads which one the address names.
  if (pathname.startsWith(paths.adminTeam('')))
    return assets.fetch(origin + paths.adminTeams, { method })
  const [, folder] = pathname.split('/')
  return fetchMissingPage([`/${folder}/404`, '/404'], { origin, method }, assets)
}

/** Returns the first of these 404 pages that the store has, with its status; undefined if it has none. */
export async function fetchMissingPage(
  pages: readonly string[],
  { origin, method }: { origin: string; method: string },
  assets: Fetcher,
): Promise<Response | undefined> {
  for (const page of pages) {
    const { ok, body, headers } = await assets.fetch(origin + page, { method })
    if (ok) return new Response(body, { status: 404, headers })
  }
  return undefined
}

function answerMissingFile(method: string): Response {
  return new Response(method === 'HEAD' ? null : 'Not found\n', {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    },
  })
}
