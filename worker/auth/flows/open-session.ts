import type { SQL } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import type { SessionSource } from '../../db/schema/sessions.ts'
import { deleteSessionRecords, writeSessionRecord } from '../session-record.ts'
import type { Account } from '../store/accounts.ts'
import { isFactorVerified } from '../store/factors.ts'
import {
  insertSession,
  isOpen,
  makeSession,
  selectSession,
  type SessionRow,
} from '../store/sessions.ts'
import { updateUser } from '../store/users.ts'
import type { FlowInput } from './input.ts'

/** A session with the account it was opened for: what the protocol answers to a sign-in. */
export type Opened = { account: Account; session: SessionRow }

/** Makes the session of whoever is asking; stores nothing. */
export function startSession(
  { actor, userAgent, now }: FlowInput,
  userId: string,
  source: SessionSource,
): SessionRow {
  return makeSession(userId, source, { userAgent, address: actor.address }, now)
}

/**
 * Builds the statements that open a session for somebody who has just proved who they are, unless the proof does not hold any
 * more: the account was banned or deleted since it was looked at, or its password was changed. `opened` returns a row
 * if it was opened.
 */
export function openSession({ db, actor, now }: FlowInput, session: SessionRow, holds: SQL) {
  const isNew = isOpen(session.id)
  return {
    opened: insertSession(db, session, holds),
    lastSignIn: updateUser(db, session.userId, { lastSignInAt: session.createdAt }, isNew),
    logSignIn: logAction(
      db,
      'signed_in',
      { ...actor, id: session.userId },
      { now, details: { source: session.source }, where: isNew },
    ),
  }
}

/** Gives the account as {@link openSession} leaves it. */
export function toOpened(account: Account, session: SessionRow): Opened {
  return {
    account: { ...account, user: { ...account.user, lastSignInAt: session.createdAt } },
    session,
  }
}

/**
 * Puts the session where every edge location finds it; until then the guards ask D1. A session that ended before its
 * record was written takes the record along.
 */
export function recordSession(input: FlowInput, session: SessionRow): void {
  const { db, env, later } = input
  later(record().catch(forget))

  async function record() {
    const { id, userId, aal } = session
    const needsSecondFactor = aal === 'aal1' && (await isFactorVerified(db, userId))
    await writeSessionRecord(env, id, userId, aal, needsSecondFactor)
    if ((await selectSession(db, id)).length === 0) await deleteSessionRecords(input, [session])
  }

  // Not sure to be right: without a record the guards ask D1. The error's text may hold SQL and values.
  async function forget(error: Error) {
    console.error('session record not written', { name: error.name })
    await deleteSessionRecords(input, [session])
  }
}
