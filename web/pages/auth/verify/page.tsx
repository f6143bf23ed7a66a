import { authPage } from '#words/pages/auth.ts'
import { resendVerification } from '../../../auth/one-time-tokens.ts'
import { MailedLink } from '../mailed-link.tsx'
import { verifyByCode } from '../verify-by-code.ts'

const { meta, ...words } = authPage.verify

export { meta }

/** Requests the verification mail of a sign-up again, for people whose link has expired. */
export function Component() {
  return (
    <MailedLink
      words={words}
      kind="signup"
      action="resend"
      send={resendVerification}
      onCode={verifyByCode}
    />
  )
}
