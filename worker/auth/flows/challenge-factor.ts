import { batchOf } from '../../db/batch.ts'
import { insertChallenge, setLastChallenged, type FactorRow } from '../store/factors.ts'
import type { OwnInput } from './input.ts'

/** Milliseconds in which a challenge must be answered. */
const LIFETIME = 300_000

/** Opens a challenge for a factor, to be answered with a code within five minutes. */
export async function challengeFactor({ db, now }: OwnInput, factor: FactorRow) {
  const expiresAt = new Date(now.getTime() + LIFETIME)
  const challenge = { id: crypto.randomUUID(), factorId: factor.id, tries: 0, expiresAt }
  await batchOf(db, {
    challenge: insertChallenge(db, challenge),
    factor: setLastChallenged(db, factor.id, now),
  })
  return challenge
}
