import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { refuseTaken } from '../../db/constraints.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import { AuthError } from '../errors.ts'
import { mergeMetadata } from '../rules.ts'
import { insertIdentity, makeEmailIdentity, type IdentityRow } from '../store/identities.ts'
import { insertUser, makeUser, type UserRow } from '../store/users.ts'
import type { AdminInput } from './input.ts'
import { readColumns, type UserChange } from './user-change.ts'

type NewUser = { id: string | null; email: string; metadata: Metadata; change: UserChange }

/** Creates an account on behalf of an administrator; returns its id. */
export async function createUser(
  input: AdminInput,
  { id, email, metadata, change }: NewUser,
): Promise<string> {
  const { env, now } = input
  const bare = makeUser(email, null, mergeMetadata({}, metadata), now)
  if (id) bare.id = id.toLowerCase()
  const user = { ...bare, ...(await readColumns(env, bare, change, now)) }
  await storeUser(input, user, makeEmailIdentity(user, {}, user.emailConfirmedAt !== null, now))
  return user.id
}

/** Creates an unconfirmed account, for an invitation or a link. */
export async function createUnconfirmed(
  input: AdminInput,
  email: string,
  passwordHash: string | null,
  data: Metadata,
): Promise<UserRow> {
  const user = makeUser(email, passwordHash, mergeMetadata({}, data), input.now)
  await storeUser(input, user, makeEmailIdentity(user, user.userMetadata, false, input.now))
  return user
}

async function storeUser({ db, actor, now }: AdminInput, user: UserRow, identity: IdentityRow) {
  const batch = batchOf(db, {
    user: insertUser(db, user),
    identity: insertIdentity(db, identity),
    log: logAction(db, 'user_created', actor, { now, subjectId: user.id }),
  })
  await refuseTaken(batch, () => new AuthError('email_exists', 422))
}
