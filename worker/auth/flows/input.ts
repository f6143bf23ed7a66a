import type { Actor } from '../../audit/log-action.ts'
import type { Database } from '../../db/client.ts'
import type { Account } from '../store/accounts.ts'
import type { SessionRow } from '../store/sessions.ts'

/** What every flow may need. It holds no request, so that a test or a script can make one. */
export type FlowInput = {
  db: Database
  env: Env
  /** Who acts, as the audit log keeps them. */
  actor: Actor
  /** What tries are counted by: an IPv4 address, or the /64 network of an IPv6 address. */
  network: string
  /** That network and the wider ones around it, see `clientNetworks`. */
  networks: readonly string[]
  userAgent: string | null
  /** What the log lines of a request have in common. */
  requestId: string
  now: Date
  /** Lets work continue after the answer has been sent, as `waitUntil` does. */
  later: (work: Promise<unknown>) => void
}

/** The input of a flow of somebody who is signed in. */
export type OwnInput = FlowInput & { account: Account; session: SessionRow }

/** The input of a flow of an administrator or a service, who is the actor. */
export type AdminInput = FlowInput
