import { hkdfSync } from 'node:crypto'
import { hmac } from '@oslojs/crypto/hmac'
import { SHA256 } from '@oslojs/crypto/sha2'
import {
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase64urlNoPadding,
} from '@oslojs/encoding'
import { randomBytes } from '../crypto.ts'

export type Purpose =
  | 'mail-code'
  | 'refresh-token'
  | 'attempt'
  | 'factor'
  | 'recovery-code'
  | 'oauth'
  | 'provider-token'

const encoder = new TextEncoder()
const keys = new Map<string, Uint8Array<ArrayBuffer>>()

/** One key per purpose, all derived from SERVER_KEY, so that no value made for one use is worth anything in another. */
function deriveKey(env: Env, purpose: Purpose): Uint8Array<ArrayBuffer> {
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

/** HMAC-SHA256 under the key of a purpose: what the database may hold of a value that could be guessed. */
export function signWithServerKey(env: Env, purpose: Purpose, message: Uint8Array): Uint8Array {
  return hmac(SHA256, deriveKey(env, purpose), message)
}

export function keyedHash(env: Env, purpose: Purpose, text: string): string {
  return encodeBase64urlNoPadding(signWithServerKey(env, purpose, encoder.encode(text)))
}

/** 256 random bits for a link. */
export function makeLinkSecret(): string {
  return encodeBase64urlNoPadding(randomBytes(32))
}

/** A six-digit code, every value equally likely. */
export function makeCode(): string {
  const limit = 4_294_000_000 // the largest multiple of a million below 2^32: above it the remainder would lean
  const draw = new Uint32Array(1)
  do crypto.getRandomValues(draw)
  while (draw[0]! >= limit)
  return String(draw[0]! % 1_000_000).padStart(6, '0')
}

/** Fifty random bits as ten letters and digits, `k3f9a-77qpm`, easy to write down. */
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

/** Encrypts with AES-GCM; `context` (the row's id) must be the same when it is opened. */
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
