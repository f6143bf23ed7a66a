import * as z from 'zod/mini'
import { email as emailField } from '#content/forms/fields.ts'
import type { Metadata } from '../db/schema/accounts.ts'
import { AuthError } from './errors.ts'

/** Bytes of JSON. The metadata is part of every access token. */
const LARGEST_METADATA = 4096
/** Levels of JSON. SQLite reads a thousand and fails on more, once the row has been stored. */
const DEEPEST_METADATA = 20

/** Reads an e-mail address in the form in which it is stored; returns undefined for anything else. */
export function parseEmail(value: unknown): string | undefined {
  return z.safeParse(emailField(), value).data
}

/** Reads a required e-mail address; throws `validation_failed` for anything else. */
export function readEmail(value: string | null | undefined): string {
  if (!value) throw new AuthError('validation_failed.email_missing', 400)
  const email = parseEmail(value)
  if (email === undefined) throw new AuthError('validation_failed.email', 400)
  return email
}

/** Merges metadata, one level deep; null removes a key. Throws if the result is too large or too deep. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(([, value]) => value !== null),
  )
  checkMetadata(merged)
  return merged
}

/** Throws `validation_failed` for metadata that is too large or too deep. */
export function checkMetadata(metadata: Metadata): void {
  const isFit = isShallow(metadata, DEEPEST_METADATA)
  const size = isFit ? new TextEncoder().encode(JSON.stringify(metadata)).length : Infinity
  if (size > LARGEST_METADATA) throw new AuthError('validation_failed.metadata', 400)
}

function isShallow(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}
