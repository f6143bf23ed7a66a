import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { rememberFirstFactor } from '../../limits/known-networks.ts'
import { AuthError } from '../errors.ts'
import { selectAccount, toAccount, type Account } from '../store/accounts.ts'
import { confirmEmail } from '../store/addresses.ts'
import { insertFlowWhere, type NewFlow } from '../store/flow-states.ts'
import { verifyEmailIdentity } from '../store/identities.ts'
import { isTokenLive, spendToken, voidTokens } from '../store/one-time-tokens.ts'
import { insertSession, type SessionRow } from '../store/sessions.ts'
import { followProfile, forgetProfile } from '../store/sign-ups.ts'
import type { TokenRow } from '../tokens/mail-token.ts'
import type { FlowInput } from './input.ts'

/** What a spent token leads to: a session, or a code that the page which began the flow exchanges for one. */
export type Outcome = { session: SessionRow } | { flow: NewFlow }

/**
 * Spends a token: confirms the address, stores the session or code that it leads to and voids the account's other
 * sign-in codes. The live token is a condition of every statement: of any number of requests one wins. Returns the
 * account as it is afterwards.
 */
export async function confirmToken(
  input: FlowInput,
  token: TokenRow,
  outcome: Outcome,
): Promise<Account | null> {
  const { db, actor, now } = input
  const { userId, email } = token
  const holds = isTokenLive(token.id)
  // Only the mail of a sign-up speaks for the password and the profile of that sign-up. Whoever confirms the address in
  // another way has never seen them: they may be a stranger's, set to wait for the owner.
  const keepsPassword = token.kind === 'signup'
  const forgotten = token.kind === 'magiclink' ? 'by sign-up' : undefined
  const { spent, ...after } = await batchOf(
    db,
    {
      forgotten: keepsPassword ? undefined : forgetProfile(db, userId, forgotten, holds),
      profile: followProfile(db, userId, holds),
      user: confirmEmail(db, userId, { keepsPassword }, holds, now),
      identity: verifyEmailIdentity(db, userId, holds, now),
      opened:
        'session' in outcome
          ? insertSession(db, outcome.session, holds)
          : insertFlowWhere(db, outcome.flow, holds),
      network: rememberFirstFactor(db, input, { id: userId, email }, holds),
      log: logAction(
        db,
        'signed_in',
        { ...actor, id: userId },
        { now, details: { source: token.kind }, where: holds },
      ),
      others: voidTokens(db, userId, { except: token.id, onlySignIn: true }, holds),
      spent: spendToken(db, token.id),
    },
    selectAccount(db, userId),
  )
  if (spent.length === 0) throw new AuthError('otp_expired.link', 403)
  return toAccount(after)
}
