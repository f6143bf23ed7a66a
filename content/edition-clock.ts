/**
 * Set by the build (build/rehearsal.ts): the beginning of the day that it rehearses, in milliseconds since 1970. A build
 * that is deployed has none.
 */
declare const REHEARSED_DAY: number | undefined

const DAY = 24 * 3_600_000

/** Whether this build rehearses a day. Such a Worker starts on its builder's machine only. */
export const isRehearsal = typeof REHEARSED_DAY === 'number'

/**
 * The clock of the edition, in milliseconds since the Unix epoch. Everything that depends on the event's calendar reads it.
 * Tokens, sessions, captchas, logs and stored times use `Date`; except in a rehearsal, the two are the same.
 */
export const editionClock: { now: () => number } =
  typeof REHEARSED_DAY === 'number' ? stayOn(REHEARSED_DAY) : Date

/** Returns a JavaScript expression for the same clock, in days since `origin`, for the inline script of a page. */
export const writeEditionClock = (origin: number) =>
  typeof REHEARSED_DAY === 'number'
    ? `${(REHEARSED_DAY - origin) / DAY}+(Date.now()+${sinceMidnight(REHEARSED_DAY)})/${DAY}%1`
    : `(Date.now()-${origin})/${DAY}`

/** Returns a clock that stays on one day, at the present time of day; takes the instant at which the day begins. */
export function stayOn(start: number) {
  return { now: () => start + ((Date.now() + sinceMidnight(start)) % DAY) }
}

/** How long days have lasted, in the zone of the event, when they begin in UTC. */
function sinceMidnight(start: number) {
  return (DAY - (start % DAY)) % DAY
}
