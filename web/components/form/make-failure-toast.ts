import type { ApiError } from '../../data/api-error.ts'

/** Makes what a form shows when it could not be sent: the given text if no response came, else the error's own message. */
export function makeFailureToast({ title, text }: { title: string; text: string }) {
  return (error: ApiError) => ({
    title,
    description: error.code === 'network' ? text : error.message,
  })
}
