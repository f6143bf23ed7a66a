import type { Actor } from '../../audit/log-action.ts'
import type { Database } from '../../db/client.ts'
import type { Account } from '../store/accounts.ts'
import type { SessionRow } from '../store/sessions.ts'

/** What every flow may need. It knows of no request: a test or a script can make one up. */
export type FlowInput = {
  db: Database
  env: Env
  /** Who is asking, as the audit log keeps them. */
  actor: Actor
  /** What tries are counted by: the address, or the first half of a long one. */
  network: string
  userAgent: string | null
  now: Date
  /** Takes work that goes on after the answer has left. */
  later: (work: Promise<unknown>) => void
}

/** A flow of somebody who is signed in. */
export type OwnInput = FlowInput & { account: Account; session: SessionRow }

/** A flow of an administrator or of a service: the actor is whoever manages accounts. */
export type AdminInput = FlowInput
