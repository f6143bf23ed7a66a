import { constantTimeEqual } from '@oslojs/crypto/subtle'
import {
  decodeBase64urlIgnorePadding,
  decodeHex,
  encodeBase64urlNoPadding,
  encodeHexLowerCase,
} from '@oslojs/encoding'
import { signWithServerKey } from '../../server-key.ts'

// The format of GoTrue's second refresh token (supabase/auth, internal/crypto), without its checksum and under one key
// for all sessions: 0x00 | session id, 16 bytes | counter as a variable-length integer | the first 16 bytes of an HMAC
// over all before. None of it is stored: the session row keeps only the counter, and nobody can make a token from a
// copy of the database.
const VERSION = 0
const ID_LENGTH = 16
const MAC_LENGTH = 16

function encodeCounter(counter: number): number[] {
  const bytes: number[] = []
  for (let rest = counter; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest]
    bytes.push((rest % 128) | 128)
  }
}

function decodeCounter(bytes: Uint8Array): number | null {
  if (bytes.length === 0 || bytes.length > 6) return null
  let counter = 0
  for (const [index, byte] of bytes.entries()) {
    const isLast = index === bytes.length - 1
    if (byte < 128 !== isLast) return null
    counter += (byte % 128) * 128 ** index
  }
  return counter
}

/** Makes the refresh token of a session with this counter. */
export function makeRefreshToken(env: Env, sessionId: string, counter: number): string {
  const id = decodeHex(sessionId.replaceAll('-', ''))
  const body = new Uint8Array([VERSION, ...id, ...encodeCounter(counter)])
  const mac = signWithServerKey(env, 'refresh-token', body).slice(0, MAC_LENGTH)
  return encodeBase64urlNoPadding(new Uint8Array([...body, ...mac]))
}

export type RefreshToken = { sessionId: string; counter: number }

/**
 * Reads a refresh token; returns `malformed` if it is not one at all, `forged` if this server did not issue it.
 */
export function readRefreshToken(env: Env, token: string): RefreshToken | 'malformed' | 'forged' {
  const bytes = decode(token)
  if (!bytes || bytes.length < 1 + ID_LENGTH + 1 + MAC_LENGTH || bytes[0] !== VERSION)
    return 'malformed'
  const body = bytes.slice(0, -MAC_LENGTH)
  const counter = decodeCounter(body.slice(1 + ID_LENGTH))
  if (counter === null) return 'malformed'
  const mac = signWithServerKey(env, 'refresh-token', body).slice(0, MAC_LENGTH)
  if (!constantTimeEqual(mac, bytes.slice(-MAC_LENGTH))) return 'forged'
  const hex = encodeHexLowerCase(body.slice(1, 1 + ID_LENGTH))
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { sessionId, counter }
}

function decode(token: string): Uint8Array | null {
  try {
    return decodeBase64urlIgnorePadding(token)
  } catch {
    return null
  }
}
