import { hc } from 'hono/client'
import { site } from '#words/site.ts'
import type { Api } from '#worker/app.ts'
import type { ErrorBody } from '#worker/http/errors.ts'
import { hasSession } from './auth/storage-key.ts'
import { ApiError } from './data/api-error.ts'

/** The typed client of our own API. Every response that is not 2xx throws {@link ApiError}. */
export const api = hc<Api>('/', { fetch: request }).api

async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // A visitor without a session loads none of the account code.
  const answer = hasSession() ? await requestAsUser(input, init) : await send(input, init)
  if (answer.ok) return answer
  const body = (await answer.json().catch(() => null)) as ErrorBody | null
  const {
    code = 'server.unexpected',
    message = site.errors.toast.description,
    fields,
  } = body?.error ?? {}
  throw new ApiError(code, answer.status, message, fields, undefined, body)
}

async function requestAsUser(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { getAccessToken, replaceToken } = await import('./auth/session.ts')
  const token = await getAccessToken()
  const answer = await send(input, init, token)
  if (answer.status !== 401 || !token) return answer
  const other = await replaceToken(token)
  return other ? send(input, init, other) : answer
}

function send(input: RequestInfo | URL, init?: RequestInit, token?: string): Promise<Response> {
  const headers = new Headers(init?.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return fetch(input, { ...init, headers }).catch(() => {
    throw new ApiError('network', 0, site.form.network)
  })
}
