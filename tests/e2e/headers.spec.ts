import { expect, test } from 'playwright/test'
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
