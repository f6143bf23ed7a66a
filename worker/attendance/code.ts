import { inGroups, readLetters, toLetters } from '../crockford.ts'
import { equalSecrets, randomBytes } from '../crypto.ts'
import { signWithServerKey } from '../server-key.ts'

/** Letters of the number of a pass, and of the signature that binds it to a day: 30 bits each. */
const LENGTH = 6
const DAY = 24 * 3600_000
/** Days around the right one whose codes are recognised as another day's instead of as forged. */
const KNOWN_DAYS = 14

const encoder = new TextEncoder()

/** Draws the number of a pass. */
export const makeNumber = () => toLetters(randomBytes(LENGTH))

/** Signs a number for one day. A guess succeeds once in a thousand million times, and only people at a door may try. */
const sign = (env: Env, number: string, day: string) =>
  toLetters(signWithServerKey(env, 'pass', encoder.encode(`${number} ${day}`)).subarray(0, LENGTH))

/** Makes the code that a pass shows on a day, such as `7KXM-2Q9R-T4AB`. */
export const makeDayCode = (env: Env, number: string, day: string) =>
  inGroups(number + sign(env, number, day))

/**
 * Reads a code that is shown on a day. Returns the number of its pass, or why it is refused: it is for another day, or is not
 * one of ours.
 */
export function readDayCode(
  env: Env,
  typed: string,
  day: string,
): { number: string } | { refused: 'other day' | 'unknown' } {
  const letters = readLetters(typed, 2 * LENGTH)
  if (!letters) return { refused: 'unknown' }
  const [number, signature] = [letters.slice(0, LENGTH), letters.slice(LENGTH)]
  const isOf = (which: string) => equalSecrets(signature, sign(env, number, which))
  if (isOf(day)) return { number }
  const around = Array.from({ length: KNOWN_DAYS * 2 + 1 }, (_, index) =>
    addDays(day, index - KNOWN_DAYS),
  )
  return { refused: around.some(isOf) ? 'other day' : 'unknown' }
}

/** Returns the day that is so many days after another, both as `2025-10-20`. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
