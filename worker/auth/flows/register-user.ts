import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import type { TokenKind } from '../../db/schema/sessions.ts'
import type { CodeChallenge } from '../pkce.ts'
import { insertIdentity, makeEmailIdentity } from '../store/identities.ts'
import { storeToken } from '../store/one-time-tokens.ts'
import { followProfile, insertOrDoubt, isAddressAwaited, keepDecoy } from '../store/sign-ups.ts'
import { isStored, makeUser, selectUserId } from '../store/users.ts'
import { makeMailToken } from '../tokens/mail-token.ts'
import type { FlowInput } from './input.ts'

type NewAccount = {
  email: string
  passwordHash: string | null
  data: Metadata
  kind: TokenKind
  challenge: CodeChallenge
}

/** Makes an account that begins with a mail: its row, its e-mail identity and the token of the mail. Stores nothing. */
export function makeAccount(
  { env, now }: FlowInput,
  { email, passwordHash, data, kind, challenge }: NewAccount,
) {
  const bare = makeUser(email, passwordHash, data, now)
  const identity = makeEmailIdentity(bare, data, false, now)
  const user = { ...bare, userMetadata: identity.identityData, confirmationSentAt: now }
  const token = makeMailToken(env, { userId: user.id, kind, email, challenge }, now)
  return { user, identity, token }
}

/**
 * Stores a sign-up unless the address belongs to somebody. An account of the same address that nobody has confirmed stays,
 * without a password or a profile of either sign-up. Its other links and codes stay too, or each sign-up by a stranger
 * would void the owner's: only a mail that goes out replaces the one before. Returns whether the address is free for
 * whoever opens the mail. If not, the chosen password is kept as the decoy of the account that has the address.
 */
export async function registerUser(
  { db, actor, now }: FlowInput,
  { user, identity, token }: ReturnType<typeof makeAccount>,
  { mails }: { mails: boolean },
): Promise<boolean> {
  const isMade = isStored(user.id)
  const userId = selectUserId(db, user.email)
  const { awaited } = await batchOf(db, {
    awaited: insertOrDoubt(db, user),
    identity: insertIdentity(db, identity, isMade),
    profile: followProfile(db, userId),
    token: mails
      ? storeToken(db, { ...token.row, userId }, isAddressAwaited(user.email))
      : undefined,
    decoy: keepDecoy(db, user),
    log: logAction(db, 'user_signed_up', actor, { now, subjectId: user.id, where: isMade }),
  })
  return awaited.length === 1
}
