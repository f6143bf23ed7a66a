import * as z from 'zod/mini'
import { ownInputOf, type AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import {
  makeRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from '../flows/recovery-codes.ts'
import { presentSession } from '../present.ts'
import { optionalText, readBody } from '../protocol.ts'
import { countRecoveryCodes } from '../store/recovery-codes.ts'

const type = 'recovery_code' as const

/** Answers how many codes are left. The codes themselves are shown once, when they are made. */
export async function showRecoveryCodes(c: AuthContext) {
  const counts = await countRecoveryCodes(c.var.db, c.var.account.user.id)
  if (!counts) throw new AuthError('mfa_factor_not_found', 404)
  return c.json({ id: counts.id, type, total: counts.total, remaining: counts.remaining })
}

export async function answerNewCodes(c: AuthContext) {
  return c.json(presentCodes(await makeRecoveryCodes(ownInputOf(c))))
}

export async function answerReplacedCodes(c: AuthContext) {
  return c.json(presentCodes(await regenerateRecoveryCodes(ownInputOf(c))))
}

function presentCodes({ setId, codes }: { setId: string; codes: string[] }) {
  return { id: setId, type, total: codes.length, codes }
}

export async function answerRecoveryCode(c: AuthContext) {
  const { code } = await readBody(c, z.object({ code: optionalText }))
  return c.json(await presentSession(c.env, await verifyRecoveryCode(ownInputOf(c), code)))
}

export async function answerCodesRemoval(c: AuthContext) {
  return c.json({ id: await removeRecoveryCodes(ownInputOf(c)) })
}
