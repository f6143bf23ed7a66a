import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { authPage } from '#content/pages/auth.ts'
import { site } from '#content/site.ts'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { useHydrated } from '../../../components/use-hydrated.ts'
import { paths } from '../../../paths.ts'
import { AuthFrame } from '../shell.tsx'
import { Press } from './press.tsx'
import { readLink, type MailLink } from './read-link.ts'

const { confirm } = authPage

export const meta = confirm.meta

/** Where the links in mails lead. Opening the page spends nothing: programs that scan mails open links too. */
export function Component() {
  const { search, hash } = useLocation()
  // The second link of a pair may be opened in the same tab: only the fragment changes then, and it begins anew.
  return <Confirm key={search + hash} search={search} hash={hash} />
}

function Confirm({ search, hash }: { search: string; hash: string }) {
  const isHydrated = useHydrated()
  const [outcome, setOutcome] = useState<'expired' | 'half'>()
  const link: MailLink | undefined = isHydrated ? readLink({ search, hash }) : undefined
  const state = outcome ?? link?.state
  return (
    <AuthFrame title={titleOf(state, link)}>
      {!state && (
        <p role="status" className="when-started">
          {site.form.loading}
        </p>
      )}
      {state === 'half' && <p role="status">{confirm.half}</p>}
      {state === 'missing' && (
        <DeadEnd text={confirm.missing.text} action={confirm.missing.action} href={paths.auth} />
      )}
      {state === 'expired' && (
        <DeadEnd
          text={confirm.expired.text}
          action={confirm.expired.action}
          href={renewalOf(link)}
        />
      )}
      {state === 'ready' && link?.state === 'ready' && <Press link={link} onOutcome={setOutcome} />}
    </AuthFrame>
  )
}

function titleOf(
  state: MailLink['state'] | 'half' | undefined,
  link: MailLink | undefined,
): string {
  if (state === 'missing') return confirm.missing.heading
  if (state === 'expired') return confirm.expired.heading
  if (link?.state === 'ready') return confirm.kinds[link.type].heading
  return confirm.meta.title
}

/** Where a new mail of the same kind can be asked for. */
function renewalOf(link: MailLink | undefined): string {
  const type = link?.state === 'ready' ? link.type : undefined
  if (type === 'magiclink') return paths.code
  if (type === 'email_change') return paths.account
  if (type === 'signup') return paths.auth
  return paths.forgot
}

function DeadEnd({ text, action, href }: { text: string; action: string; href: string }) {
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lg">{text}</p>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  )
}
