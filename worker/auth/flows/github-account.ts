import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { isBanned } from '../../db/conditions.ts'
import { isUniqueViolation } from '../../db/constraints.ts'
import { AuthError } from '../errors.ts'
import type { GithubIdentity } from '../github.ts'
import { mailIdentityLinked } from '../security-mails.ts'
import {
  deleteOtherThanGithub,
  findGithubIdentity,
  insertIdentity,
  makeGithubIdentity,
  updateIdentity,
} from '../store/identities.ts'
import { voidTokens } from '../store/one-time-tokens.ts'
import {
  findUserByEmail,
  insertUser,
  isUserUnconfirmed,
  makeUser,
  selectUser,
  updateUser,
  type UserRow,
} from '../store/users.ts'
import { makeUndoLink } from '../tokens/undo-link.ts'
import type { FlowInput } from './input.ts'
import { describeGithub, linkIdentity } from './link-identity.ts'

/** Finds the account of a GitHub user: the linked one, else the one with the same verified address, else a new one. */
export async function findOrMakeAccount(input: FlowInput, github: GithubIdentity): Promise<string> {
  // Of two first sign-ins at once the slower one violates the unique index, and then finds what the faster one made.
  for (let attempt = 0; ; attempt++) {
    try {
      return await findOrMakeOnce(input, github)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      // Violated twice: the account with this address is linked to another GitHub user.
      if (attempt > 0) throw new AuthError('identity_already_exists', 422)
    }
  }
}

async function findOrMakeOnce(input: FlowInput, github: GithubIdentity): Promise<string> {
  const { db, now } = input
  const known = await findGithubIdentity(db, github.id)
  if (known) {
    const data = describeGithub(github)
    const { users } = await batchOf(db, {
      users: selectUser(db, known.userId),
      identity: updateIdentity(db, known.id, { email: github.email, data }, now),
    })
    const [user] = users
    if (!user || user.deletedAt) throw new AuthError('user_not_found', 404)
    if (isBanned(user, now)) throw new AuthError('user_banned', 403)
    return user.id
  }
  const owner = await findUserByEmail(db, github.email)
  if (!owner) return makeGithubAccount(input, github)
  if (isBanned(owner, now)) throw new AuthError('user_banned', 403)
  await joinAccount(input, github, owner)
  return owner.id
}

async function makeGithubAccount(
  { db, actor, now }: FlowInput,
  github: GithubIdentity,
): Promise<string> {
  const data = describeGithub(github)
  const user: UserRow = {
    ...makeUser(github.email, null, data, now),
    emailConfirmedAt: now,
    appMetadata: { provider: 'github', providers: ['github'] },
  }
  const details = { provider: 'github' }
  await batchOf(db, {
    user: insertUser(db, user),
    identity: insertIdentity(db, makeGithubIdentity(user.id, data, now)),
    log: logAction(db, 'user_signed_up', actor, { now, subjectId: user.id, details }),
  })
  return user.id
}

/**
 * Links GitHub to the account with the address that GitHub verified. If that account was never confirmed, its password
 * and its links may be a stranger's and are removed.
 */
async function joinAccount(
  input: FlowInput,
  github: GithubIdentity,
  owner: UserRow,
): Promise<void> {
  const { db, now } = input
  const isWaiting = isUserUnconfirmed(owner.id)
  const undo = makeUndoLink(owner, 'identity', now)
  const claimed = {
    passwordHash: null,
    emailConfirmedAt: now,
    userMetadata: describeGithub(github),
  }
  await batchOf(
    db,
    {
      tokens: voidTokens(db, owner.id, {}, isWaiting),
      identities: deleteOtherThanGithub(db, owner.id, isWaiting),
      user: updateUser(db, owner.id, claimed, isWaiting),
    },
    linkIdentity(input, github, undo),
  )
  mailIdentityLinked(input, undo)
}
