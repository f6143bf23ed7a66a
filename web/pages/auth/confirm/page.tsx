import { useLocation } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import { site } from '#words/site.ts'
import { useAuth } from '../../../auth/auth-context.ts'
import type { LinkType } from '../../../auth/one-time-tokens.ts'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { useHydrated } from '../../../components/ui/use-hydrated.ts'
import { AuthFrame } from '../shell.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { readLink, type ConfirmationLink } from './read-link.ts'

const { elsewhere, expired } = confirmPage
// People who are already signed in are sent on to their account.
const newPassword = `${paths.forgot}?${new URLSearchParams({ next: `${paths.account}#password` })}`

/** Where to get a replacement for an expired link of each type. */
const replacements: Record<LinkType, { href: string; text?: string; action?: string }> = {
  signup: { href: paths.verify },
  invite: { href: newPassword, ...expired.invite },
  magiclink: { href: paths.code },
  recovery: { href: newPassword },
  email_change: { href: `${paths.account}#email`, ...expired.emailChange },
  factor_undo: { href: paths.contact, ...expired.undo },
  change_undo: { href: paths.contact, ...expired.undo },
}

export const meta = confirmPage.meta

/** The page that mailed links open. It spends no token until the button is pressed, because mail scanners open links too. */
export function Component() {
  const { search, hash } = useLocation()
  // Keyed, because the second link of a pair may be opened in the same tab and change only the fragment.
  return <Confirm key={search + hash} search={search} hash={hash} />
}

function Confirm({ search, hash }: { search: string; hash: string }) {
  const isHydrated = useHydrated()
  const { status } = useAuth()
  const read = isHydrated ? readLink({ search, hash }) : undefined
  // Without the session that the link has opened, there is nobody to welcome.
  const isStale = read?.state === 'elsewhere' && status === 'signed-out'
  const link: ConfirmationLink | undefined = isStale ? { state: 'missing' } : read
  const isOutcome = link?.state === 'pending' || link?.state === 'elsewhere'
  return (
    <AuthFrame title={titleOf(link)} takesFocus={isOutcome || link?.state === 'expired'}>
      {!link && (
        <p role="status" className="when-started">
          {site.form.loading}
        </p>
      )}
      {link?.state === 'pending' && <p role="status">{confirmPage.half}</p>}
      {link?.state === 'elsewhere' && <SignedUpElsewhere />}
      {link?.state === 'missing' && (
        <DeadEnd
          text={confirmPage.missing.text}
          action={confirmPage.missing.action}
          href={paths.auth}
        />
      )}
      {link?.state === 'expired' && (
        <DeadEnd text={expired.text} action={expired.action} {...replacements[link.type]} />
      )}
      {link?.state === 'ready' && <ConfirmButton link={link} />}
    </AuthFrame>
  )
}

function titleOf(link: ConfirmationLink | undefined): string {
  switch (link?.state) {
    case 'elsewhere':
      return elsewhere.heading
    case 'missing':
      return confirmPage.missing.heading
    case 'expired':
      return expired.heading
    case 'ready':
      return confirmPage.kinds[link.type].heading
    default:
      return confirmPage.meta.title
  }
}

/** Welcomes somebody who signed up in another browser, or did not sign up: then a stranger knows the password. */
function SignedUpElsewhere() {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lg">{elsewhere.text}</p>
      <p className="text-lg">{elsewhere.warning}</p>
      <div className="buttons">
        <ButtonLink href={paths.home}>{elsewhere.go}</ButtonLink>
        <ButtonLink variant="secondary" href={`${paths.account}#password`}>
          {elsewhere.choose}
        </ButtonLink>
      </div>
    </div>
  )
}

function DeadEnd({ text, action, href }: { text: string; action: string; href: string }) {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lg">{text}</p>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  )
}
