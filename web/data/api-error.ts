import type { AuthCode } from '#content/wire/auth-refusals.ts'
import type { ErrorCode } from '#content/wire/error-codes.ts'

type Code = ErrorCode | AuthCode | 'network' | 'declined'

/** A failed request: its code (`network` when no response came, `declined` when the reader would not prove who they are), HTTP status or 0, and messages by field. */
export class ApiError extends Error {
  readonly code: Code
  readonly status: number
  readonly fields: Record<string, string>
  /** The auth service's own message, if `message` is ours. */
  readonly said: string | undefined
  /** The whole answer of our own API. */
  readonly answer: unknown

  constructor(
    code: Code,
    status: number,
    message: string,
    fields: Record<string, string> = {},
    said?: string,
    answer?: unknown,
  ) {
    super(message)
    this.code = code
    this.status = status
    this.fields = fields
    this.said = said
    this.answer = answer
  }
}
