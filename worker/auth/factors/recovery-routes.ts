import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '../../http/context.ts'
import { limitByAddress } from '../../http/limits.ts'
import { bearer } from '../bearer.ts'
import { AuthError, optionalText, readBody, type AuthContext } from '../protocol.ts'
import { keyedHash, makeRecoveryCode } from '../secrets.ts'
import {
  acceptRecoveryCode,
  countRecoveryCodes,
  removeRecoveryCodes,
  storeRecoveryCodes,
} from './queries.ts'
import { countTry, presentElevated } from './routes.ts'

const CODES = 10

/** Recovery codes: ten, shown once, each good for one sign-in without the authenticator app. */
export const recoveryRoutes = new Hono<AppEnv>()
  .get('/factors/recovery-codes', bearer(), async (c) => {
    const counts = await countRecoveryCodes(c.var.db, c.var.account.id)
    if (!counts) throw new AuthError('mfa_factor_not_found', 404)
    return c.json({
      id: counts.id,
      type: 'recovery_code' as const,
      total: counts.total,
      remaining: counts.remaining,
    })
  })
  .post('/factors/recovery-codes', bearer(), async (c) => {
    requireProof(c)
    if (await countRecoveryCodes(c.var.db, c.var.account.id))
      throw new AuthError('mfa_verified_factor_exists', 422)
    return c.json(await makeCodes(c, crypto.randomUUID(), { replaces: false }))
  })
  .post('/factors/recovery-codes/regenerate', bearer(), async (c) => {
    requireProof(c)
    // The set keeps its id. Where there is none, because its making was interrupted, it is made.
    const counts = await countRecoveryCodes(c.var.db, c.var.account.id)
    return c.json(await makeCodes(c, counts?.id ?? crypto.randomUUID(), { replaces: true }))
  })
  .post(
    '/factors/recovery-codes/verify',
    limitByAddress('AUTH_LIMIT', 'factor-verify'),
    bearer(),
    async (c) => {
      const { code } = await readBody(c, z.object({ code: optionalText }))
      await countTry(c, 'mfa_recovery_codes_locked')
      const elevated = code ? await acceptRecoveryCode(c, hashRecoveryCode(c, code)) : null
      if (!elevated) throw new AuthError('mfa_verification_failed.recovery', 422)
      return c.json(await presentElevated(c, elevated))
    },
  )
  .delete('/factors/recovery-codes', bearer(), async (c) => {
    if (c.var.session.aal !== 'aal2') throw new AuthError('insufficient_aal.unenroll', 422)
    const id = await removeRecoveryCodes(c)
    if (!id) throw new AuthError('mfa_factor_not_found', 404)
    return c.json({ id })
  })

function requireProof(c: AuthContext): void {
  if (c.var.session.aal !== 'aal2') throw new AuthError('insufficient_aal.enroll', 403)
}

async function makeCodes(c: AuthContext, setId: string, { replaces }: { replaces: boolean }) {
  const codes = Array.from({ length: CODES }, makeRecoveryCode)
  const rows = codes.map((code) => ({
    id: crypto.randomUUID(),
    setId,
    userId: c.var.account.id,
    codeHash: hashRecoveryCode(c, code),
    createdAt: new Date(),
  }))
  if (!(await storeRecoveryCodes(c, rows, { replaces })))
    throw new AuthError('mfa_recovery_codes_sole_factor', 422)
  return { id: setId, type: 'recovery_code' as const, total: codes.length, codes }
}

/** Capitals, spaces and missing dashes do not matter to somebody who copies from paper. */
function hashRecoveryCode(c: AuthContext, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return keyedHash(c.env, 'recovery-code', `${c.var.account.id}:${plain}`)
}
