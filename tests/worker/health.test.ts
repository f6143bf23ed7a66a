import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test('an unknown address under /api answers 404 with a code', async () => {
  const answer = await exports.default.fetch('http://localhost:8787/api/nothing-here')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    error: { code: 'request.not_found', message: 'Not found.' },
  })
})

test('every answer carries the security headers', async () => {
  const { headers } = await exports.default.fetch('http://localhost:8787/api/health')
  expect(headers.get('strict-transport-security')).toContain('max-age=')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
})
