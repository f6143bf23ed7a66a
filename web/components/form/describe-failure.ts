import type { ApiError } from '../../data/api-error.ts'

/** Returns the toast for a failed request: with the given text if no response came, else with the error's own message. */
export function describeFailure({ title, text }: { title: string; text: string }) {
  return (error: ApiError) => ({
    title,
    description: error.code === 'network' ? text : error.message,
  })
}
