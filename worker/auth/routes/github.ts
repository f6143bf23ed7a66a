import { requireFactors } from '../bearer.ts'
import { inputOf, ownInputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { beginGithub, claimGithubState, finishGithub } from '../flows/github-sign-in.ts'
import { unlinkIdentity } from '../flows/link-identity.ts'
import { requireProof } from '../flows/prove-identity.ts'
import { isGithubOn } from '../github.ts'
import { readCodeChallenge } from '../pkce.ts'
import { presentTokens } from '../present.ts'
import { isUuid } from '../protocol.ts'
import { handOnError, isOauthError, withCode, withError, withFragment } from '../redirect-answer.ts'
import { chooseRedirect } from '../redirects.ts'

/** Sends the browser to GitHub, to sign in. */
export async function sendToGithub(c: AuthContext) {
  return c.redirect(await begin(c, readQueryChallenge(c), null), 302)
}

/** Sends the browser to GitHub, to link it to the signed-in account. */
export async function sendToGithubToLink(c: AuthContext) {
  if (!isGithubOn(c.env)) throw new AuthError('manual_linking_disabled', 404)
  const challenge = readQueryChallenge(c)
  // The identity is linked when the page that began the flow comes back with its verifier. Without one, a victim's
  // browser could be sent through the flow, and the victim's GitHub identity would be linked to the attacker's account.
  if (!challenge.codeChallenge) throw new AuthError('validation_failed.link_pkce', 400)
  requireFactors(c, 'insufficient_aal.link')
  requireProof(ownInputOf(c))
  const url = await begin(c, challenge, c.var.account.user.id)
  return c.req.query('skip_http_redirect') ? c.json({ url }) : c.redirect(url, 302)
}

export async function answerUnlink(c: AuthContext) {
  if (!isGithubOn(c.env)) throw new AuthError('manual_linking_disabled', 404)
  requireFactors(c, 'insufficient_aal.link')
  const id = c.req.param('id')?.toLowerCase() ?? ''
  if (!isUuid(id)) throw new AuthError('identity_not_found', 422)
  await unlinkIdentity(ownInputOf(c), id)
  return c.json({})
}

/** Answers where GitHub sends the browser back to; some providers post a form. */
export async function answerCallback(c: AuthContext) {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
  const form = isForm ? await c.req.parseBody() : {}
  const read = (name: string) =>
    c.req.query(name) ?? (typeof form[name] === 'string' ? form[name] : '')
  const answer = {
    state: read('state'),
    code: read('code'),
    error: read('error'),
    description: read('error_description'),
  }
  return c.redirect(await finish(c, answer), 302)
}

function readQueryChallenge(c: AuthContext) {
  if (c.req.query('provider') !== 'github') throw new AuthError('validation_failed.provider', 400)
  if (!isGithubOn(c.env)) throw new AuthError('validation_failed.provider_off', 400)
  return readCodeChallenge({
    code_challenge: c.req.query('code_challenge'),
    code_challenge_method: c.req.query('code_challenge_method'),
  })
}

async function begin(
  c: AuthContext,
  challenge: ReturnType<typeof readCodeChallenge>,
  linkUserId: string | null,
): Promise<string> {
  const asked = new URL(c.req.url).searchParams
  const redirectTo = chooseRedirect(c)
  return beginGithub(inputOf(c), { challenge, redirectTo, asked, linkUserId })
}

type ProviderAnswer = { state: string; code: string; error: string; description: string }

/** Decides where the browser goes after GitHub: to the page that began, with a code, a session or an error. */
async function finish(c: AuthContext, answer: ProviderAnswer): Promise<string> {
  const input = inputOf(c)
  const claimed = await claimGithubState(input, answer.state)
  // The page that began is unknown; the sign-in page can say what went wrong.
  if (!claimed)
    return withError(`${c.env.SITE_URL}/auth`, new AuthError('bad_oauth_state', 400), true)
  const target = claimed.flow.redirectTo ?? c.env.SITE_URL
  if (isOauthError(answer.error)) return handOnError(target, answer.error, answer.description)
  try {
    const finished = await finishGithub(input, claimed, answer)
    if ('code' in finished) return withCode(target, finished.code)
    const tokens = await presentTokens(c.env, finished.opened)
    return withFragment(target, { ...tokens, ...finished.providerTokens })
  } catch (error) {
    if (!(error instanceof AuthError))
      console.error('sign-in with GitHub failed', { name: (error as Error).name })
    return withError(target, error, true)
  }
}
