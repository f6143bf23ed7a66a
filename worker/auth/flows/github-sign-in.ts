import { hashText } from '../../crypto.ts'
import { batchOf } from '../../db/batch.ts'
import { AuthError } from '../errors.ts'
import { makeAuthorizeUrl, fetchGithubIdentity, type ProviderTokens } from '../github.ts'
import type { CodeChallenge } from '../pkce.ts'
import { makeLinkSecret, seal } from '../secrets.ts'
import { findAccount } from '../store/accounts.ts'
import { claimState, insertFlow, type FlowRow } from '../store/flow-states.ts'
import { maySignIn } from '../store/sessions.ts'
import { makeFlowCode } from '../tokens/flow-code.ts'
import { findOrMakeAccount } from './github-account.ts'
import type { FlowInput } from './input.ts'
import { toOpened, openSession, recordSession, startSession, type Opened } from './open-session.ts'

/** Milliseconds that somebody may spend on the provider's pages. */
const STATE_LIFETIME = 15 * 60_000

type GithubStart = {
  challenge: CodeChallenge
  redirectTo: string
  /** The query of the request, whose parameters are passed on. */
  asked: URLSearchParams
  /** The signed-in account that GitHub is to be linked to; null for a sign-in. */
  linkUserId: string | null
}

/** Begins a sign-in with GitHub; returns GitHub's address to send the browser to. */
export async function beginGithub(
  { db, env, now }: FlowInput,
  { challenge, redirectTo, asked, linkUserId }: GithubStart,
): Promise<string> {
  const state = makeLinkSecret()
  await insertFlow(db, {
    id: hashText(state),
    source: 'oauth',
    ...challenge,
    redirectTo,
    linkUserId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + STATE_LIFETIME),
  })
  return makeAuthorizeUrl(env, state, asked)
}

/** Claims the state that GitHub handed back, once; returns undefined for an unknown or expired one. */
export async function claimGithubState({ db, now }: FlowInput, state: string) {
  return state ? claimState(db, hashText(state), now) : undefined
}

type GithubResult = { code: string } | { opened: Opened; providerTokens: ProviderTokens }

/**
 * Completes a sign-in with GitHub: with a code if the page that began it holds a verifier, otherwise with a session.
 */
export async function finishGithub(
  input: FlowInput,
  flow: FlowRow,
  { code, state }: { code: string; state: string },
): Promise<GithubResult> {
  const { db, env, now } = input
  if (!code) throw new AuthError('bad_oauth_callback', 400)
  const github = await fetchGithubIdentity(env, code, state)
  if (flow.codeChallenge) {
    // The identity is linked only when the code is exchanged; until then the account is the one that asked.
    const userId = flow.linkUserId ?? (await findOrMakeAccount(input, github))
    const next = makeFlowCode(userId, 'oauth', flow, now)
    const contents = flow.linkUserId ? { ...github.tokens, link: github } : github.tokens
    const text = JSON.stringify(contents)
    const sealedTokens = await seal(env, 'provider-token', text, next.row.id)
    await insertFlow(db, { ...next.row, sealedTokens, linkUserId: flow.linkUserId })
    return { code: next.code }
  }
  const userId = await findOrMakeAccount(input, github)
  const account = await findAccount(db, userId)
  if (!account) throw new AuthError('user_not_found', 404)
  const session = startSession(input, userId, 'oauth')
  const { opened } = await batchOf(db, openSession(input, session, maySignIn(userId, now)))
  if (opened.length === 0) throw new AuthError('conflict', 409)
  recordSession(input, session)
  return { opened: toOpened(account, session), providerTokens: github.tokens }
}
