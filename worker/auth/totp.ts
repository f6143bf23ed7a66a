import { hmac } from '@oslojs/crypto/hmac'
import { SHA1 } from '@oslojs/crypto/sha1'
import { decodeBase32IgnorePadding, encodeBase32UpperCaseNoPadding } from '@oslojs/encoding'
import { renderSVG } from 'uqr'
import { event } from '#content/facts/event.ts'
import { equalSecrets, randomBytes } from '../crypto.ts'

// RFC 6238 over RFC 4226, with what every authenticator app understands: SHA-1, six digits, thirty seconds.
const STEP_SECONDS = 30
const DIGITS = 6
const SKEW = 1

/** Makes a secret of 160 random bits in base32. */
export function makeTotpSecret(): string {
  return encodeBase32UpperCaseNoPadding(randomBytes(20))
}

/** Makes the `otpauth` URI by which an app takes up a secret (Key URI Format of Google Authenticator). */
export function makeTotpUri(secret: string, account: string, issuer: string = event.name): string {
  const values = { algorithm: 'SHA1', digits: DIGITS, issuer, period: STEP_SECONDS, secret }
  // Apps read %20 where they would show the plus sign of a form.
  const query = Object.entries(values).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.join('&')}`
}

/** Draws an address as a QR code in SVG, without any `#`, which would end the data URL that clients make of it. */
export function drawQrCode(address: string): string {
  const svg = renderSVG(address, { ecc: 'M', border: 4, pixelSize: 1 })
  return svg.replace('<svg ', '<svg shape-rendering="crispEdges" ')
}

function codeAtStep(secret: string, step: number): string {
  const message = new Uint8Array(8)
  new DataView(message.buffer).setBigUint64(0, BigInt(step))
  const digest = hmac(SHA1, decodeBase32IgnorePadding(secret), message)
  const offset = digest.at(-1)! & 15
  const number = new DataView(digest.buffer, digest.byteOffset).getUint32(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/**
 * Finds the step that a code belongs to, at most one before or after the current one; returns null for any other code.
 */
export function matchingStep(secret: string, code: string): number | null {
  const now = Math.floor(Date.now() / 1000 / STEP_SECONDS)
  for (let step = now - SKEW; step <= now + SKEW; step++) {
    if (equalSecrets(codeAtStep(secret, step), code)) return step
  }
  return null
}
