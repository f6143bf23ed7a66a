import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import type { Metadata } from '../../db/schema/accounts.ts'
import type { TokenKind } from '../../db/schema/sessions.ts'
import type { CodeChallenge } from '../pkce.ts'
import { deleteIdentitiesOf, insertIdentity, makeEmailIdentity } from '../store/identities.ts'
import { insertToken, voidTokensOf } from '../store/one-time-tokens.ts'
import {
  deleteReplaceable,
  insertUnlessTaken,
  keepDecoy,
  selectReplaceable,
} from '../store/sign-ups.ts'
import { isStored, makeUser } from '../store/users.ts'
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
 * Stores a sign-up unless the address is taken. An unconfirmed sign-up with the same address is replaced: the last one
 * counts, and older links, codes and passwords are void. Returns whether the account was stored. If not, the chosen
 * password becomes the decoy of the account that has the address.
 */
export async function registerUser(
  { db, actor, now }: FlowInput,
  { user, identity, token }: ReturnType<typeof makeAccount>,
): Promise<boolean> {
  const replaced = selectReplaceable(db, user.email)
  const isMade = isStored(user.id)
  const { made } = await batchOf(db, {
    oldTokens: voidTokensOf(db, replaced),
    oldIdentities: deleteIdentitiesOf(db, replaced),
    oldUser: deleteReplaceable(db, user.email),
    made: insertUnlessTaken(db, user),
    identity: insertIdentity(db, identity, isMade),
    token: insertToken(db, token.row, isMade),
    decoy: keepDecoy(db, user),
    log: logAction(db, 'user_signed_up', actor, { now, subjectId: user.id, where: isMade }),
  })
  return made.length === 1
}
