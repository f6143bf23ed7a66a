import { and, sql } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { refuseTaken } from '../../db/constraints.ts'
import { AuthError } from '../errors.ts'
import { isShort, tooShortForRole } from '../passwords.ts'
import { mailConfirmedByAdmin, mailEmailSet, mailPasswordChanged } from '../security-mails.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { noEmailChange } from '../store/addresses.ts'
import { voidUndo } from '../store/factors.ts'
import { voidFlows } from '../store/flow-states.ts'
import { setIdentityEmail } from '../store/identities.ts'
import { voidTokens } from '../store/one-time-tokens.ts'
import { selectRole } from '../store/roles.ts'
import { endSessions, belongsTo } from '../store/sessions.ts'
import { deleteUndoLinks, storeUndoLink } from '../store/undo-links.ts'
import {
  findUser,
  isUnchanged,
  isUserUnchanged,
  mayBeBanned,
  updateUser,
  type UserRow,
} from '../store/users.ts'
import { makeUndoLink, type UndoLink } from '../tokens/undo-link.ts'
import type { AdminInput } from './input.ts'
import { readColumns, type UserChange } from './user-change.ts'

const TRIES = 3

/**
 * Changes an account. If another request changed the account meanwhile, the change is applied to what that one left.
 */
export async function changeUser(
  input: AdminInput,
  userId: string,
  change: UserChange,
): Promise<void> {
  const { db, env, actor, now } = input
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const user = await findUser(db, userId)
    if (!user) throw new AuthError('user_not_found', 404)
    if (change.password && isShort(change.password) && (await selectRole(db, userId)).length > 0)
      throw tooShortForRole()
    const columns = await readColumns(env, user, change, now)
    const bans = columns.bannedUntil instanceof Date
    if (bans && user.id === actor.id) throw new AuthError('conflict.own_account', 409)
    const email = columns.email ?? user.email
    const undo = makeUndoLink({ id: user.id, email }, 'password', now)
    const ended = await store(input, user, columns, { bans, undo })
    if (ended) {
      if (columns.passwordHash !== undefined) mailPasswordChanged(input, undo)
      if (columns.email !== undefined) mailEmailSet(input, user.email)
      // Whoever confirms an address for somebody vouches for the sign-up, password and all: its owner should know.
      if (columns.emailConfirmedAt && user.passwordHash && actor.id)
        mailConfirmedByAdmin(input, email)
      return deleteSessionRecords(input, ended)
    }
    if (bans && !(await mayBeBanned(db, user.id, now)))
      throw new AuthError('conflict.last_admin', 409)
  }
  throw new AuthError('conflict', 409)
}

/**
 * Changes an account if it is still as it was read. Returns the sessions that ended because of the change, or null if
 * nothing was done: another request was faster, or the last administrator would have been banned.
 */
async function store(
  { db, actor, now }: AdminInput,
  user: UserRow,
  columns: Partial<UserRow>,
  { bans, undo }: { bans: boolean; undo: UndoLink },
): Promise<{ id: string }[] | null> {
  const isSame = isUnchanged(user, { bans }, now)
  const holds = isUserUnchanged(user, { bans }, now)
  const endsSessions = bans || columns.passwordHash !== undefined
  const isMoved = columns.email !== undefined
  const voidsCodes = endsSessions || isMoved
  const email = columns.email ?? user.email
  const isVerified = Boolean(columns.emailConfirmedAt ?? user.emailConfirmedAt)
  const batch = batchOf(db, {
    log: logAction(db, 'user_changed', actor, {
      now,
      subjectId: user.id,
      details: { fields: Object.keys(columns) },
      where: holds,
    }),
    ended: endSessions(db, and(belongsTo(user.id), endsSessions ? holds : sql`false`)),
    tokens: voidsCodes ? voidTokens(db, user.id, {}, holds) : undefined,
    // Whoever reads the address that an administrator took the account away from has no say in it.
    factorLinks: isMoved ? voidUndo(db, user.id, holds) : undefined,
    undoLinks: isMoved ? deleteUndoLinks(db, user.id, holds) : undefined,
    undo: columns.passwordHash !== undefined ? storeUndoLink(db, undo.row, holds) : undefined,
    flows: endsSessions ? voidFlows(db, user.id, holds) : undefined,
    identity: setIdentityEmail(db, user.id, { email, isVerified }, holds, now),
    changed: updateUser(
      db,
      user.id,
      // A change of address that waits has lost its codes.
      { ...(voidsCodes && noEmailChange), ...columns, updatedAt: now },
      isSame,
    ),
  })
  const { ended, changed } = await refuseTaken(batch, () => new AuthError('email_exists', 422))
  return changed.length === 1 ? ended : null
}
