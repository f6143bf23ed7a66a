import { and, sql, type SQL } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { refuseTaken } from '../../db/constraints.ts'
import { AuthError } from '../errors.ts'
import type { GithubIdentity } from '../github.ts'
import { mailIdentityUnlinked } from '../security-mails.ts'
import {
  deleteIdentity,
  insertIdentity,
  identityExists,
  mayUnlink,
  makeGithubIdentity,
  refreshProviders,
  selectOwnIdentity,
} from '../store/identities.ts'
import { mayChangeAccess } from '../store/sessions.ts'
import { storeUndoLink } from '../store/undo-links.ts'
import { makeUndoLink, type UndoLink } from '../tokens/undo-link.ts'
import type { FlowInput, OwnInput } from './input.ts'
import { requireProof } from './prove-identity.ts'

/** Builds the statements that link a GitHub user to the account whose owner can undo it by that link, if the condition holds. */
export function linkIdentity(
  { db, actor, now }: FlowInput,
  github: GithubIdentity,
  { row }: UndoLink,
  holds: SQL = sql`true`,
) {
  const { userId } = row
  const details = { provider: 'github' }
  return {
    identity: insertIdentity(db, makeGithubIdentity(userId, describeGithub(github), now), holds),
    providers: refreshProviders(db, userId, now),
    undo: storeUndoLink(db, row, holds),
    logLink: logAction(
      db,
      'identity_linked',
      { ...actor, id: userId },
      { now, details, where: holds },
    ),
  }
}

/** Awaits a batch that links an identity; throws `identity_already_exists` if it is linked to an account already. */
export async function refuseLinked<Result>(batch: Promise<Result>): Promise<Result> {
  return refuseTaken(batch, () => new AuthError('identity_already_exists', 422))
}

/** Unlinks a provider from the signed-in person's account, but never the last way to sign in. */
export async function unlinkIdentity(input: OwnInput, identityId: string): Promise<void> {
  requireProof(input)
  const { db, actor, now, account, session } = input
  const { id: userId } = account.user
  const undo = makeUndoLink(account.user, 'identity', now)
  const condition = and(mayUnlink(userId, identityId), mayChangeAccess(session, now))!
  const { before, removed } = await batchOf(db, {
    before: selectOwnIdentity(db, userId, identityId),
    log: logAction(db, 'identity_unlinked', actor, {
      now,
      details: { identity: identityId },
      where: identityExists(condition),
    }),
    undo: storeUndoLink(db, undo.row, identityExists(condition)),
    removed: deleteIdentity(db, condition),
    providers: refreshProviders(db, userId, now),
  })
  if (before.length === 0) throw new AuthError('identity_not_found', 422)
  if (removed.length === 0) throw new AuthError('single_identity_not_deletable', 422)
  mailIdentityUnlinked(input, undo)
}

/** Describes a GitHub user under the keys that GoTrue uses in identity data. */
export function describeGithub(github: GithubIdentity) {
  return {
    iss: 'https://api.github.com',
    sub: github.id,
    provider_id: github.id,
    name: github.name,
    full_name: github.name,
    user_name: github.login,
    preferred_username: github.login,
    avatar_url: github.avatarUrl,
    email: github.email,
    email_verified: true,
    phone_verified: false,
  }
}
