import { and, eq, gt, not, type SQL } from 'drizzle-orm'
import { retention } from '#content/facts/retention.ts'
import type { Database } from '../db/client.ts'
import { hasVerifiedFactor, rowExists } from '../db/conditions.ts'
import { insertWhere } from '../db/insert-where.ts'
import { knownNetworks } from '../db/schema/known-networks.ts'
import { DAY } from './figures.ts'
import { counterKey } from './keys.ts'

/** Milliseconds for which a network stays known after a sign-in. */
const KNOWN_FOR = retention.knownNetworkDays * DAY

type Place = { env: Env; network: string; now: Date }

const keyOf = ({ env, network }: Place, email: string) =>
  counterKey(env, `known-network:${email}:${network}`)

const isThis = (place: Place, email: string) =>
  and(
    eq(knownNetworks.key, keyOf(place, email)),
    gt(knownNetworks.signedInAt, new Date(place.now.getTime() - KNOWN_FOR)),
  )

/** True if the owner of an address has signed in from this network before. */
export function isKnownNetwork(place: Place, email: string): SQL {
  return rowExists(knownNetworks, isThis(place, email))
}

/** Selects a row if the owner of an address has signed in from this network before. */
export function selectKnownNetwork(db: Database, place: Place, email: string) {
  return db
    .select({ signedInAt: knownNetworks.signedInAt })
    .from(knownNetworks)
    .where(isThis(place, email))
}

/** Builds the statement that forgets where an account was signed in from, if the condition holds. */
export function forgetNetworks(db: Database, userId: string, condition: SQL) {
  return db.delete(knownNetworks).where(and(eq(knownNetworks.userId, userId), condition))
}

/**
 * Builds the statement that remembers where somebody signs in with the first factor, if the condition holds. Nothing is
 * remembered of an account that has a second factor: the first alone does not show its owner.
 */
export function rememberFirstFactor(
  db: Database,
  place: Place,
  user: { id: string; email: string },
  condition: SQL,
) {
  return rememberNetwork(db, place, user, and(condition, not(hasVerifiedFactor(user.id)))!)
}

/** Builds the statement that remembers where the owner of an address signs in, if the condition holds. */
export function rememberNetwork(
  db: Database,
  place: Place,
  { id: userId, email }: { id: string; email: string },
  condition: SQL,
) {
  const row = { key: keyOf(place, email), userId, signedInAt: place.now }
  return insertWhere(db, knownNetworks, row, condition).onConflictDoUpdate({
    target: knownNetworks.key,
    set: { userId, signedInAt: place.now },
  })
}
