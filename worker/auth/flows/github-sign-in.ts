import { hashText } from '../../crypto.ts'
import { batchOf } from '../../db/batch.ts'
import { AuthError } from '../errors.ts'
import { makeAuthorizeUrl, fetchGithubIdentity, type ProviderTokens } from '../github.ts'
import type { CodeChallenge } from '../pkce.ts'
import { makeLinkSecret, seal } from '../secrets.ts'
import { findAccount } from '../store/accounts.ts'
import {
  claimState,
  completeFlow,
  insertFlow,
  spendFlow,
  type FlowRow,
} from '../store/flow-states.ts'
import { maySignIn } from '../store/sessions.ts'
import { FLOW_LIFETIME } from '../tokens/flow-code.ts'
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

/** A flow that came back from GitHub, and the code to which it may lead. */
type ClaimedFlow = { flow: FlowRow; flowCode: string }

/** Claims the state that GitHub handed back, once; returns undefined for an unknown or expired one. */
export async function claimGithubState(
  { db, now }: FlowInput,
  state: string,
): Promise<ClaimedFlow | undefined> {
  const flowCode = crypto.randomUUID()
  const flow = state ? await claimState(db, hashText(state), hashText(flowCode), now) : undefined
  return flow && { flow, flowCode }
}

type GithubResult = { code: string } | { opened: Opened; providerTokens: ProviderTokens }

/**
 * Completes a sign-in with GitHub: with a code if the page that began it holds a verifier, otherwise with a session.
 */
export async function finishGithub(
  input: FlowInput,
  { flow, flowCode }: ClaimedFlow,
  { code, state }: { code: string; state: string },
): Promise<GithubResult> {
  const { db, env, now } = input
  if (!code) throw new AuthError('bad_oauth_callback', 400)
  const github = await fetchGithubIdentity(env, code, state)
  if (flow.codeChallenge) {
    // The identity is linked only when the code is exchanged; until then the account is the one that asked.
    const userId = flow.linkUserId ?? (await findOrMakeAccount(input, github))
    const contents = flow.linkUserId ? { ...github.tokens, link: github } : github.tokens
    const text = JSON.stringify(contents)
    const sealedTokens = await seal(env, 'provider-token', text, flow.id)
    const expiresAt = new Date(now.getTime() + FLOW_LIFETIME)
    const completed = await completeFlow(db, flow.id, { userId, sealedTokens, expiresAt })
    // Something that ends what was begun, such as a new password, came while GitHub was asked.
    if (completed.length === 0) throw new AuthError('bad_oauth_state', 400)
    return { code: flowCode }
  }
  const userId = await findOrMakeAccount(input, github)
  const account = await findAccount(db, userId)
  if (!account) throw new AuthError('user_not_found', 404)
  const session = startSession(input, userId, 'oauth')
  const { opened } = await batchOf(
    db,
    openSession(input, account, session, maySignIn(userId, now)),
    {
      spent: spendFlow(db, flow.id),
    },
  )
  if (opened.length === 0) throw new AuthError('conflict', 409)
  recordSession(input, session)
  return { opened: toOpened(account, session), providerTokens: github.tokens }
}
