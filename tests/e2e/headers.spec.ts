import { createHash } from 'node:crypto'
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
  const hashes = new Set<string>()
  for (const path of addresses.content) {
    const answer = await request.get(path)
    for (const [, source] of (await answer.text()).matchAll(/<script>(.*?)<\/script>/gs))
      hashes.add(`'sha256-${createHash('sha256').update(source!).digest('base64')}'`)
    const policy = answer.headers()['content-security-policy']!
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([...hashes])
  }
  expect(hashes.size).toBe(1)
})
