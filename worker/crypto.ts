import { sha256 } from '@oslojs/crypto/sha2'
import { constantTimeEqual } from '@oslojs/crypto/subtle'
import { encodeBase64urlNoPadding } from '@oslojs/encoding'

const encoder = new TextEncoder()

/**
 * Hashes a text with SHA-256, as base64url without padding. For random values only: a guessable one needs a slow hash.
 */
export function hashText(text: string): string {
  return encodeBase64urlNoPadding(sha256(encoder.encode(text)))
}

/** Compares two texts in constant time. */
export function equalSecrets(one: string, other: string): boolean {
  return constantTimeEqual(sha256(encoder.encode(one)), sha256(encoder.encode(other)))
}

/** Returns `length` bytes from the platform's cryptographic random source. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
