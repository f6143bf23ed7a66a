import { Hono } from 'hono'
import { hashText } from '../../crypto.ts'
import { flowStates } from '../../db/schema/sessions.ts'
import type { AppEnv } from '../../http/context.ts'
import { limitByAddress } from '../../http/limits.ts'
import { bearer, requireFactors } from '../bearer.ts'
import {
  FLOW_LIFETIME,
  makeFlowState,
  withCode,
  withError,
  withFragment,
} from '../codes/link-answer.ts'
import { readFlow, type Flow } from '../codes/mail-token.ts'
import { AuthError, isUuid, type AuthContext } from '../protocol.ts'
import { chooseRedirect } from '../redirects.ts'
import { makeLinkSecret, seal } from '../secrets.ts'
import { openSession, presentSession } from '../sessions/open.ts'
import { mailProviderRemoved } from '../tell-owner.ts'
import { findAccount } from '../user-object.ts'
import { authorizeAddress, fetchGithubIdentity, isGithubOn } from './github.ts'
import { claimState, findOrMakeAccount, unlinkIdentity } from './queries.ts'

/** Milliseconds somebody may take on the provider's pages. */
const STATE_LIFETIME = 15 * 60_000

export const oauthRoutes = new Hono<AppEnv>()
  .get('/authorize', limitByAddress('AUTH_LIMIT', 'authorize'), async (c) => {
    const url = await beginFlow(c, readQueryFlow(c), null)
    return c.redirect(url, 302)
  })
  .get(
    '/user/identities/authorize',
    limitByAddress('AUTH_LIMIT', 'authorize'),
    bearer(),
    async (c) => {
      if (!isGithubOn(c.env)) throw new AuthError('manual_linking_disabled', 404)
      const flow = readQueryFlow(c)
      // The identity is linked when the page that asked comes back with its verifier. Without one, a stranger's browser
      // could be sent through this flow and its GitHub account would end up in somebody else's account.
      if (!flow.codeChallenge) throw new AuthError('validation_failed.link_pkce', 400)
      await requireFactors(c, 'insufficient_aal.link')
      const url = await beginFlow(c, flow, c.var.account.id)
      return c.req.query('skip_http_redirect') ? c.json({ url }) : c.redirect(url, 302)
    },
  )
  .delete('/user/identities/:id', bearer(), async (c) => {
    const id = c.req.param('id').toLowerCase()
    await requireFactors(c, 'insufficient_aal.link')
    const outcome = isUuid(id) ? await unlinkIdentity(c, c.var.account.id, id) : 'unknown'
    if (outcome === 'unknown') throw new AuthError('identity_not_found', 422)
    if (outcome === 'last') throw new AuthError('single_identity_not_deletable', 422)
    mailProviderRemoved(c, c.var.account.email)
    return c.json({})
  })
  .on(['GET', 'POST'], '/callback', limitByAddress('AUTH_LIMIT', 'callback'), async (c) => {
    const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
    const form = isForm ? await c.req.parseBody() : {}
    const read = (name: string) =>
      c.req.query(name) ?? (typeof form[name] === 'string' ? form[name] : '')
    return c.redirect(await answerCallback(c, read('state'), read('code')), 302)
  })

function readQueryFlow(c: AuthContext): Flow {
  const provider = c.req.query('provider')
  if (provider !== 'github') throw new AuthError('validation_failed.provider', 400)
  if (!isGithubOn(c.env)) throw new AuthError('validation_failed.provider_off', 400)
  return readFlow({
    code_challenge: c.req.query('code_challenge'),
    code_challenge_method: c.req.query('code_challenge_method'),
  })
}

async function beginFlow(c: AuthContext, flow: Flow, linkUserId: string | null): Promise<string> {
  const state = makeLinkSecret()
  const now = Date.now()
  await c.var.db.insert(flowStates).values({
    id: hashText(state),
    source: 'oauth',
    ...flow,
    redirectTo: chooseRedirect(c),
    linkUserId,
    createdAt: new Date(now),
    expiresAt: new Date(now + STATE_LIFETIME),
  })
  return authorizeAddress(c.env, state, new URL(c.req.url).searchParams)
}

/** Where the browser goes after the provider: to the page that asked, with a code, a session or an error. */
async function answerCallback(c: AuthContext, state: string, code: string): Promise<string> {
  const flow = state ? await claimState(c, hashText(state)) : undefined
  // Nobody knows which page asked; the sign-in page can say what went wrong.
  if (!flow) return withError(`${c.env.SITE_URL}/auth`, new AuthError('bad_oauth_state', 400), true)
  const target = flow.redirectTo ?? c.env.SITE_URL
  try {
    if (!code) throw new AuthError('bad_oauth_callback', 400)
    const github = await fetchGithubIdentity(c.env, code, state)
    if (flow.codeChallenge) {
      // To be linked only when the verifier comes: until then the account is the one that asked.
      const userId = flow.linkUserId ?? (await findOrMakeAccount(c, github))
      const next = makeFlowState(userId, 'oauth', flow)
      const contents = flow.linkUserId ? { ...github.tokens, link: github } : github.tokens
      const sealedTokens = await seal(
        c.env,
        'provider-token',
        JSON.stringify(contents),
        next.row.id,
      )
      await c.var.db.insert(flowStates).values({
        ...next.row,
        sealedTokens,
        linkUserId: flow.linkUserId,
        expiresAt: new Date(Date.now() + FLOW_LIFETIME),
      })
      return withCode(target, next.code)
    }
    const account = await findAccount(c.var.db, await findOrMakeAccount(c, github))
    if (!account) throw new AuthError('user_not_found', 404)
    const { access_token, expires_at, expires_in, refresh_token, token_type } =
      await presentSession(c, account, await openSession(c, account, 'oauth'))
    return withFragment(target, {
      access_token,
      expires_at,
      expires_in,
      refresh_token,
      token_type,
      ...github.tokens,
    })
  } catch (error) {
    if (!(error instanceof AuthError))
      console.error('sign-in with GitHub failed', { name: (error as Error).name })
    return withError(target, error, true)
  }
}
