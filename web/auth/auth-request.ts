import type { AuthCode } from '#content/wire/auth-refusals.ts'
import { tooManyTries, weakPassword } from '#words/session.ts'
import { site } from '#words/site.ts'
import { ApiError } from '../data/api-error.ts'

const BASE = '/api/auth/v1'

type Refusal = {
  code?: AuthCode
  message?: string
  weak_password?: { reasons: (keyof typeof weakPassword)[] }
}

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
  const {
    code = 'server.unexpected',
    message = site.errors.toast.description,
    weak_password,
  } = (content ?? {}) as Refusal
  const reason = weak_password?.reasons.at(-1)
  const words = answer.status === 429 ? tooManyTries : message
  throw new ApiError(code, answer.status, words, reason ? { password: weakPassword[reason] } : {})
}

/** Returns the part of a request body that carries a captcha token. */
export const withCaptcha = (token: string | undefined) => ({
  gotrue_meta_security: token ? { captcha_token: token } : {},
})
