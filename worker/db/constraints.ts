/** Whether the database refused a value that must be unique, in that table if one is named. A single query carries the driver's error as its cause, a batch throws it bare. */
export function isUniqueViolation(error: unknown, table = ''): boolean {
  if (!(error instanceof Error)) return false
  const { cause } = error
  const text = cause instanceof Error ? cause.message : error.message
  return text.includes(`UNIQUE constraint failed: ${table}`)
}

/** Waits for a write; where the database refuses a value that must be unique, `failure` is thrown instead. */
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
