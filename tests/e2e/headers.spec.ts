import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { expect, test } from 'playwright/test'
import { addresses } from './pages.ts'
import { wire } from './wire.ts'

for (const path of ['/', '/no-such-page', '/api/health', '/api/no-such-route']) {
  test(`S6: ${path} carries the security headers`, async ({ baseURL }) => {
    const { headers } = await wire(baseURL + path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors')
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['strict-transport-security']).toContain('max-age=63072000')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('geolocation=()')
  })
}

test('S6: the policy names the script of every page by its hash, and no other', async ({
  request,
}) => {
  // And the style sheet inside every page, in the same way.
  for (const what of ['script', 'style']) {
    const hashes = new Set<string>()
    for (const path of [...addresses.content, ...addresses.app]) {
      const answer = await request.get(path)
      const inline = new RegExp(`<${what}>(.*?)</${what}>`, 'gs')
      for (const [, source] of (await answer.text()).matchAll(inline))
        hashes.add(`'sha256-${createHash('sha256').update(source!).digest('base64')}'`)
      const policy = answer.headers()['content-security-policy']!
      const rule = policy.split('; ').find((part) => part.startsWith(`${what}-src `))!
      expect(rule.match(/'sha256-[^']+'/g)).toEqual([...hashes])
      expect(rule).not.toContain('unsafe')
    }
    expect(hashes.size).toBe(1)
  }
})

test('one rule lets every hashed file be cached for a year, and no other file', async ({
  request,
}) => {
  const cacheControl = async (path: string) => (await request.head(path)).headers()['cache-control']
  const hashed = readdirSync('dist/client/assets').map((name) => `/assets/${name}`)
  expect(hashed.length).toBeGreaterThan(50)
  for (const path of hashed) expect(path).toMatch(/-[\w-]{7}\.\w+$/)
  // The rule is for the folder: one file of each kind stands for all, which would take a quarter of a minute.
  const kinds = new Map(hashed.map((path) => [extname(path), path]))
  expect(kinds.size).toBeGreaterThan(2)
  for (const path of kinds.values())
    expect(await cacheControl(path), path).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/about', '/favicon.svg', '/icon-192.png', '/feed.xml', '/schedule.pdf'])
    expect(await cacheControl(path), path).not.toContain('immutable')
  const rules = readFileSync('dist/client/_headers', 'utf8').match(/^\//gm)
  expect(rules!.length).toBeLessThan(10)
})

for (const [path, type] of [
  ['/assets/page-home-00000000.js', 'text/plain'],
  ['/assets/', 'text/html'],
  ['/no-such/page', 'text/html'],
  ['/blog/no-such-post', 'text/html'],
] as const) {
  test(`${path}, where there is nothing, answers 404 with the headers of a page, and is not kept`, async ({
    baseURL,
  }) => {
    const { status, headers } = await wire(baseURL + path)
    expect(status).toBe(404)
    expect(String(headers['content-type'])).toContain(type)
    expect(String(headers['cache-control'])).toBe('public, max-age=0, must-revalidate')
    expect(headers['content-security-policy']).toBeTruthy()
  })
}
