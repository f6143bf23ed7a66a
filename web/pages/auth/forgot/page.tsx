import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { enterCode, requestRecovery } from '../../../auth/one-time-tokens.ts'
import { MailedLink } from '../mailed-link.tsx'

const { meta, ...words } = authPage.forgot

export { meta }

/** Asks for a mail with a link to choose a new password. */
export function Component() {
  return (
    <MailedLink
      words={words}
      kind="recovery"
      action="recover"
      send={requestRecovery}
      onCode={(email, code) => enterCode('recovery', email, code)}
      // Whoever proves the address by the code of the mail chooses the new password next.
      next={paths.reset}
    />
  )
}
