import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { event } from '#content/facts/event.ts'
import { protocolRevisions } from '#content/facts/mcp.ts'
import { paths } from '#content/paths.ts'
import { site } from '#words/site.ts'
import { pngSize, readBuiltPages } from './built-pages.ts'
import { articlesOnDisk } from './reads/article-source.ts'

const path = (url: string) => new URL(url, event.origin).pathname

/** The texts of all elements of a name; fails where the XML is not well-formed. */
function readXml(page: Page, source: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([xml, tag]) => {
      const root = new DOMParser().parseFromString(xml!, 'application/xml')
      const problem = root.querySelector('parsererror')
      if (problem) throw new Error(problem.textContent)
      return [...root.getElementsByTagName(tag!)].map((element) => element.textContent)
    },
    [source, name],
  )
}

test('the sitemap lists exactly the pages that may be indexed, once, and every one answers', async ({
  page,
  request,
}) => {
  const urls = await readXml(page, await (await request.get('/sitemap.xml')).text(), 'loc')
  const pages = await readBuiltPages(page)
  const indexed = pages.filter((built) => built.isIndexed && path(built.canonical) === built.path)
  expect(urls.toSorted()).toEqual(indexed.map(({ canonical }) => canonical).toSorted())
  expect(urls.length).toBe(new Set(urls).size)
  for (const url of urls) {
    expect(url.startsWith(event.origin), url).toBe(true)
    const answer = await request.get(path(url), { maxRedirects: 0 })
    expect(answer.status(), url).toBe(200)
    expect(answer.headers()['content-type'], url).toContain('text/html')
  }
})

test('robots.txt keeps crawlers out of the API only, and names the sitemap', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${event.origin}/sitemap.xml`)
  const shut = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix]) => prefix!)
  // What says noindex must be read to be obeyed.
  expect(shut).toEqual(['/api/'])
  for (const built of await readBuiltPages(page)) {
    const isShut = shut.some((prefix) => built.path.startsWith(prefix))
    expect(built.isIndexed && isShut, built.path).toBe(false)
  }
})

test('security.txt says where to report a weakness, and holds for less than a year', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const lines = (await answer.text()).trimEnd().split('\n')
  const fields = new Map(lines.map((line) => line.split(': ', 2) as [string, string]))
  expect(lines).toHaveLength(4)
  expect(fields.get('Canonical')).toBe(`${event.origin}/.well-known/security.txt`)
  expect(fields.get('Preferred-Languages')).toBe('en')
  const contact = fields.get('Contact')!
  expect(contact.startsWith(`${event.origin}/`)).toBe(true)
  expect((await request.get(path(contact))).status()).toBe(200)
  const expires = fields.get('Expires')!
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const days = (Date.parse(expires) - Date.now()) / (24 * 3600_000)
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})

test('the feed is well-formed Atom with all articles, the newest first', async ({
  page,
  request,
}) => {
  const answer = await request.get('/feed.xml')
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const feed = await answer.text()
  const articles = articlesOnDisk()
  const urls = articles.map(({ slug }) => `${event.origin}/blog/${slug}`)
  expect(await readXml(page, feed, 'id')).toEqual([`${event.origin}/`, ...urls])
  expect(await readXml(page, feed, 'title')).toEqual([
    site.name,
    ...articles.map(({ meta }) => meta.title),
  ])
  expect(await readXml(page, feed, 'summary')).toEqual(articles.map(({ meta }) => meta.description))
  const times = await readXml(page, feed, 'updated')
  for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const changes = articles.map(({ meta }) => `${meta.updated ?? meta.date}T00:00:00Z`)
  expect(times).toEqual([changes.toSorted().at(-1), ...changes])
  for (const [, url] of feed.matchAll(/<link href="([^"]+)"/g)) {
    expect((await request.get(path(url!))).status(), url).toBe(200)
  }
})

test('the catalogue leads to the card of the MCP server, which says what the server says', async ({
  request,
}) => {
  const read = async (address: string, type: string) => {
    const answer = await request.get(address)
    expect(answer.headers()).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    })
    return answer.json()
  }
  const catalog = await read('/.well-known/ai-catalog.json', 'application/ai-catalog+json')
  expect(catalog).toMatchObject({ specVersion: '1.0', host: { displayName: site.name } })
  expect(catalog.entries).toHaveLength(1)
  const { type, url, identifier, displayName, representativeQueries } = catalog.entries[0]
  // Registries refuse an entry without a name, and find it by what people ask.
  expect(displayName).toBe(`MCP server of ${site.name}`)
  expect(representativeQueries.length).toBeGreaterThanOrEqual(2)
  expect(representativeQueries.length).toBeLessThanOrEqual(5)
  expect(identifier).toBe('urn:air:mcphack.africa:mcp:mcphack-africa')
  const card = await read(path(url), type)

  const _meta = {
    'io.modelcontextprotocol/protocolVersion': protocolRevisions[0],
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const answer = await request.post('/mcp', {
    data: { jsonrpc: '2.0', id: 1, method: 'server/discover', params: { _meta } },
    headers: { 'mcp-protocol-version': protocolRevisions[0], 'mcp-method': 'server/discover' },
  })
  const { result } = await answer.json()
  const server = result._meta['io.modelcontextprotocol/serverInfo']
  expect(card).toMatchObject({
    name: `africa.mcphack/${server.name}`,
    version: server.version,
    title: server.title,
    remotes: [
      {
        type: 'streamable-http',
        url: `${event.origin}/mcp`,
        supportedProtocolVersions: [...protocolRevisions],
      },
    ],
  })
  expect(card.description.length).toBeLessThanOrEqual(100)
  expect((await request.get(path(card.websiteUrl))).status()).toBe(200)
})

test('the description of the API can be read from anywhere, and asked for again without its bytes', async ({
  request,
}) => {
  const answer = await request.get('/api/openapi.json')
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
  })
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: event.origin }] })
  const headers = { 'if-none-match': answer.headers().etag! }
  expect((await request.get('/api/openapi.json', { headers })).status()).toBe(304)
})

test('every link of llms.txt works, including that of the MCP server', async ({ request }) => {
  const answer = await request.get('/llms.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> `))
  const urls = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => url!)
  for (const address of ['/mcp', '/mcp-server', '/mcp/server-card'])
    expect(urls).toContain(event.origin + address)
  for (const { slug } of articlesOnDisk()) expect(urls).toContain(`${event.origin}/blog/${slug}`)
  for (const url of urls) {
    if (path(url) !== '/mcp') expect((await request.get(path(url))).status(), url).toBe(200)
  }
  const ping = await request.post('/mcp', { data: { jsonrpc: '2.0', id: 1, method: 'ping' } })
  expect(await ping.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
})

