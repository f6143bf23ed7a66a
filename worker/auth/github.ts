import * as z from 'zod/mini'
import { hashText } from '../crypto.ts'
import { keyedHash } from '../server-key.ts'
import { AuthError } from './errors.ts'
import { issuer } from './tokens/access-token.ts'

/** Milliseconds for one call; two follow each other within a request that may take ten seconds. */
const TIMEOUT = 4000
const USER_AGENT = 'mcphack-africa'

// Parameters that a client may not pass on to the provider: we set them ourselves.
const ownParameters = new Set([
  'client_id', 'client_secret', 'redirect_uri', 'response_type', 'state', 'scope', 'scopes', 'provider', 'redirect_to',
  'code_challenge', 'code_challenge_method', 'code_verifier', 'skip_http_redirect',
]) // prettier-ignore

/** What a client may ask for besides the address: nothing that reads or writes in somebody's name. */
const allowedScopes = new Set(['read:user'])

const tokenAnswer = z.object({ access_token: z.string(), refresh_token: z.nullish(z.string()) })
const userAnswer = z.object({
  id: z.number(),
  login: z.string(),
  name: z.nullish(z.string()),
  avatar_url: z.nullish(z.string()),
})
const emailsAnswer = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/**
 * Matches addresses of printable ASCII alone. Other letters can become ASCII in lower case, such as the Kelvin sign,
 * and turn an address into somebody else's.
 */
const isPlain = /^[\x21-\x7e]+$/

/** The provider's own tokens for its API, passed on to the page that asked. */
export type ProviderTokens = { provider_token?: string; provider_refresh_token?: string }

/** A GitHub user, with an address that GitHub has verified and the tokens that it issued. */
export type GithubIdentity = {
  id: string
  login: string
  name: string
  avatarUrl: string
  email: string
  tokens: ProviderTokens
}

/** Tells whether this deployment offers sign-in with GitHub: whether it has both of the keys. */
export function isGithubOn(env: Env): boolean {
  return Boolean(env.GITHUB_CLIENT_ID && env.GITHUB_CLIENT_SECRET)
}

function makeCallbackUrl(env: Env): string {
  return `${issuer(env)}/callback`
}

/** Derives our own PKCE verifier towards GitHub from the state, so that it need not be stored. */
function providerVerifier(env: Env, state: string): string {
  return keyedHash(env, 'oauth', state)
}

/** Makes the address at GitHub where a sign-in begins; passes on the parameters that a client may set. */
export function makeAuthorizeUrl(env: Env, state: string, asked: URLSearchParams): string {
  const url = new URL(`${env.GITHUB_URL || 'https://github.com'}/login/oauth/authorize`)
  for (const [key, value] of asked) if (!ownParameters.has(key)) url.searchParams.set(key, value)
  url.searchParams.set('client_id', env.GITHUB_CLIENT_ID)
  url.searchParams.set('redirect_uri', makeCallbackUrl(env))
  url.searchParams.set('scope', chooseScopes(asked.get('scopes')))
  url.searchParams.set('state', state)
  url.searchParams.set('code_challenge', hashText(providerVerifier(env, state)))
  url.searchParams.set('code_challenge_method', 'S256')
  return url.href
}

function chooseScopes(asked: string | null): string {
  const wanted = (asked ?? '').split(/[\s,]+/)
  return ['user:email', ...wanted.filter((scope) => allowedScopes.has(scope))].join(' ')
}

/** Exchanges GitHub's code for the person behind it. */
export async function fetchGithubIdentity(
  env: Env,
  code: string,
  state: string,
): Promise<GithubIdentity> {
  const tokens = await ask(
    tokenAnswer,
    `${env.GITHUB_URL || 'https://github.com'}/login/oauth/access_token`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: env.GITHUB_CLIENT_ID,
        client_secret: env.GITHUB_CLIENT_SECRET,
        code,
        redirect_uri: makeCallbackUrl(env),
        code_verifier: providerVerifier(env, state),
      }),
    },
  )
  const api = env.GITHUB_API_URL || 'https://api.github.com'
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const [user, emails] = await Promise.all([
    ask(userAnswer, `${api}/user`, { headers }),
    ask(emailsAnswer, `${api}/user/emails`, { headers }),
  ])
  const usable = emails.filter(({ email, verified }) => verified && isPlain.test(email))
  const email = usable.find(({ primary }) => primary) ?? usable[0]
  if (!email) throw new AuthError('provider_email_needs_verification', 403)
  return {
    id: String(user.id),
    login: user.login,
    name: user.name || user.login,
    avatarUrl: user.avatar_url ?? '',
    email: email.email.toLowerCase(),
    tokens: {
      provider_token: tokens.access_token,
      ...(tokens.refresh_token && { provider_refresh_token: tokens.refresh_token }),
    },
  }
}

type Question = { method?: 'POST'; headers: Record<string, string>; body?: string }

async function ask<Schema extends z.ZodMiniType>(
  schema: Schema,
  url: string,
  init: Question,
): Promise<z.infer<Schema>> {
  try {
    const answer = await fetch(url, {
      ...init,
      headers: { accept: 'application/json', 'user-agent': USER_AGENT, ...init.headers },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return schema.parse(await answer.json())
  } catch {
    throw new AuthError('provider_failed', 500)
  }
}
