import { AuthError } from './errors.ts'

const errorNames: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** Adds values to the fragment of an address, which never leaves the browser. By `sb` clients know them as ours. */
export function withFragment(target: string, values: Record<string, string | number>): string {
  const url = new URL(target)
  url.hash = fragment({ ...values, sb: '' })
  return url.href
}

function fragment(values: Record<string, string | number>): string {
  const pairs = Object.entries(values).map(([key, value]): [string, string] => [key, String(value)])
  return new URLSearchParams(pairs.sort(([one], [other]) => (one < other ? -1 : 1))).toString()
}

/** Adds the code that the page exchanges for a session. */
export function withCode(target: string, code: string): string {
  const url = new URL(target)
  url.searchParams.set('code', code)
  return url.href
}

/** Adds an error to the address that a browser is sent to: PKCE clients read the query, others the fragment. */
export function withError(target: string, error: unknown, isPkce: boolean): string {
  const refusal = error instanceof AuthError ? error : new AuthError('unexpected_failure', 500)
  const values = {
    error: errorNames[refusal.status] ?? 'invalid_request',
    error_code: refusal.code,
    error_description: refusal.message,
  }
  return isPkce ? withBoth(target, values) : withFragment(target, values)
}

/** Characters of the longest description that is handed on. */
const LONGEST_DESCRIPTION = 300

/** Tells whether a provider's `error` is one of those that RFC 6749 names, or spelt like them. */
export const isOauthError = (error: string) => /^[a-z_]{1,40}$/.test(error)

/** Hands on the error with which a provider refused a sign-in, in query and fragment. */
export function handOnError(target: string, error: string, description: string): string {
  return withBoth(target, { error, error_description: description.slice(0, LONGEST_DESCRIPTION) })
}

function withBoth(target: string, values: Record<string, string>): string {
  const url = new URL(target)
  for (const [key, value] of Object.entries(values)) url.searchParams.set(key, value)
  return withFragment(url.href, values)
}
