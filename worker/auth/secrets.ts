import {
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase64urlNoPadding,
} from '@oslojs/encoding'
import { randomBytes } from '../crypto.ts'
import { deriveKey, type Purpose } from '../server-key.ts'

const encoder = new TextEncoder()

/** Makes the secret of a link: 256 random bits in base64url. */
export function makeLinkSecret(): string {
  return encodeBase64urlNoPadding(randomBytes(32))
}

/** Makes a six-digit code, every value equally likely. */
export function makeCode(): string {
  const limit = 4_294_000_000 // the largest multiple of a million below 2^32: above it the remainder would be biased
  const draw = new Uint32Array(1)
  do crypto.getRandomValues(draw)
  while (draw[0]! >= limit)
  return String(draw[0]! % 1_000_000).padStart(6, '0')
}

/** Makes a recovery code that is easy to write down: fifty random bits as ten letters and digits, `k3f9a-77qpm`. */
export function makeRecoveryCode(): string {
  const text = encodeBase32LowerCaseNoPadding(randomBytes(7)).slice(0, 10)
  return `${text.slice(0, 5)}-${text.slice(5)}`
}

async function importSealKey(env: Env, purpose: Purpose) {
  return crypto.subtle.importKey('raw', deriveKey(env, purpose), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
}

/**
 * Encrypts a text with AES-GCM. `context`, the id of its row, is authenticated with it and must be the same in {@link
 * unseal}.
 */
export async function seal(
  env: Env,
  purpose: Purpose,
  text: string,
  context: string,
): Promise<string> {
  const iv = randomBytes(12)
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(context) }
  const sealed = await crypto.subtle.encrypt(
    algorithm,
    await importSealKey(env, purpose),
    encoder.encode(text),
  )
  return encodeBase64urlNoPadding(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** Decrypts a text that {@link seal} encrypted; throws if it was changed or belongs to another context. */
export async function unseal(
  env: Env,
  purpose: Purpose,
  sealed: string,
  context: string,
): Promise<string> {
  const bytes = decodeBase64urlIgnorePadding(sealed)
  const algorithm = {
    name: 'AES-GCM',
    iv: bytes.slice(0, 12),
    additionalData: encoder.encode(context),
  }
  const plain = await crypto.subtle.decrypt(
    algorithm,
    await importSealKey(env, purpose),
    bytes.slice(12),
  )
  return new TextDecoder().decode(plain)
}
