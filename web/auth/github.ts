import type { AuthorizeAnswer, Settings } from './answers.ts'
import { authRequest } from './auth-request.ts'
import { withProof } from './proof.ts'
import { adoptSession, callAsUser } from './session.ts'
import type { Session } from './stored-session.ts'

const VERIFIER_KEY = 'mcphack.code-verifier'

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Starts a PKCE flow (RFC 7636) and returns its query. The code verifier stays in this tab. */
async function startPkceFlow(returnTo: string) {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(48)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  sessionStorage.setItem(VERIFIER_KEY, verifier)
  return new URLSearchParams({
    provider: 'github',
    redirect_to: new URL(returnTo, location.origin).href,
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 's256',
  })
}

export async function isGithubEnabled(): Promise<boolean> {
  const settings = await authRequest<Settings>('GET', '/settings')
  return settings.external.github
}

/** Goes to GitHub to sign in; the browser comes back to `returnTo` with a code. */
export async function signInWithGithub(returnTo: string) {
  location.assign(`/api/auth/v1/authorize?${await startPkceFlow(returnTo)}`)
}

/** Goes to GitHub to link it to the account that is signed in; the browser comes back to `returnTo` with a code. */
export async function connectGithub(returnTo: string) {
  const query = await startPkceFlow(returnTo)
  query.set('skip_http_redirect', 'true')
  const { url } = await withProof(() =>
    callAsUser<AuthorizeAnswer>('GET', `/user/identities/authorize?${query}`),
  )
  location.assign(url)
}

/** Exchanges the code for a session. Works once, in the tab that started the flow. */
export async function exchangeGithubCode(code: string): Promise<Session> {
  const verifier = sessionStorage.getItem(VERIFIER_KEY) ?? ''
  sessionStorage.removeItem(VERIFIER_KEY)
  const body = { auth_code: code, code_verifier: verifier }
  return adoptSession(await authRequest('POST', '/token?grant_type=pkce', { body }), 'SIGNED_IN')
}
