import { sha256 } from '@oslojs/crypto/sha2'
import { constantTimeEqual } from '@oslojs/crypto/subtle'
import { encodeBase64urlNoPadding, encodeHexLowerCase } from '@oslojs/encoding'

const encoder = new TextEncoder()

/**
 * Hashes a text with SHA-256, as base64url without padding. For random values only: a guessable one needs a slow hash.
 */
export function hashText(text: string): string {
  return encodeBase64urlNoPadding(sha256(encoder.encode(text)))
}

/** Makes a UUID (version 8) of a text: the same for the same text. */
export function uuidFrom(text: string): string {
  const bytes = sha256(encoder.encode(text)).slice(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return encodeHexLowerCase(bytes).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

/** Compares two texts in constant time. */
export function equalSecrets(one: string, other: string): boolean {
  return constantTimeEqual(sha256(encoder.encode(one)), sha256(encoder.encode(other)))
}

/** Returns `length` bytes from the platform's cryptographic random source. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
