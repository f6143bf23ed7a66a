import { hashText } from '../../crypto.ts'
import type { flowStates, SessionSource } from '../../db/schema/sessions.ts'
import { AuthError } from '../protocol.ts'
import { makeLinkSecret } from '../secrets.ts'
import type { Flow } from './mail-token.ts'

/** Milliseconds in which a page must exchange its code for a session. */
export const FLOW_LIFETIME = 300_000

const errorNames: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** Adds values to the fragment of an address, which never leaves the browser; `sb` marks them as ours for clients. */
export function withFragment(target: string, values: Record<string, string | number>): string {
  const url = new URL(target)
  url.hash = fragment({ ...values, sb: '' })
  return url.href
}

function fragment(values: Record<string, string | number>): string {
  const pairs = Object.entries(values).map(([key, value]): [string, string] => [key, String(value)])
  return new URLSearchParams(pairs.sort(([one], [other]) => (one < other ? -1 : 1))).toString()
}

export function withCode(target: string, code: string): string {
  const url = new URL(target)
  url.searchParams.set('code', code)
  return url.href
}

/** Where a browser is sent when a link or a sign-in failed: PKCE clients read the query, others the fragment. */
export function withError(target: string, error: unknown, isPkce: boolean): string {
  const refusal = error instanceof AuthError ? error : new AuthError('unexpected_failure', 500)
  const values = {
    error: errorNames[refusal.status] ?? 'invalid_request',
    error_code: refusal.code,
    error_description: refusal.message,
  }
  const url = new URL(target)
  if (isPkce) for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value)
  return withFragment(url.href, values)
}

/** A flow that waits for its page to come with the verifier. The code is kept as a hash only. */
export function makeFlowState(userId: string, source: SessionSource, flow: Flow) {
  const code = crypto.randomUUID()
  const now = Date.now()
  const row: typeof flowStates.$inferInsert = {
    id: hashText(makeLinkSecret()),
    source,
    ...flow,
    authCodeHash: hashText(code),
    userId,
    createdAt: new Date(now),
    expiresAt: new Date(now + FLOW_LIFETIME),
  }
  return { code, row }
}
