import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { site } from '#words/site.ts'
import type { LinkType } from '../../../auth/one-time-tokens.ts'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { useHydrated } from '../../../components/ui/use-hydrated.ts'
import { AuthFrame } from '../shell.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { readLink, type ConfirmationLink } from './read-link.ts'

const { confirm } = authPage
const { expired } = confirm
// People who are already signed in are sent on to their account.
const newPassword = `${paths.forgot}?${new URLSearchParams({ next: `${paths.account}#password` })}`

/** Where to get a replacement for an expired link of each type. */
const replacements: Record<LinkType, { href: string; text?: string; action?: string }> = {
  signup: { href: paths.verify },
  invite: { href: newPassword, ...expired.invite },
  magiclink: { href: paths.code },
  recovery: { href: newPassword },
  email_change: { href: `${paths.account}#email`, ...expired.emailChange },
}

export const meta = confirm.meta

/** The page that mailed links open. It spends no token until the button is pressed, because mail scanners open links too. */
export function Component() {
  const { search, hash } = useLocation()
  // Keyed, because the second link of a pair may be opened in the same tab and change only the fragment.
  return <Confirm key={search + hash} search={search} hash={hash} />
}

function Confirm({ search, hash }: { search: string; hash: string }) {
  const isHydrated = useHydrated()
  const [outcome, setOutcome] = useState<'expired' | 'pending'>()
  const link: ConfirmationLink | undefined = isHydrated ? readLink({ search, hash }) : undefined
  const state = outcome ?? link?.state
  return (
    <AuthFrame title={titleOf(state, link)} takesFocus={outcome !== undefined}>
      {!state && (
        <p role="status" className="when-started">
          {site.form.loading}
        </p>
      )}
      {state === 'pending' && <p role="status">{confirm.half}</p>}
      {state === 'missing' && (
        <DeadEnd text={confirm.missing.text} action={confirm.missing.action} href={paths.auth} />
      )}
      {state === 'expired' && (
        <DeadEnd
          text={expired.text}
          action={expired.action}
          {...replacements[link?.state === 'ready' ? link.type : 'recovery']}
        />
      )}
      {state === 'ready' && link?.state === 'ready' && (
        <ConfirmButton link={link} onOutcome={setOutcome} />
      )}
    </AuthFrame>
  )
}

function titleOf(
  state: ConfirmationLink['state'] | 'pending' | undefined,
  link: ConfirmationLink | undefined,
): string {
  if (state === 'missing') return confirm.missing.heading
  if (state === 'expired') return expired.heading
  if (link?.state === 'ready') return confirm.kinds[link.type].heading
  return confirm.meta.title
}

function DeadEnd({ text, action, href }: { text: string; action: string; href: string }) {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lg">{text}</p>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  )
}
