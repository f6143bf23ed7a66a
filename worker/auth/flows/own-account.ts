import type { Database } from '../../db/client.ts'
import { isBanned } from '../../db/conditions.ts'
import { AuthError } from '../errors.ts'
import { selectAccount, toAccount, type Account } from '../store/accounts.ts'
import { isOver, selectSession, type OwnSession, type SessionRow } from '../store/sessions.ts'

type Own = { account: Account; session: SessionRow }

/** Builds the statements that read the account and the session of an access token, to be run with others. */
export function selectOwn(db: Database, { userId, sessionId }: OwnSession) {
  return { ...selectAccount(db, userId), sessions: selectSession(db, sessionId) }
}

type OwnRows = Parameters<typeof toAccount>[0] & { sessions: SessionRow[] }

/** Combines the rows of {@link selectOwn}; throws unless the account may act and the session is its own and in use. */
export function requireOwn({ sessions: [session], ...rows }: OwnRows, now: Date): Own {
  const account = requireAccount(rows)
  if (isBanned(account.user, now)) throw new AuthError('user_banned', 403)
  if (session?.userId !== account.user.id || isOver(session, now))
    throw new AuthError('session_not_found', 403)
  return { account, session }
}

/** Combines the rows of an account that a batch has just changed. */
export function requireAccount(rows: Parameters<typeof toAccount>[0]): Account {
  const account = toAccount(rows)
  if (!account) throw new AuthError('user_not_found.bearer', 403)
  return account
}

/** Tells whether a session has yet to show the second factor of its account. */
export function owesFactor({ account, session }: Own): boolean {
  return session.aal !== 'aal2' && account.factors.some(({ status }) => status === 'verified')
}
