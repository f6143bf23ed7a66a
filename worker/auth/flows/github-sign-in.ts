import { hashText } from '../../crypto.ts'
import { batchOf } from '../../db/batch.ts'
import { AuthError } from '../errors.ts'
import { authorizeAddress, fetchGithubIdentity, type ProviderTokens } from '../github.ts'
import type { CodeChallenge } from '../pkce.ts'
import { makeLinkSecret, seal } from '../secrets.ts'
import { findAccount } from '../store/accounts.ts'
import { claimState, insertFlow, type FlowRow } from '../store/flow-states.ts'
import { maySignIn } from '../store/sessions.ts'
import { makeFlowCode } from '../tokens/flow-code.ts'
import { findOrMakeAccount } from './github-account.ts'
import type { FlowInput } from './input.ts'
import { toOpened, openSession, recordSession, startSession, type Opened } from './open-session.ts'

/** Milliseconds somebody may take on the provider's pages. */
const STATE_LIFETIME = 15 * 60_000

type Beginning = {
  challenge: CodeChallenge
  redirectTo: string
  /** What the client asked for, to be passed on. */
  asked: URLSearchParams
  /** The signed-in account that GitHub is to be linked to. */
  linkUserId: string | null
}

/** Begins a sign-in with GitHub; answers the address there. */
export async function beginGithub(
  { db, env, now }: FlowInput,
  { challenge, redirectTo, asked, linkUserId }: Beginning,
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
  return authorizeAddress(env, state, asked)
}

/** Takes the state that GitHub handed back, once; undefined for one that nobody waits for. */
export async function claimGithubState({ db, now }: FlowInput, state: string) {
  return state ? claimState(db, hashText(state), now) : undefined
}

type Finished = { code: string } | { opened: Opened; providerTokens: ProviderTokens }

/** Ends a sign-in with GitHub: in a code for the page that holds the verifier, else in a session. */
export async function finishGithub(
  input: FlowInput,
  flow: FlowRow,
  { code, state }: { code: string; state: string },
): Promise<Finished> {
  const { db, env, now } = input
  if (!code) throw new AuthError('bad_oauth_callback', 400)
  const github = await fetchGithubIdentity(env, code, state)
  if (flow.codeChallenge) {
    // To be linked only when the verifier comes: until then the account is the one that asked.
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
