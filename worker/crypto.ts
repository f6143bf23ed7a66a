import { sha256 } from '@oslojs/crypto/sha2'
import { constantTimeEqual } from '@oslojs/crypto/subtle'
import { encodeBase64urlNoPadding } from '@oslojs/encoding'

const encoder = new TextEncoder()

/** SHA-256 in base64url: what the database may hold of a random value that cannot be guessed. */
export function hashText(text: string): string {
  return encodeBase64urlNoPadding(sha256(encoder.encode(text)))
}

/** Compares two texts in a time that depends on neither. */
export function equalSecrets(one: string, other: string): boolean {
  return constantTimeEqual(sha256(encoder.encode(one)), sha256(encoder.encode(other)))
}

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}
