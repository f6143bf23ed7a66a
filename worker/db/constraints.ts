import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Tells whether the database refused a value that must be unique, in the given table if there is one. A single query
 * wraps the driver's error as a cause; a batch throws it bare.
 */
export function isUniqueViolation(error: unknown, table = ''): boolean {
  if (!(error instanceof Error)) return false
  const { cause } = error
  const text = cause instanceof Error ? cause.message : error.message
  return text.includes(`UNIQUE constraint failed: ${table}`)
}

/** Tells whether the database failed, for whatever reason, rather than our own code. */
export function isDatabaseFailure(error: Error): boolean {
  return error instanceof DrizzleQueryError || error.message.startsWith('D1_')
}

/** Awaits a write; throws `failure()` instead if the database refused a value that must be unique. */
export async function refuseTaken<Result>(
  write: Promise<Result>,
  failure: () => Error,
): Promise<Result> {
  try {
    return await write
  } catch (error) {
    throw isUniqueViolation(error) ? failure() : error
  }
}
