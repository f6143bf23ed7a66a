import { site } from '#content/site.ts'
import type { Api } from '#worker/app.ts'
import type { ErrorBody } from '#worker/http/errors.ts'
import { hc } from 'hono/client'
import { ApiError } from './api-error.ts'
import { hasSession } from './auth/storage-key.ts'

/** The typed client of our own API. Every answer that is not 2xx throws {@link ApiError}. */
export const api = hc<Api>('/', { fetch: request }).api

async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  // Nothing of the account code is loaded for a visitor without a session.
  if (hasSession()) {
    const { accessToken } = await import('./auth/session.ts')
    const token = await accessToken()
    if (token) headers.set('authorization', `Bearer ${token}`)
  }
  const answer = await fetch(input, { ...init, headers }).catch(() => {
    throw new ApiError('network', 0, site.form.network)
  })
  if (answer.ok) return answer
  const body = (await answer.json().catch(() => null)) as ErrorBody | null
  const { code = 'server.unexpected', message = site.errors.toast.description, fields } = body?.error ?? {}
  throw new ApiError(code, answer.status, message, fields)
}
