import { authPage } from '#words/pages/auth.ts'
import type { ApiError } from '../../data/api-error.ts'

const { captchaRequired, failed, unexpected } = authPage.toasts

/** The toast for what the auth service refused, or for its silence. */
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
