import * as z from 'zod/mini'
import { requireFactors } from '../bearer.ts'
import { ownInputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { challengeFactor } from '../flows/challenge-factor.ts'
import { enrolFactor } from '../flows/enrol-factor.ts'
import { removeOwnFactor } from '../flows/remove-factor.ts'
import { verifyFactor } from '../flows/verify-factor.ts'
import { presentSession } from '../present.ts'
import { isUuid, optionalText, readBody } from '../protocol.ts'
import type { FactorRow } from '../store/factors.ts'
import { drawQrCode, makeTotpUri } from '../totp.ts'

const shortText = z.nullish(z.string().check(z.trim(), z.maxLength(100)))
const enrolBody = z.object({
  factor_type: optionalText,
  friendly_name: shortText,
  issuer: shortText,
})
const verifyBody = z.object({ challenge_id: optionalText, code: optionalText })

export async function answerEnrolment(c: AuthContext) {
  const body = await readBody(c, enrolBody)
  if (body.factor_type === 'phone') throw new AuthError('mfa_phone_enroll_not_enabled', 422)
  if (body.factor_type === 'webauthn') throw new AuthError('mfa_webauthn_enroll_not_enabled', 422)
  if (body.factor_type !== 'totp') throw new AuthError('validation_failed.factor_type', 400)
  requireFactors(c, 'insufficient_aal.enroll')
  const { factor, secret } = await enrolFactor(ownInputOf(c), body.friendly_name || null)
  const uri = makeTotpUri(secret, c.var.account.user.email, body.issuer || undefined)
  return c.json({
    id: factor.id,
    type: 'totp' as const,
    ...(factor.friendlyName && { friendly_name: factor.friendlyName }),
    totp: { qr_code: drawQrCode(uri), secret, uri },
  })
}

export async function answerChallenge(c: AuthContext) {
  const challenge = await challengeFactor(ownInputOf(c), findOwnFactor(c))
  return c.json({
    id: challenge.id,
    type: 'totp' as const,
    expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
  })
}

export async function answerFactorCode(c: AuthContext) {
  const body = await readBody(c, verifyBody)
  const factor = findOwnFactor(c)
  if (!body.code) throw new AuthError('validation_failed.code', 400)
  if (factor.status === 'unverified') requireFactors(c, 'insufficient_aal.enroll')
  const answer = { challengeId: body.challenge_id ?? '', code: body.code }
  return c.json(await presentSession(c.env, await verifyFactor(ownInputOf(c), factor, answer)))
}

export async function answerFactorRemoval(c: AuthContext) {
  const factor = findOwnFactor(c)
  await removeOwnFactor(ownInputOf(c), factor)
  return c.json({ id: factor.id })
}

function findOwnFactor(c: AuthContext): FactorRow {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw new AuthError('validation_failed.factor_id', 404)
  const factor = c.var.account.factors.find((own) => own.id === id)
  if (!factor) throw new AuthError('mfa_factor_not_found', 404)
  return factor
}
