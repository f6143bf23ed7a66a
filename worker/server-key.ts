import { hkdfSync } from 'node:crypto'
import { hmac } from '@oslojs/crypto/hmac'
import { SHA256 } from '@oslojs/crypto/sha2'
import { encodeBase64urlNoPadding } from '@oslojs/encoding'

export type Purpose =
  | 'mail-code'
  | 'refresh-token'
  | 'attempt'
  | 'captcha'
  | 'factor'
  | 'recovery-code'
  | 'oauth'
  | 'provider-token'
  | 'analytics-network'
  | 'sealed-link'
  | 'team-link'
  | 'pass'
  | 'unsubscribe'

const encoder = new TextEncoder()
const keys = new Map<string, Uint8Array<ArrayBuffer>>()

/**
 * Derives the key of a purpose from SERVER_KEY (HKDF), so that a value made for one purpose is worthless for another.
 */
export function deriveKey(env: Env, purpose: Purpose): Uint8Array<ArrayBuffer> {
  const name = `${purpose}:${env.SERVER_KEY}`
  let key = keys.get(name)
  if (!key) {
    key = new Uint8Array(
      hkdfSync('sha256', encoder.encode(env.SERVER_KEY), '', `mcphack-africa/${purpose}`, 32),
    )
    keys.set(name, key)
  }
  return key
}

/** Signs a message with HMAC-SHA256 under the key of a purpose. */
export function signWithServerKey(env: Env, purpose: Purpose, message: Uint8Array): Uint8Array {
  return hmac(SHA256, deriveKey(env, purpose), message)
}

/** Hashes a text under the key of a purpose: what the database may hold of a value that could be guessed. */
export function keyedHash(env: Env, purpose: Purpose, text: string): string {
  return encodeBase64urlNoPadding(signWithServerKey(env, purpose, encoder.encode(text)))
}