test('every page has a title and a description of its own', async ({ page }) => {
  const pages = (await readBuiltPages(page)).filter((built) => path(built.canonical) === built.path)
  expect(pages.length).toBeGreaterThan(18)
  for (const part of ['title', 'description'] as const) {
    const texts = pages.map((built) => built[part])
    expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([])
  }
  for (const built of pages.filter(({ isIndexed }) => isIndexed)) {
    expect(built.title, built.path).toContain(site.name)
    expect(built.description.length, built.path).toBeLessThanOrEqual(170)
  }
})

test('screens that are not for search engines are marked noindex', async ({ page, request }) => {
  const pages = await readBuiltPages(page)
  const kept = pages.filter(({ isIndexed }) => !isIndexed).map((built) => built.path)
  expect(kept).toEqual(
    expect.arrayContaining(['/auth', '/admin', '/account', '/setup-admin', '/404', '/blog/404']),
  )
  for (const built of pages.filter((one) =>
    /^\/(auth|admin|account|setup-admin|figma-test-|.*404)/.test(one.path),
  )) {
    expect(built.isIndexed, built.path).toBe(false)
  }
  for (const missing of [
    '/no-such-page',
    '/blog/no-such-post',
    '/resources/no-such-post',
    '/404',
    '/404?from=a-link',
    '/blog/404',
  ]) {
    const answer = await request.get(missing)
    expect(answer.status(), missing).toBe(404)
    const html = await answer.text()
    expect(html, missing).toContain('<meta name="robots" content="noindex"/>')
    // There is no address that such a page could be known by.
    expect(html, missing).not.toContain('rel="canonical"')
    expect(html, missing).not.toContain('og:url')
  }
})

test('every page that may be shared has a picture of its own, 1200 by 630', async ({
  page,
  request,
}) => {
  const pages = (await readBuiltPages(page)).filter((built) => built.isIndexed)
  const seen = new Map<string, string>()
  for (const { canonical, picture } of pages) {
    expect(picture, canonical).toMatchObject({ width: '1200', height: '630' })
    const file = await request.get(path(picture!.url))
    expect(file.headers()['content-type'], canonical).toBe('image/png')
    const body = await file.body()
    expect(pngSize(body), canonical).toBe('1200x630')
    const same = seen.get(body.toString('base64'))
    expect(same ?? canonical, 'a picture belongs to one page').toBe(canonical)
    seen.set(body.toString('base64'), canonical)
  }
})

test('the icons of the manifest and of the head are there, in the sizes they claim', async ({
  page,
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', display: 'standalone' })
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type'], src).toContain(type)
    if (type === 'image/png') expect(pngSize(await icon.body()), src).toBe(sizes)
  }
  await page.goto('/')
  for (const rel of ['icon', 'manifest', 'alternate']) {
    const href = await page.locator(`link[rel="${rel}"]`).first().getAttribute('href')
    expect((await request.get(href!)).status(), rel).toBe(200)
  }
  // Where Apple's devices look when no link names it.
  const touchIcon = await request.get('/apple-touch-icon.png')
  expect(pngSize(await touchIcon.body())).toBe('180x180')
  // Asked for by browsers that do not read the links.
  const unbidden = await request.get('/favicon.ico')
  expect(unbidden.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/)
  await page.goto('/favicon.ico')
  await expect
    .poll(() => page.locator('img').evaluate((icon: HTMLImageElement) => icon.naturalWidth))
    .toBe(32)
})

