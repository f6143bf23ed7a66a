import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { enterCode, requestRecovery } from '../../../auth/one-time-tokens.ts'
import { MailedLink } from '../mailed-link.tsx'

const { meta, ...words } = authPage.forgot

export { meta }

/** Requests a mail with a link for choosing a new password. */
export function Component() {
  return (
    <MailedLink
      words={words}
      kind="recovery"
      action="recover"
      send={requestRecovery}
      onCode={(email, code) => enterCode('recovery', email, code)}
      // After entering the mail's code, the reader chooses a new password.
      next={paths.reset}
    />
  )
}
