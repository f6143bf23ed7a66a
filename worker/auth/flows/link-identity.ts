import type { SQL } from 'drizzle-orm'
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
import type { FlowInput, OwnInput } from './input.ts'

/** Builds the statements that link a GitHub user to an account, if the condition holds. */
export function linkIdentity(
  { db, actor, now }: FlowInput,
  github: GithubIdentity,
  userId: string,
  holds?: SQL,
) {
  const details = { provider: 'github' }
  return {
    identity: insertIdentity(db, makeGithubIdentity(userId, describeGithub(github), now), holds),
    providers: refreshProviders(db, userId, now),
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
  const { db, actor, now, account } = input
  const { id: userId, email } = account.user
  const condition = mayUnlink(userId, identityId)
  const { before, removed } = await batchOf(db, {
    before: selectOwnIdentity(db, userId, identityId),
    log: logAction(db, 'identity_unlinked', actor, {
      now,
      details: { identity: identityId },
      where: identityExists(condition),
    }),
    removed: deleteIdentity(db, condition),
    providers: refreshProviders(db, userId, now),
  })
  if (before.length === 0) throw new AuthError('identity_not_found', 422)
  if (removed.length === 0) throw new AuthError('single_identity_not_deletable', 422)
  mailIdentityUnlinked(input, email)
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
