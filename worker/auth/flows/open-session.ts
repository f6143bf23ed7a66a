import type { SQL } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import type { SessionSource } from '../../db/schema/sessions.ts'
import { rememberFirstFactor } from '../../limits/known-networks.ts'
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

/** The answer to a sign-in: a session with its account. */
export type Opened = { account: Account; session: SessionRow }

/** Makes a session for the client that sent the request; stores nothing. */
export function startSession(
  { actor, userAgent, now }: FlowInput,
  userId: string,
  source: SessionSource,
): SessionRow {
  return makeSession(userId, source, { userAgent, address: actor.address }, now)
}

/**
 * Builds the statements that open a session of an account if the proof of identity still holds: since it was checked, the
 * account may have been banned or deleted, or its password changed. `opened` returns a row if the session was opened.
 */
export function openSession(input: FlowInput, { user }: Account, session: SessionRow, holds: SQL) {
  const { db, actor, now } = input
  const isNew = isOpen(session.id)
  return {
    opened: insertSession(db, session, holds),
    network: rememberFirstFactor(db, input, user, isNew),
    lastSignIn: updateUser(db, user.id, { lastSignInAt: session.createdAt }, isNew),
    logSignIn: logAction(
      db,
      'signed_in',
      { ...actor, id: user.id },
      { now, details: { source: session.source }, where: isNew },
    ),
  }
}

/** Returns a session with its account as {@link openSession} leaves it. */
export function toOpened(account: Account, session: SessionRow): Opened {
  return {
    account: { ...account, user: { ...account.user, lastSignInAt: session.createdAt } },
    session,
  }
}

/**
 * Writes the record of a session to KV after the answer; until then the guards ask D1. If the session has ended by the
 * time the record is written, the record is deleted again.
 */
export function recordSession(input: FlowInput, session: SessionRow): void {
  const { db, env, requestId, later } = input
  later(record().catch(forget))

  async function record() {
    const { id, userId, aal } = session
    const needsSecondFactor = aal === 'aal1' && (await isFactorVerified(db, userId))
    await writeSessionRecord(env, id, userId, aal, needsSecondFactor)
    if ((await selectSession(db, id)).length === 0) await deleteSessionRecords(input, [session])
  }

  // The record may be wrong; without one the guards ask D1. Only the name is logged: the text may hold SQL and values.
  async function forget(error: Error) {
    console.error('session record not written', { requestId, name: error.name })
    await deleteSessionRecords(input, [session])
  }
}
