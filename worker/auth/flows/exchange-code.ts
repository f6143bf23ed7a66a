import { and } from 'drizzle-orm'
import { hashText } from '../../crypto.ts'
import { batchOf } from '../../db/batch.ts'
import { isBanned } from '../../db/conditions.ts'
import { AuthError } from '../errors.ts'
import type { GithubIdentity, ProviderTokens } from '../github.ts'
import { matchesChallenge } from '../pkce.ts'
import { unseal } from '../secrets.ts'
import { mailIdentityLinked } from '../security-mails.ts'
import { selectAccount, toAccount } from '../store/accounts.ts'
import {
  isFlowLive,
  selectCodeOwner,
  selectFlowByCode,
  spendFlow,
  type FlowRow,
} from '../store/flow-states.ts'
import { maySignIn } from '../store/sessions.ts'
import { makeUndoLink } from '../tokens/undo-link.ts'
import type { FlowInput } from './input.ts'
import { linkIdentity, refuseLinked } from './link-identity.ts'
import { toOpened, openSession, recordSession, startSession, type Opened } from './open-session.ts'

type Exchanged = Opened & { providerTokens: ProviderTokens }

/** Exchanges the code of a redirect for a session, once, if the verifier matches the challenge. */
export async function exchangeCode(
  input: FlowInput,
  code: string,
  verifier: string,
): Promise<Exchanged> {
  const { db, env, now } = input
  const codeHash = hashText(code)
  const { flows, ...rows } = await batchOf(
    db,
    {
      flows: selectFlowByCode(db, codeHash),
    },
    selectAccount(db, selectCodeOwner(db, codeHash)),
  )
  const [flow] = flows
  if (!flow?.userId) throw new AuthError('flow_state_not_found', 404)
  if (flow.expiresAt <= now) throw new AuthError('flow_state_expired', 422)
  if (!matchesChallenge(flow, verifier)) throw new AuthError('bad_code_verifier', 400)
  const account = toAccount(rows)
  if (!account) throw new AuthError('flow_state_not_found', 404)
  if (isBanned(account.user, now)) throw new AuthError('user_banned', 403)
  const { link, ...providerTokens } = await openProviderTokens(env, flow)
  const session = startSession(input, flow.userId, flow.source)
  const undo = makeUndoLink(account.user, 'identity', now)
  const holds = and(isFlowLive(flow.id), maySignIn(flow.userId, now))!
  const { opened, spent, ...after } = await refuseLinked(
    batchOf(
      db,
      openSession(input, account, session, holds),
      link && linkIdentity(input, link, undo, holds),
      { spent: spendFlow(db, flow.id) },
      selectAccount(db, flow.userId),
    ),
  )
  if (spent.length === 0) throw new AuthError('flow_state_not_found', 404)
  if (opened.length === 0) throw new AuthError('user_banned', 403)
  if (link) mailIdentityLinked(input, undo)
  recordSession(input, session)
  return { ...toOpened(toAccount(after) ?? account, session), providerTokens }
}

type Sealed = ProviderTokens & { link?: GithubIdentity }

async function openProviderTokens(env: Env, flow: FlowRow): Promise<Sealed> {
  if (!flow.sealedTokens) return {}
  return JSON.parse(await unseal(env, 'provider-token', flow.sealedTokens, flow.id)) as Sealed
}
