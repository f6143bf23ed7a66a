import '../../styles/app.css'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { unsubscribePage as text } from '#words/pages/own-check-ins.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { FormFrame } from '../../components/form-parts/form-frame.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { useHydrated } from '../../components/ui/use-hydrated.ts'
import { useTask } from '../../components/ui/use-task.ts'
import { stopMails } from '../../data/check-ins.ts'
import { MailChoicesForm } from './choices.tsx'

export const meta = text.meta

/**
 * Which mails an address gets. The link of a mail stops those of its kind in one press; nothing happens before, because mail
 * programs look at links by themselves.
 */
export function Component() {
  const { hash } = useLocation()
  const { status } = useAuth()
  const isHydrated = useHydrated()
  const [isDone, setDone] = useState(false)
  const { busy, run } = useTask()
  // The server has rendered the page without the fragment.
  const token = isHydrated ? new URLSearchParams(hash.slice(1)).get('token') : null
  const kind = token?.startsWith('news-') ? text.announcements : text.reminders
  const isMissing = isHydrated && !token && status !== 'loading'
  const isSignedIn = status === 'signed-in'
  const words = isDone ? kind.done : isMissing ? (isSignedIn ? text.own : text.missing) : undefined
  return (
    <FormFrame title={words?.heading ?? kind.heading} seed={paths.unsubscribe} takesFocus={isDone}>
      <div className="grid justify-items-start gap-6">
        <p className="text-lg">{words?.text ?? kind.text}</p>
        {!words && (
          <Button
            busy={busy}
            disabled={!token}
            onClick={() => void run(() => stopMails(token!)).then((ok) => ok && setDone(true))}
          >
            {kind.submit}
          </Button>
        )}
        {words === text.missing && <ButtonLink href={paths.auth}>{text.missing.action}</ButtonLink>}
        <MailChoicesForm
          key={String(isDone)}
          token={token}
          isKnown={token !== null || isSignedIn}
        />
      </div>
    </FormFrame>
  )
}
