import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase64urlNoPadding } from '@oslojs/encoding'
import { and, eq, sql } from 'drizzle-orm'
import { equalSecrets, hashText } from '../../crypto.ts'
import { isBanned } from '../../db/conditions.ts'
import { insertWhere } from '../../db/insert-where.ts'
import { users } from '../../db/schema/accounts.ts'
import { flowStates, sessions } from '../../db/schema/sessions.ts'
import { noteAction } from '../audit.ts'
import type { GithubIdentity } from '../oauth/github.ts'
import { linkIdentity } from '../oauth/queries.ts'
import { AuthError, type AuthContext, type SessionRow } from '../protocol.ts'
import { unseal } from '../secrets.ts'
import { mailProviderAdded } from '../tell-owner.ts'
import { findAccount } from '../user-object.ts'
import { makeSession, mayEnter, presentSession, recordSession } from './open.ts'

type FlowRow = typeof flowStates.$inferSelect
type ProviderTokens = {
  provider_token?: string
  provider_refresh_token?: string
  link?: GithubIdentity
}

/** Exchanges the code of a redirect for a session: for whoever holds the verifier of the challenge, once. */
export async function exchangeCode(
  c: AuthContext,
  body: { auth_code?: string | null; code_verifier?: string | null },
) {
  const { auth_code: code, code_verifier: verifier } = body
  if (!code || !verifier) throw new AuthError('validation_failed.pkce', 400)
  const { db } = c.var
  const [flow] = await db
    .select()
    .from(flowStates)
    .where(eq(flowStates.authCodeHash, hashText(code)))
  if (!flow?.userId) throw new AuthError('flow_state_not_found', 404)
  if (flow.expiresAt.getTime() <= Date.now()) throw new AuthError('flow_state_expired', 422)
  if (!fitsChallenge(flow, verifier)) throw new AuthError('bad_code_verifier', 400)
  const account = await findAccount(db, flow.userId)
  if (!account) throw new AuthError('flow_state_not_found', 404)
  if (isBanned(account.user, new Date())) throw new AuthError('user_banned', 403)
  const { link, ...tokens } = await openProviderTokens(c.env, flow)
  const session = makeSession(c, flow.userId, flow.source)
  if (link) {
    await linkIdentity(c, link, flow.userId)
    mailProviderAdded(c, account.user.email)
  }
  const outcome = await spendFlow(c, flow, session)
  if (outcome === 'spent before') throw new AuthError('flow_state_not_found', 404)
  if (outcome === 'refused') throw new AuthError('user_banned', 403)
  recordSession(c, session)
  const current = link ? await findAccount(db, flow.userId) : account
  return { ...(await presentSession(c, current ?? account, session)), ...tokens }
}

function fitsChallenge(flow: FlowRow, verifier: string): boolean {
  if (!flow.codeChallenge) return false
  const digest = () => encodeBase64urlNoPadding(sha256(new TextEncoder().encode(verifier)))
  return equalSecrets(
    flow.codeChallengeMethod === 'plain' ? verifier : digest(),
    flow.codeChallenge,
  )
}

async function spendFlow(
  c: AuthContext,
  flow: FlowRow,
  session: SessionRow,
): Promise<'opened' | 'refused' | 'spent before'> {
  const { db } = c.var
  const isLive = sql`EXISTS (SELECT 1 FROM flow_states WHERE id = ${flow.id})`
  const isOpen = sql`EXISTS (SELECT 1 FROM sessions WHERE id = ${session.id})`
  const who = { actorId: session.userId, details: { source: flow.source } }
  const holds = sql`${isLive} AND ${mayEnter(session.userId)}`
  const [opened, , , spent] = await db.batch([
    insertWhere(db, sessions, session, holds).returning({ id: sessions.id }),
    db
      .update(users)
      .set({ lastSignInAt: session.createdAt })
      .where(and(eq(users.id, session.userId), isOpen)),
    noteAction(c, 'signed_in', who, isOpen),
    db.delete(flowStates).where(eq(flowStates.id, flow.id)).returning({ id: flowStates.id }),
  ])
  if (spent.length === 0) return 'spent before'
  return opened.length === 1 ? 'opened' : 'refused'
}

async function openProviderTokens(env: Env, flow: FlowRow): Promise<ProviderTokens> {
  if (!flow.sealedTokens) return {}
  return JSON.parse(
    await unseal(env, 'provider-token', flow.sealedTokens, flow.id),
  ) as ProviderTokens
}
