import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { clientAddress, clientNetworks } from '../http/limits.ts'
import type { AdminInput, FlowInput, OwnInput } from './flows/input.ts'
import type { Account } from './store/accounts.ts'
import type { SessionRow } from './store/sessions.ts'

const LONGEST_USER_AGENT = 300

export type AuthEnv = {
  Bindings: Env
  Variables: AppEnv['Variables'] & {
    /** Set by `bearer()`, like the session. */
    account: Account
    session: SessionRow
    /** Set by `adminBearer()`: the administrator, null for a service token. */
    adminId: string | null
  }
}

export type AuthContext = Context<AuthEnv>

/** What a flow reads of a request, whichever routes it came by. */
type Asked = Pick<Context<AppEnv>, 'req' | 'env' | 'executionCtx'> & {
  var: Pick<AppEnv['Variables'], 'db' | 'requestId'>
}

/** Takes from a request what a flow needs; `actorId` is the account behind it, or null if nobody is signed in. */
export function inputOf(c: Asked, actorId: string | null = null): FlowInput {
  const networks = clientNetworks(c.req.raw)
  return {
    db: c.var.db,
    env: c.env,
    actor: { id: actorId, address: clientAddress(c.req.raw) },
    network: networks[0],
    networks,
    userAgent: c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
    requestId: c.var.requestId,
    now: new Date(),
    later: (work) => c.executionCtx.waitUntil(work),
  }
}

/** Takes from a request behind `bearer()` what a flow needs. */
export function ownInputOf(c: AuthContext): OwnInput {
  const { account, session } = c.var
  return { ...inputOf(c, account.user.id), account, session }
}

/** Takes from a request behind `adminBearer()` what a flow needs. */
export function adminInputOf(c: AuthContext): AdminInput {
  return inputOf(c, c.var.adminId)
}
