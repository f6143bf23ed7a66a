import { hashText, equalSecrets } from '../../crypto.ts'
import { batchOf } from '../../db/batch.ts'
import { isBanned } from '../../db/conditions.ts'
import type { SessionSource, TokenKind } from '../../db/schema/sessions.ts'
import type { Counted } from '../../limits/attempts.ts'
import { AuthError } from '../errors.ts'
import { mailCodesGuessed } from '../security-mails.ts'
import { selectAccount, toAccount, type Account } from '../store/accounts.ts'
import {
  hasTriableCode,
  selectCodeOwner,
  selectLinkOwner,
  selectTokenByLink,
  tryCodes,
} from '../store/one-time-tokens.ts'
import { countCodeTry, rateCodeTry } from '../throttle.ts'
import { makeFlowCode } from '../tokens/flow-code.ts'
import { hashCode, isChange, type TokenRow } from '../tokens/mail-token.ts'
import { confirmChange } from './confirm-change.ts'
import { confirmToken, type Outcome } from './confirm-token.ts'
import type { FlowInput } from './input.ts'
import { recordSession, startSession, type Opened } from './open-session.ts'

/** What a request shows of a mail: the secret of its link, or its code and the address it went to. */
export type Proof = { kinds: TokenKind[] } & ({ link: string } | { email: string; code: string })

/** What a mail leads to: `pending` for a change of address that the other address has not confirmed yet. */
export type Verified =
  | { outcome: 'session'; token: TokenRow; opened: Opened }
  | { outcome: 'code'; code: string }
  | { outcome: 'pending' }

/**
 * Spends the link or the code of a mail. With `handsOutCode`, a mail that was requested with a code challenge leads to
 * a code, which the page that holds the verifier exchanges for a session.
 */
export async function verify(
  input: FlowInput,
  proof: Proof,
  { handsOutCode }: { handsOutCode: boolean },
): Promise<Verified> {
  const { token, account } = await findToken(input, proof)
  const { user } = requireLive(account, input.now)
  const source = isChange(token) ? 'email_change' : (token.kind as SessionSource)
  const flow =
    handsOutCode && token.codeChallenge
      ? makeFlowCode(user.id, source, token, input.now)
      : undefined
  const session = startSession(input, user.id, source)
  const outcome: Outcome = flow ? { flow: flow.row } : { session }
  const after = isChange(token)
    ? await confirmChange(input, token, outcome, user.email)
    : await confirmToken(input, token, outcome)
  if (after === 'pending') return { outcome: 'pending' }
  if (flow) return { outcome: 'code', code: flow.code }
  recordSession(input, session)
  return {
    outcome: 'session',
    token,
    opened: { account: requireLive(after, input.now), session },
  }
}

function requireLive(account: Account | null, now: Date): Account {
  if (!account) throw new AuthError('otp_expired.link', 403)
  if (isBanned(account.user, now)) throw new AuthError('user_banned', 403)
  return account
}

/** Finds the token that a request proves to hold, with its account. Spends nothing but one try. */
async function findToken(input: FlowInput, proof: Proof) {
  const { db, env, now } = input
  if ('link' in proof) {
    const linkHash = hashText(proof.link)
    const { tokens, ...rows } = await batchOf(
      db,
      {
        tokens: selectTokenByLink(db, linkHash, proof.kinds, now),
      },
      selectAccount(db, selectLinkOwner(db, linkHash)),
    )
    const [token] = tokens
    if (!token) throw new AuthError('otp_expired.link', 403)
    return { token, account: toAccount(rows) }
  }
  const { email, kinds, code } = proof
  const tries = { email, kinds, of: email }
  const { today, tried, ...rows } = await batchOf(
    db,
    selectAccount(db, selectCodeOwner(db, email, kinds)),
    countTry(input, tries),
  )
  const token = chooseTriable(input, tries, { today, tried }).find(({ id, codeHash }) =>
    equalSecrets(hashCode(env, id, code), codeHash),
  )
  if (!token) throw new AuthError('otp_expired', 403)
  return { token, account: toAccount(rows) }
}

/** A try at the codes of some kinds that were mailed to an address; `of` names whose tries of the day it uses up. */
type CodeTry = { email: string; kinds: TokenKind[]; of: string }

/** Builds the statements that count one try at the live codes of an address and return the rows to compare with. */
function countTry(input: FlowInput, { email, kinds, of }: CodeTry) {
  const { db, now } = input
  return {
    today: kinds.map((kind) =>
      countCodeTry(input, kind, of, hasTriableCode(db, email, kinds, kind, now)),
    ),
    tried: tryCodes(db, email, kinds, now),
  }
}

/** Leaves out the codes of a kind whose tries of the day are used up; their owner is told once. */
function chooseTriable(
  input: FlowInput,
  { email, kinds }: CodeTry,
  { today, tried }: { today: Counted[]; tried: TokenRow[] },
): TokenRow[] {
  const rates = new Map(kinds.map((kind, index) => [kind, rateCodeTry(today[index]!)]))
  if ([...rates.values()].includes('first beyond')) mailCodesGuessed(input, email)
  return tried.filter(({ kind }) => rates.get(kind) === 'within')
}

/**
 * Counts one try at the live codes of an address and returns the rows to compare with; none once the day's tries are
 * used up. Only tries at live codes count, so that using them up takes many mails and their captchas.
 */
export async function claimCodeTry(input: FlowInput, tries: CodeTry): Promise<TokenRow[]> {
  return chooseTriable(input, tries, await batchOf(input.db, countTry(input, tries)))
}
