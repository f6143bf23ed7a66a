import { batchOf } from '../../db/batch.ts'
import { insertChallenge, setLastChallenged, type FactorRow } from '../store/factors.ts'
import type { OwnInput } from './input.ts'

const LIFETIME = 300_000

/** Opens a challenge of a factor, to be answered by a code within five minutes. */
export async function challengeFactor({ db, now }: OwnInput, factor: FactorRow) {
  const expiresAt = new Date(now.getTime() + LIFETIME)
  const challenge = { id: crypto.randomUUID(), factorId: factor.id, tries: 0, expiresAt }
  await batchOf(db, {
    challenge: insertChallenge(db, challenge),
    factor: setLastChallenged(db, factor.id, now),
  })
  return challenge
}
