import { authPage } from '#words/pages/auth.ts'
import type { ApiError } from '../../data/api-error.ts'

const { captchaRequired, failed, unexpected } = authPage.toasts

/** Returns the toast for an error of the auth service, or for its not responding. */
export function explainFailure({ code, status, message }: ApiError): {
  title: string
  description: string
} {
  if (code === 'captcha_failed')
    return { title: captchaRequired.title, description: captchaRequired.text }
  if (code === 'network') return { title: unexpected.title, description: message }
  if (status >= 500) return { title: unexpected.title, description: unexpected.text }
  return { title: failed.title, description: message }
}

/** {@link explainFailure} for a failed sign-in or sign-up, whose toast says what the service said. */
export const quoteFailure = (error: ApiError) => {
  const { title, description } = explainFailure(error)
  const isQuoted = title === failed.title && error.said
  return { title, description: isQuoted ? error.said! : description }
}
