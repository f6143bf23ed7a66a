import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AuthCode, AuthRefusal } from '#content/wire/auth-refusals.ts'
import { authMessages } from '#words/auth-messages.ts'

export type WeakReason = 'length' | 'characters' | 'pwned'

type Extra = {
  /** Why the password is weak. */
  reasons?: WeakReason[]
  /** Seconds after which another try may succeed. */
  retryAfter?: number
}

/** A refusal of the auth protocol: `code` is what clients switch on. */
export class AuthError extends Error {
  readonly code: AuthCode
  readonly status: ContentfulStatusCode
  readonly reasons: WeakReason[] | undefined
  readonly retryAfter: number | undefined

  constructor(name: AuthRefusal, status: ContentfulStatusCode, extra: Extra = {}) {
    super(authMessages[name])
    this.code = name.split('.')[0] as AuthCode
    this.status = status
    this.reasons = extra.reasons
    this.retryAfter = extra.retryAfter
  }
}
