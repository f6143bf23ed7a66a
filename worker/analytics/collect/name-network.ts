import { toDay } from '#content/wire/analytics-period.ts'
import { clientNetworks } from '../../http/limits.ts'
import { keyedHash } from '../../server-key.ts'

/**
 * Names the widest network of a sender for one day, so that its events can be counted without an address being kept: the
 * name cannot be guessed without the server's key, is another one tomorrow, and its count is deleted the next night.
 */
export function nameNetwork(env: Env, request: Request, now = Date.now()): string {
  const network = clientNetworks(request).at(-1)!
  return keyedHash(env, 'analytics-network', `${toDay(now)} ${network}`).slice(0, 16)
}
