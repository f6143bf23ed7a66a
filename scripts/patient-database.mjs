import { setTimeout } from 'node:timers/promises'

const TRIES = 50
// A session of D1 does not say that the file was locked, only that it got no token.
const LOCKED = /database is locked|SQLITE_BUSY|session commit token/

/**
 * Returns a D1 database, or another part of one, that tries again while another process writes: the server of `npm start`
 * runs its cron every few seconds, and locks the file.
 */
export function makePatient(part) {
  return new Proxy(part, {
    get(target, name) {
      const member = target[name]
      if (typeof member !== 'function') return member
      return (...given) => {
        const first = member.apply(target, given)
        return typeof first?.then === 'function'
          ? first.catch((error) => tryAgain(() => member.apply(target, given), error))
          : makePatient(first)
      }
    },
  })
}

async function tryAgain(work, error) {
  for (let tries = 0; tries < TRIES && LOCKED.test(error.message); tries += 1) {
    await setTimeout(100)
    try {
      return await work()
    } catch (next) {
      error = next
    }
  }
  throw error
}
