import { and, not } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { hasVerifiedFactor } from '../../db/conditions.ts'
import { keyedHash } from '../../server-key.ts'
import { AuthError } from '../errors.ts'
import { makeRecoveryCode } from '../secrets.ts'
import { mailRecoveryCodesReplaced } from '../security-mails.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  hasOtherCodes,
  hasRecoveryCodes,
  insertRecoveryCode,
  isCodeUnused,
  spendRecoveryCode,
} from '../store/recovery-codes.ts'
import { isOpen, mayChangeAccess } from '../store/sessions.ts'
import { countFactorTry } from '../throttle.ts'
import type { OwnInput } from './input.ts'
import type { Opened } from './open-session.ts'
import { requireProof } from './prove-identity.ts'
import { finishRaise, raise, selectRaised } from './raise-session.ts'

const CODES = 10

type MadeCodes = { setId: string; codes: string[] }

/** Makes the first recovery codes of an account, each good for one sign-in without the authenticator app. */
export async function makeRecoveryCodes(input: OwnInput): Promise<MadeCodes> {
  requireFactor(input)
  requireProof(input)
  if (await countRecoveryCodes(input.db, input.account.user.id))
    throw new AuthError('mfa_verified_factor_exists', 422)
  return storeCodes(input, crypto.randomUUID(), { replaces: false })
}

/**
 * Replaces the recovery codes. The set keeps its id; if there is none, because the first attempt broke off, it is made.
 */
export async function regenerateRecoveryCodes(input: OwnInput): Promise<MadeCodes> {
  requireFactor(input)
  requireProof(input)
  const counts = await countRecoveryCodes(input.db, input.account.user.id)
  return storeCodes(input, counts?.id ?? crypto.randomUUID(), { replaces: true })
}

function requireFactor({ session }: OwnInput): void {
  if (session.aal !== 'aal2') throw new AuthError('insufficient_aal.enroll', 403)
}

async function storeCodes(
  input: OwnInput,
  setId: string,
  { replaces }: { replaces: boolean },
): Promise<MadeCodes> {
  const { db, env, actor, now, account, session } = input
  const { id: userId } = account.user
  const codes = Array.from({ length: CODES }, makeRecoveryCode)
  const canRecover = and(hasVerifiedFactor(userId), mayChangeAccess(session, now))!
  const holds = replaces ? canRecover : and(canRecover, not(hasOtherCodes(userId, setId)))!
  const { made, replaced } = await batchOf(db, {
    replaced: replaces ? deleteRecoveryCodes(db, userId, holds) : undefined,
    log: logAction(db, 'recovery_codes_made', actor, { now, where: holds }),
    made: codes.map((code) => {
      const codeHash = hashRecoveryCode(env, userId, code)
      const row = { id: crypto.randomUUID(), setId, userId, codeHash, createdAt: now }
      return insertRecoveryCode(db, row, holds)
    }),
  })
  if (made.some((rows) => rows.length === 0))
    throw new AuthError('mfa_recovery_codes_sole_factor', 422)
  if (replaced && replaced.length > 0) mailRecoveryCodesReplaced(input, account.user.email)
  return { setId, codes }
}

/** Raises the session in exchange for a recovery code, which works once. */
export async function verifyRecoveryCode(
  input: OwnInput,
  code: string | null | undefined,
): Promise<Opened> {
  const { user } = input.account
  await countFactorTry(input, user, 'mfa_recovery_codes_locked')
  const opened = code ? await acceptCode(input, hashRecoveryCode(input.env, user.id, code)) : null
  if (!opened) throw new AuthError('mfa_verification_failed.recovery', 422)
  return opened
}

async function acceptCode(input: OwnInput, codeHash: string): Promise<Opened | null> {
  const { db, now, account, session } = input
  const holds = and(isCodeUnused(account.user.id, codeHash), isOpen(session.id))!
  const { used, ...rows } = await batchOf(
    db,
    raise(input, { holds, method: 'mfa/recovery_code', action: 'recovery_code_used' }),
    {
      used: spendRecoveryCode(db, account.user.id, codeHash, isOpen(session.id), now),
    },
    selectRaised(input),
  )
  return used.length === 1 ? finishRaise(input, rows) : null
}

/** Removes the recovery codes; returns the id of their set. */
export async function removeRecoveryCodes(input: OwnInput): Promise<string> {
  const { db, actor, now, account, session } = input
  const { id: userId } = account.user
  if (session.aal !== 'aal2') throw new AuthError('insufficient_aal.unenroll', 422)
  requireProof(input)
  const holds = mayChangeAccess(session, now)
  const { removed } = await batchOf(db, {
    log: logAction(db, 'recovery_codes_removed', actor, {
      now,
      where: and(hasRecoveryCodes(userId), holds),
    }),
    removed: deleteRecoveryCodes(db, userId, holds),
  })
  if (!removed[0]) throw new AuthError('mfa_factor_not_found', 404)
  return removed[0].setId
}

/** Hashes a recovery code as it may be copied from paper: capitals, spaces and missing dashes do not matter. */
function hashRecoveryCode(env: Env, userId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return keyedHash(env, 'recovery-code', `${userId}:${plain}`)
}
