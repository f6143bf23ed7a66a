import { and } from 'drizzle-orm'
import { logAction } from '../../audit/log-action.ts'
import { batchOf } from '../../db/batch.ts'
import { refuseTaken } from '../../db/constraints.ts'
import { AuthError } from '../errors.ts'
import { seal } from '../secrets.ts'
import {
  dropStaleFactors,
  hasRoomForFactor,
  insertFactor,
  type FactorRow,
} from '../store/factors.ts'
import { mayAddFactor, owesMailProof } from '../store/roles.ts'
import { selectIfHolds } from '../store/users.ts'
import { makeTotpSecret } from '../totp.ts'
import type { OwnInput } from './input.ts'
import { requireProof } from './prove-identity.ts'

/** Begins the enrolment of an authenticator app: stores the factor with its secret, to be verified by a first code. */
export async function enrolFactor(input: OwnInput, friendlyName: string | null) {
  const { db, actor, now, session } = input
  const secret = makeTotpSecret()
  const factor = await makeFactor(input, secret, friendlyName)
  const holds = and(hasRoomForFactor(factor.userId), mayAddFactor(session, now))!
  const batch = batchOf(db, {
    stale: dropStaleFactors(db, factor.userId, now),
    log: logAction(db, 'factor_enrolled', actor, {
      now,
      details: { factor: factor.id },
      where: holds,
    }),
    made: insertFactor(db, factor, holds),
    owing: selectIfHolds(db, factor.userId, owesMailProof(session, now)),
  })
  const taken = () => new AuthError('mfa_factor_name_conflict', 422)
  const { made, owing } = await refuseTaken(batch, taken)
  if (made.length === 0) {
    if (owing.length > 0) throw new AuthError('email_reauthentication_needed', 400)
    requireProof(input)
    throw new AuthError('too_many_enrolled_mfa_factors', 422)
  }
  return { factor, secret }
}

async function makeFactor(
  { env, now, account }: OwnInput,
  secret: string,
  friendlyName: string | null,
): Promise<FactorRow> {
  const id = crypto.randomUUID()
  return {
    id,
    userId: account.user.id,
    status: 'unverified',
    friendlyName,
    sealedSecret: await seal(env, 'factor', secret, id),
    lastUsedStep: 0,
    lastChallengedAt: null,
    undoHash: null,
    undoUntil: null,
    undoEmail: null,
    createdAt: now,
    updatedAt: now,
  }
}
