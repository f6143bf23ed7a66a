import { and, type SQL } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import type { AuthMethod } from '../../db/schema/sessions.ts'
import { rememberNetwork } from '../../limits/known-networks.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { selectAccount } from '../store/accounts.ts'
import { endSessions, isWeakerThan, raiseSession, type SessionRow } from '../store/sessions.ts'
import type { OwnInput } from './input.ts'
import { recordSession, type Opened } from './open-session.ts'
import { requireAccount } from './own-account.ts'

type Raise = {
  holds: SQL
  method: AuthMethod['method']
  action: 'factor_verified' | 'recovery_code_used'
}

/**
 * Builds the statements that raise the session to aal2, end the account's aal1 sessions and remember the network, if the
 * proof holds.
 */
export function raise(input: OwnInput, { holds, method, action }: Raise) {
  const { db, actor, now, account, session } = input
  return {
    raised: raiseSession(db, session, method, holds, now),
    ended: endSessions(db, and(isWeakerThan(session), holds)),
    network: rememberNetwork(db, input, account.user, holds),
    log: logAction(db, action, actor, { now, where: holds }),
  }
}

type Rows = { raised: SessionRow[]; ended: { id: string }[] } & Parameters<typeof requireAccount>[0]

/** Builds the statements that read the account, to be run after those of {@link raise}. */
export const selectRaised = ({ db, session }: OwnInput) => selectAccount(db, session.userId)

/** Returns the session at aal2, or null if it was not raised. The records of the ended sessions go after the answer. */
export function finishRaise(input: OwnInput, { raised, ended, ...rows }: Rows): Opened | null {
  const [session] = raised
  if (!session) return null
  recordSession(input, session)
  input.later(deleteSessionRecords(input, ended))
  return { account: requireAccount(rows), session }
}
