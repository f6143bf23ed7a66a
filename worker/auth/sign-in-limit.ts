import { and, not, type SQL } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { LIMIT_PERIOD } from '../http/limits.ts'
import {
  countAttempt,
  countOf,
  deleteAttempts,
  isAbove,
  timeLeft,
  uncountAttempt,
  type Counted,
} from '../limits/attempts.ts'
import { signInTries } from '../limits/figures.ts'
import { counterKey, signInsTo } from '../limits/keys.ts'
import { selectKnownNetwork } from '../limits/known-networks.ts'
import { AuthError } from './errors.ts'
import { tooOften } from './throttle.ts'

type Input = { db: Database; env: Env; network: string; networks: readonly string[]; now: Date }

const { pair, network: ofNetwork, account } = signInTries

const pairAt = (env: Env, email: string, network: string) =>
  counterKey(env, `sign-in:${email}:${network}`)
const networkAt = (env: Env, network: string) => counterKey(env, `sign-in-from:${network}`)

/** Throws if sign-ins to an account come from one network faster than a person types, also with the right password. */
export async function limitSignIns({ env, network }: Input, email: string): Promise<void> {
  const { success } = await env.AUTH_LIMIT.limit({ key: pairAt(env, email, network) })
  if (!success) throw tooOften(LIMIT_PERIOD * 1000)
}

/**
 * Builds the statements that count a sign-in before the password is compared; known and unknown addresses count alike.
 * Without a captcha a try counts no further than where it takes one: a guesser closes no account that way, nor fills the
 * database, because a network that is past its free tries has nothing else counted.
 */
export function countSignIn(input: Input, email: string, { isSolved }: { isSolved: boolean }) {
  const { db, env, networks, now } = input
  const upTo = (free: number) => (isSolved ? undefined : free + 1)
  /** True while the networks from this width on are within their free tries, or for a captcha. */
  const passesFrom = (first: number) => {
    const busy = networks.map((network, width) =>
      isAbove(networkAt(env, network), ofNetwork.free[width]!),
    )
    return isSolved ? undefined : and(...busy.slice(first).map(not))
  }
  const counted = networks.map((network, width) => {
    const most = upTo(ofNetwork.free[width]!)
    const counter = { key: networkAt(env, network), window: ofNetwork.window, most }
    return countAttempt(db, counter, now, passesFrom(width + 1))
  })
  return {
    // The widest first: whether the others count depends on it.
    ofNetwork: counted.toReversed(),
    ofPair: networks.map((network) => {
      const counter = { key: pairAt(env, email, network), window: pair.window }
      return countAttempt(db, counter, now, passesFrom(0))
    }),
    ofAccount: countAttempt(
      db,
      { key: signInsTo(env, email), window: account.window, most: upTo(account.free) },
      now,
      passesFrom(0),
    ),
    known: selectKnownNetwork(db, input, email),
  }
}

type Counts = { ofPair: Counted[]; ofNetwork: Counted[]; ofAccount: Counted; known: unknown[] }

/** Throws if the password of this sign-in must not be compared; `isSolved` tells whether it brings a captcha. */
export function checkSignIn(counts: Counts, { isSolved }: { isSolved: boolean }, now: Date): void {
  const above = (counted: Counted[], most: readonly number[]) =>
    counted.filter((count, width) => countOf(count) > most[width]!)
  // What strangers do elsewhere does not keep the owner out, nor what neighbours do in the networks around.
  const isKnown = counts.known.length > 0
  const ofPair = isKnown ? counts.ofPair.slice(0, 1) : counts.ofPair
  const usedUp = above(ofPair, pair.most).map((counted) => timeLeft(counted, pair.window, now))
  if (usedUp.length > 0) throw tooOften(Math.max(...usedUp), 'over_request_rate_limit.network')
  const ofAccount = isKnown ? 0 : countOf(counts.ofAccount)
  if (ofAccount > account.most) {
    const left = timeLeft(counts.ofAccount, account.window, now)
    throw tooOften(left, 'over_request_rate_limit.account')
  }
  const isBusy =
    ofAccount > account.free || above(counts.ofNetwork.toReversed(), ofNetwork.free).length > 0
  if (isBusy && !isSolved) throw new AuthError('captcha_failed.busy', 400)
}

/** Builds the statements that take back the tries of a network that knew the password, if the condition holds. */
export function clearSignInTries({ db, env, networks }: Input, email: string, condition: SQL) {
  const [here, ...around] = networks
  return {
    ofPair: deleteAttempts(db, pairAt(env, email, here!), condition),
    ofPairs: around.map((network) => uncountAttempt(db, pairAt(env, email, network), condition)),
    ofNetwork: networks.map((network) => uncountAttempt(db, networkAt(env, network), condition)),
    ofAccount: uncountAttempt(db, signInsTo(env, email), condition),
  }
}
