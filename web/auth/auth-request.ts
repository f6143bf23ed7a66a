import { site } from '#words/site.ts'
import { ApiError } from '../data/api-error.ts'
import type { Refusal } from './describe-refusal.ts'

const BASE = '/api/auth/v1'

/** Calls the auth service in its own protocol. Every response that is not 2xx throws {@link ApiError}. */
export async function authRequest<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, body, form }: { token?: string | undefined; body?: object; form?: URLSearchParams } = {},
): Promise<Answer> {
  const answer = await fetch(BASE + path, {
    method,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      accept: 'application/json',
    },
    ...(form && { body: form }),
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError('network', 0, site.form.network)
  })
  if (answer.status === 204) return undefined as Answer
  const content: unknown = await answer.json().catch(() => null)
  if (answer.ok && content !== null) return content as Answer
  const { code, ...refusal } = (content ?? {}) as Refusal
  const unexpected = site.errors.toast.description
  if (!code) throw new ApiError('server.unexpected', answer.status, unexpected)
  // Imported only for a refusal, because most visitors never meet one.
  const { describeRefusal } = await import('./describe-refusal.ts').catch(() => {
    throw new ApiError(code, answer.status, unexpected)
  })
  const wait = Number(answer.headers.get('retry-after'))
  throw describeRefusal(answer.status, { code, ...refusal }, wait)
}

/** Returns the part of a request body that carries a captcha token. */
export const withCaptcha = (token: string | undefined) => ({
  gotrue_meta_security: token ? { captcha_token: token } : {},
})
