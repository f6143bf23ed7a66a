import type { LinkAddress, Settings } from './answers.ts'
import { authRequest } from './auth-request.ts'
import { adopt, asUser } from './session.ts'
import type { Session } from './stored-session.ts'

const VERIFIER_KEY = 'mcphack.code-verifier'

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The query of a sign-in at GitHub; the secret that fetches the session stays in this tab. */
async function beginFlow(returnTo: string) {
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

export async function isGithubOn(): Promise<boolean> {
  const settings = await authRequest<Settings>('GET', '/settings')
  return settings.external.github
}

/** Leaves for GitHub, which comes back to `returnTo` with a code. */
export async function leaveForGithub(returnTo: string) {
  location.assign(`/api/auth/v1/authorize?${await beginFlow(returnTo)}`)
}

/** The same for an account that is signed in and wants to add GitHub as a way in. */
export async function connectGithub(returnTo: string) {
  const query = await beginFlow(returnTo)
  query.set('skip_http_redirect', 'true')
  location.assign((await asUser<LinkAddress>('GET', `/user/identities/authorize?${query}`)).url)
}

/** Exchanges the code that came back for a session; it works once, in the tab that left. */
export async function finishFlow(code: string): Promise<Session> {
  const verifier = sessionStorage.getItem(VERIFIER_KEY) ?? ''
  sessionStorage.removeItem(VERIFIER_KEY)
  const body = { auth_code: code, code_verifier: verifier }
  return adopt(await authRequest('POST', '/token?grant_type=pkce', { body }), 'SIGNED_IN')
}
