import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isUniqueViolation } from '../../db/constraints.ts'
import type { AppEnv } from '../../http/context.ts'
import { clientNetwork, limitByAddress } from '../../http/limits.ts'
import { bearer, requireFactors } from '../bearer.ts'
import { AuthError, isUuid, optionalText, readBody, type AuthContext } from '../protocol.ts'
import { keyedHash, seal, unseal } from '../secrets.ts'
import { deleteSessionRecords } from '../session-record.ts'
import { presentSession, recordSession } from '../sessions/open.ts'
import { mailFactorAdded, mailFactorRemoved } from '../tell-owner.ts'
import { countAttempts, HOUR, tooOften } from '../throttle.ts'
import { findAccount, type FactorRow } from '../user-object.ts'
import {
  acceptTotp,
  enrolFactor,
  findFactor,
  openChallenge,
  removeOwnFactor,
  tryChallenge,
  type Elevated,
} from './queries.ts'
import { drawQrCode, makeTotpSecret, matchingStep, totpAddress } from './totp.ts'

const CHALLENGE_LIFETIME = 300_000
// Wrong codes in an hour: from one address, and from all addresses together. Whoever gets here knows the password.
const TRIES_PER_ADDRESS = 15
const TRIES_PER_ACCOUNT = 100

const enrolBody = z.object({
  factor_type: optionalText,
  friendly_name: z.nullish(z.string().check(z.trim(), z.maxLength(100))),
  issuer: z.nullish(z.string().check(z.trim(), z.maxLength(100))),
})
const verifyBody = z.object({ challenge_id: optionalText, code: optionalText })

export const factorRoutes = new Hono<AppEnv>()
  .post('/factors', limitByAddress('AUTH_LIMIT', 'factors'), bearer(), async (c) => {
    const body = await readBody(c, enrolBody)
    if (body.factor_type === 'phone') throw new AuthError('mfa_phone_enroll_not_enabled', 422)
    if (body.factor_type === 'webauthn') throw new AuthError('mfa_webauthn_enroll_not_enabled', 422)
    if (body.factor_type !== 'totp') throw new AuthError('validation_failed.factor_type', 400)
    const { account } = c.var
    await requireFactors(c, 'insufficient_aal.enroll')
    const secret = makeTotpSecret()
    const factor = await makeFactor(c, secret, body.friendly_name || null)
    if (!(await storeFactor(c, factor))) throw new AuthError('too_many_enrolled_mfa_factors', 422)
    const uri = totpAddress(secret, account.email, body.issuer || undefined)
    return c.json({
      id: factor.id,
      type: 'totp' as const,
      ...(factor.friendlyName && { friendly_name: factor.friendlyName }),
      totp: { qr_code: drawQrCode(uri), secret, uri },
    })
  })
  .post(
    '/factors/:id/challenge',
    limitByAddress('AUTH_LIMIT', 'challenge'),
    bearer(),
    async (c) => {
      const factor = await requireFactor(c, c.req.param('id'))
      const challenge = await openChallenge(c.var.db, factor.id, CHALLENGE_LIFETIME)
      return c.json({
        id: challenge.id,
        type: 'totp' as const,
        expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
      })
    },
  )
  .post(
    '/factors/:id/verify',
    limitByAddress('AUTH_LIMIT', 'factor-verify'),
    bearer(),
    async (c) => {
      const body = await readBody(c, verifyBody)
      const factor = await requireFactor(c, c.req.param('id'))
      if (!body.code) throw new AuthError('validation_failed.code', 400)
      if (factor.status === 'unverified') await requireFactors(c, 'insufficient_aal.enroll')
      await countTry(c)
      if (!(await tryChallenge(c.var.db, factor.id, body.challenge_id ?? '')))
        throw new AuthError('mfa_challenge_expired', 422)
      const step = matchingStep(
        await unseal(c.env, 'factor', factor.sealedSecret, factor.id),
        body.code,
      )
      const elevated = step === null ? null : await acceptTotp(c, factor, step)
      if (!elevated) throw new AuthError('mfa_verification_failed', 422)
      if (factor.status === 'unverified') mailFactorAdded(c, c.var.account.email, factor)
      return c.json(await presentElevated(c, elevated))
    },
  )
  .delete('/factors/:id', bearer(), async (c) => {
    const factor = await requireFactor(c, c.req.param('id'))
    if (factor.status === 'verified' && c.var.session.aal !== 'aal2')
      throw new AuthError('insufficient_aal.unenroll', 422)
    if (!(await removeOwnFactor(c, factor.id))) throw new AuthError('mfa_factor_not_found', 404)
    if (factor.status === 'verified') mailFactorRemoved(c, c.var.account.email, factor)
    return c.json({ id: factor.id })
  })

async function makeFactor(
  c: AuthContext,
  secret: string,
  friendlyName: string | null,
): Promise<FactorRow> {
  const id = crypto.randomUUID()
  const now = new Date()
  return {
    id,
    userId: c.var.account.id,
    status: 'unverified',
    friendlyName,
    sealedSecret: await seal(c.env, 'factor', secret, id),
    lastUsedStep: 0,
    lastChallengedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

async function storeFactor(c: AuthContext, factor: FactorRow): Promise<boolean> {
  try {
    return await enrolFactor(c, factor)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AuthError('mfa_factor_name_conflict', 422)
    throw error
  }
}

async function requireFactor(c: AuthContext, id: string): Promise<FactorRow> {
  if (!isUuid(id)) throw new AuthError('validation_failed.factor_id', 404)
  const factor = await findFactor(c.var.db, c.var.account.id, id)
  if (!factor) throw new AuthError('mfa_factor_not_found', 404)
  return factor
}

/** Counts a code that is about to be looked at. Only somebody who knows the password can use these tries up. */
export async function countTry(
  c: AuthContext,
  refusal: 'over_request_rate_limit' | 'mfa_recovery_codes_locked' = 'over_request_rate_limit',
): Promise<void> {
  const [fromHere, fromAnywhere] = await countAttempts(c.var.db, [
    {
      key: keyedHash(c.env, 'attempt', `factor:${c.var.account.id}:${clientNetwork(c.req.raw)}`),
      window: HOUR,
    },
    { key: keyedHash(c.env, 'attempt', `factor:${c.var.account.id}`), window: HOUR },
  ])
  if (fromHere! > TRIES_PER_ADDRESS || fromAnywhere! > TRIES_PER_ACCOUNT)
    throw tooOften(c, HOUR, refusal)
}

/** The same session at aal2, with a new pair of tokens. */
export async function presentElevated(c: AuthContext, { session, ended }: Elevated) {
  recordSession(c, session)
  c.executionCtx.waitUntil(deleteSessionRecords(c, ended))
  const account = await findAccount(c.var.db, session.userId)
  if (!account) throw new AuthError('user_not_found.bearer', 403)
  return presentSession(c, account, session)
}
