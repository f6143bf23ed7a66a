import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod/mini'
import type { $ZodType, output } from 'zod/v4/core'
import { Failure } from '../http/errors.ts'
import { readText } from '../http/read-text.ts'
import { AuthError } from './errors.ts'

const VERSION = '2024-01-01'
const VERSION_HEADER = 'x-supabase-api-version'

/**
 * Tells whether a client names version 2024-01-01 or later: it reads string codes, others a number and `error_code`.
 */
function speaksVersion(c: Context): boolean {
  const asked = c.req.header(VERSION_HEADER) ?? ''
  return /^2\d{3}-\d{2}-\d{2}$/.test(asked) && asked >= VERSION
}

function translateError(error: Error): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof Failure) {
    if (error.code === 'captcha.failed') return new AuthError('captcha_failed', 400)
    if (error.code === 'captcha.unavailable')
      return new AuthError('unexpected_failure.captcha', 500)
    if (error.code === 'request.too_many') return new AuthError('over_request_rate_limit', 429)
    if (error.code === 'request.too_large') return new AuthError('request_entity_too_large', 413)
  }
  if (error instanceof HTTPException) {
    if (error.status === 504) return new AuthError('request_timeout', 504)
    if (error.status < 500) return new AuthError('validation_failed', error.status)
  }
  return new AuthError('unexpected_failure', 500)
}

/** Renders any error in the protocol's own shape. Only its name is logged: the text may hold SQL and values. */
export function answerAuthError(error: Error, c: Context) {
  const { code, message, status, reasons, retryAfter } = translateError(error)
  if (status >= 500) {
    console.error('unexpected failure', {
      requestId: c.get('requestId'),
      path: c.req.path,
      name: error.name,
    })
  }
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  const weak = reasons && { weak_password: { reasons } }
  if (speaksVersion(c)) {
    c.header('X-Supabase-Api-Version', VERSION)
    return c.json({ code, message, ...weak }, status)
  }
  c.header('X-Sb-Error-Code', code)
  return c.json({ code: status, error_code: code, msg: message, ...weak }, status)
}

const jsonObject = z.record(z.string(), z.unknown())

/**
 * Reads a JSON body and ignores unknown keys; an empty body counts as `{}`. Throws `bad_json` or `validation_failed`.
 */
export async function readBody<Schema extends $ZodType>(
  c: Context,
  schema: Schema,
): Promise<output<Schema>> {
  const text = await readText(c.req)
  const body = jsonObject.safeParse(text.trim() === '' ? {} : parseJson(text))
  if (!body.success) throw new AuthError('bad_json', 400)
  const parsed = z.safeParse(schema, body.data)
  if (!parsed.success) throw new AuthError('validation_failed', 400)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AuthError('bad_json', 400)
  }
}

// Clients use absent, null and empty values interchangeably.
export const optionalText = z.nullish(z.string().check(z.maxLength(4096)))
export const optionalMetadata = z.nullish(jsonObject)

/** Fields that clients send with most calls. */
export const commonFields = {
  gotrue_meta_security: z.nullish(z.looseObject({ captcha_token: z.nullish(z.string()) })),
  code_challenge: optionalText,
  code_challenge_method: optionalText,
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
