import { and, type SQL } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import type { AuthMethod } from '../../db/schema/sessions.ts'
import { AuthError } from '../errors.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { selectAccount, toAccount } from '../store/accounts.ts'
import { endSessions, isWeakerThan, raiseSession, type SessionRow } from '../store/sessions.ts'
import type { OwnInput } from './input.ts'
import { recordSession, type Opened } from './open-session.ts'

type Raise = {
  holds: SQL
  method: AuthMethod['method']
  action: 'factor_verified' | 'recovery_code_used'
}

/** Builds the statements that raise this session to aal2 and end the account's weaker ones, as long as the proof holds. */
export function raise({ db, actor, now, session }: OwnInput, { holds, method, action }: Raise) {
  return {
    raised: raiseSession(db, session, method, holds, now),
    ended: endSessions(db, and(isWeakerThan(session), holds)),
    log: logAction(db, action, actor, { now, where: holds }),
  }
}

type Rows = { raised: SessionRow[]; ended: { id: string }[] } & Parameters<typeof toAccount>[0]

/** Builds the statements that read the account after {@link raise}. */
export const selectRaised = ({ db, session }: OwnInput) => selectAccount(db, session.userId)

/** Gives the same session at aal2, null if nothing was raised. The sessions that ended for it are forgotten after the answer. */
export function finishRaise(input: OwnInput, { raised, ended, ...rows }: Rows): Opened | null {
  const [session] = raised
  if (!session) return null
  recordSession(input, session)
  input.later(deleteSessionRecords(input, ended))
  const account = toAccount(rows)
  if (!account) throw new AuthError('user_not_found.bearer', 403)
  return { account, session }
}
