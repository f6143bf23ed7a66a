import { zValidator } from '@hono/zod-validator'
import type { $ZodType } from 'zod/v4/core'
import { Failure } from './errors.ts'

type Validated = { target: 'json' | 'query' | 'param'; schema: $ZodType }

const validators = new WeakMap<object, Validated>()

/** Returns what a middleware made by {@link validate} validates, for the description of the API; undefined for any other. */
export const validatedBy = (middleware: object): Validated | undefined => validators.get(middleware)

/**
 * Validates one part of a request; reports the first message of each field under its path, such as `members.0.email`.
 */
export function validate<Target extends 'json' | 'query' | 'param', Schema extends $ZodType>(
  target: Target,
  schema: Schema,
) {
  const validator = zValidator(target, schema, (result) => {
    if (result.success) return
    const fields: Record<string, string> = {}
    for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message
    throw new Failure('request.invalid', 400, fields)
  })
  validators.set(validator, { target, schema })
  return validator
}
