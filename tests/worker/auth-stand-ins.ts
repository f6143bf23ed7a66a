import { env } from 'cloudflare:workers'
import { vi } from 'vitest'

/**
 * A stand-in for the list of leaked passwords that knows none. `whenAsked` runs before it answers: in the middle of
 * whatever request had to ask, once.
 */
export function useBreachedList(whenAsked = async () => {}) {
  Object.assign(env, { BREACHED_PASSWORDS_URL: `http://list-${crypto.randomUUID()}.test` })
  let isAsked = false
  const peer = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isAsked) {
      isAsked = true
      await whenAsked()
    }
    return new Response('')
  })
  return {
    end: () => {
      peer.mockRestore()
      Object.assign(env, { BREACHED_PASSWORDS_URL: '' })
    },
  }
}
