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
  .on(
    'POST',
    ['/factors/recovery-codes', '/factors/recovery-codes/regenerate'],
    bearer(),
    async (c) => {
      if (c.var.session.aal !== 'aal2') throw new AuthError('insufficient_aal.enroll', 403)
      const setId = crypto.randomUUID()
      const codes = Array.from({ length: CODES }, makeRecoveryCode)
      const rows = codes.map((code) => ({
        id: crypto.randomUUID(),
        setId,
        userId: c.var.account.id,
        codeHash: hashRecoveryCode(c, code),
        createdAt: new Date(),
      }))
      if (!(await storeRecoveryCodes(c, rows)))
        throw new AuthError('mfa_recovery_codes_sole_factor', 422)
      return c.json({ id: setId, type: 'recovery_code' as const, total: codes.length, codes })
    },
  )
  .post(
    '/factors/recovery-codes/verify',
    limitByAddress('AUTH_LIMIT', 'factor-verify'),
    bearer(),
    async (c) => {
      const { code } = await readBody(c, z.object({ code: optionalText }))
      if (!code) throw new AuthError('validation_failed.code', 400)
      await countTry(c)
      const elevated = await acceptRecoveryCode(c, hashRecoveryCode(c, code))
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

/** Capitals, spaces and missing dashes do not matter to somebody who copies from paper. */
function hashRecoveryCode(c: AuthContext, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return keyedHash(c.env, 'recovery-code', `${c.var.account.id}:${plain}`)
}