test('structured data describe the event, the organisation and the articles', async ({ page }) => {
  const pages = await readBuiltPages(page)
  const on = (wanted: string) => pages.find((built) => built.path === wanted)!.jsonLd
  const typed = (wanted: string, type: string) => {
    const data = on(wanted).find((one) => one['@type'] === type)
    expect(data, `${type} on ${wanted}`).toMatchObject({ '@context': 'https://schema.org' })
    return data!
  }
  expect(typed('/', 'Event')).toMatchObject({
    name: event.name,
    startDate: expect.stringMatching(/^2025-09-11T.*\+02:00$/),
    endDate: expect.stringMatching(/^2025-11-12T.*\+02:00$/),
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: [
      { '@type': 'Place', address: { addressLocality: 'Cape Town', addressCountry: 'ZA' } },
      { '@type': 'VirtualLocation', url: `${event.origin}/` },
    ],
    organizer: { '@type': 'Organization', name: site.name },
    offers: { price: 0, url: `${event.origin}/register` },
  })
  expect(typed('/', 'Organization')).toMatchObject({
    name: site.name,
    url: `${event.origin}/`,
    logo: `${event.origin}/icon-512.png`,
  })

  for (const { slug, meta } of articlesOnDisk()) {
    const address = `/blog/${slug}`
    expect(typed(address, 'BlogPosting')).toMatchObject({
      headline: meta.title,
      description: meta.description,
      datePublished: expect.stringContaining(String(meta.date)),
      dateModified: String(meta.updated),
      author: { name: meta.author },
      image: expect.anything(),
    })
  }
})

test('an article is marked as one for social networks, with its date, and other pages are not', async ({
  request,
}) => {
  for (const { slug, meta } of articlesOnDisk()) {
    const html = await (await request.get(`/blog/${slug}`)).text()
    expect(html).toContain('<meta property="og:type" content="article"/>')
    expect(html).toContain(
      `<meta property="article:published_time" content="${String(meta.date)}"/>`,
    )
  }
  const front = await (await request.get('/')).text()
  expect(front).toContain(`<meta property="og:url" content="${event.origin}/"/>`)
  expect(front).toContain('<meta property="og:type" content="website"/>')
})

test('every page below the home page has breadcrumbs for search engines', async ({ page }) => {
  const pages = await readBuiltPages(page)
  const shown = pages.filter((built) => built.isIndexed && built.path !== '/')
  expect(shown.length).toBeGreaterThan(18)
  for (const { path: address, canonical, title, jsonLd } of shown) {
    const trail = jsonLd.find((one) => one['@type'] === 'BreadcrumbList')
    expect(trail, address).toMatchObject({ '@context': 'https://schema.org' })
    const steps = trail!['itemListElement'] as { position: number; name: string; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect(steps[0]).toMatchObject({ name: site.name, item: `${event.origin}/` })
    expect(steps.at(-1)?.item).toBe(canonical)
    expect(title).toContain(steps.at(-1)?.name)
    expect(steps).toHaveLength(path(canonical).split('/').length)
    for (const { item } of steps) expect(pages.map((one) => one.canonical)).toContain(item)
  }
})

test('no page contains a symbol, such as an arrow, that sends a phone through all its fonts', async ({
  page,
}) => {
  for (const { path: address, text } of await readBuiltPages(page))
    expect(text.match(/(?![\u0020-\u00ff\u20ac])[\p{S}\p{Co}]/gu) ?? [], address).toEqual([])
})

test('every link of every page leads somewhere, including to a part of a page', async ({
  page,
  request,
}) => {
  const pages = await readBuiltPages(page)
  const ids = new Map(pages.map((built) => [built.path, new Set(built.ids)]))
  const dead: string[] = []
  const files = new Set<string>()
  for (const { path: from, links } of pages) {
    for (const href of new Set(links)) {
      if (/^(https:|mailto:|webcal:)/.test(href)) continue
      const { pathname, hash } = new URL(href, event.origin + from)
      const known = ids.get(pathname)
      if (!known) files.add(pathname)
      // The parts of an account are there once its owner is signed in.
      else if (pathname === paths.account) continue
      else if (hash && !known.has(decodeURIComponent(hash.slice(1))))
        dead.push(`${from} -> ${href}`)
    }
  }
  expect(dead).toEqual([])
  for (const address of [...files, ...ids.keys()]) {
    if (address.endsWith('/404') || address === '/404') continue
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
  }
})

test('no control has an attribute that HTML does not know for it', () => {
  const names = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  const pages = names.filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(20)
  for (const name of pages) {
    const html = readFileSync(`dist/client/${name}`, 'utf8')
    expect(html, name).not.toContain(' hint="')
    for (const [tag] of html.matchAll(/<input[^>]*tel-national[^>]*>/g))
      expect(tag, name).not.toContain('type="tel"')
  }
})
