import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorCode } from '#content/wire/error-codes.ts'
import { messages } from '#words/errors.ts'
import type { AppEnv } from './context.ts'

/** The one shape in which every route outside the auth protocol reports what went wrong. */
export type ErrorBody = {
  error: { code: ErrorCode; message: string; fields?: Record<string, string> }
}

/** An expected failure: thrown where it is known, rendered once by {@link answerError}. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: ContentfulStatusCode
  readonly fields: Record<string, string> | undefined
  /** What the answer says beside the error. */
  readonly also: object | undefined

  constructor(
    code: ErrorCode,
    status: ContentfulStatusCode,
    fields?: Record<string, string>,
    also?: object,
  ) {
    super(messages[code])
    this.code = code
    this.status = status
    this.fields = fields
    this.also = also
  }
}

/**
 * Renders any error as {@link ErrorBody}. Unknown errors are logged by name only: their text may hold SQL and values.
 */
export function answerError(error: Error, c: Context<AppEnv>) {
  if (error instanceof Failure) {
    const { code, message, fields, also } = error
    const body: ErrorBody = { error: { code, message, ...(fields && { fields }) }, ...also }
    return c.json(body, error.status)
  }
  if (error instanceof HTTPException) {
    const code: ErrorCode = error.status === 413 ? 'request.too_large' : 'request.malformed'
    return c.json<ErrorBody>({ error: { code, message: messages[code] } }, error.status)
  }
  console.error('unexpected failure', {
    requestId: c.get('requestId'),
    path: c.req.path,
    name: error.name,
  })
  return c.json<ErrorBody>(
    { error: { code: 'server.unexpected', message: messages['server.unexpected'] } },
    500,
  )
}
