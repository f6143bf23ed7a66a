import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { confirmPage } from '#words/pages/confirm.ts'
import { isUndo, spendForeignLink, spendLink } from '../../../auth/one-time-tokens.ts'
import { isPasswordDue, isSecondFactorDue } from '../../../auth/stored-session.ts'
import { Button } from '../../../components/ui/button.tsx'
import { changeAndRestoreFocus } from '../../../components/ui/focus.ts'
import { toast } from '../../../components/ui/toast.tsx'
import { ApiError } from '../../../data/api-error.ts'
import { explainFailure } from '../explain-failure.ts'
import { takeSignUp } from '../own-sign-up.ts'
import { safePath } from '../safe-path.ts'
import { outcomeAddress, type ConfirmationLink } from './read-link.ts'

/** The button that spends a mailed link. A link that another program requested leads back to that program. */
export function ConfirmButton({ link }: { link: Extract<ConfirmationLink, { state: 'ready' }> }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { type, tokenHash, redirectTo } = link

  function show(outcome: Parameters<typeof outcomeAddress>[0]) {
    void navigate(outcomeAddress(outcome, type), { replace: true })
  }

  async function spend() {
    setBusy(true)
    try {
      if (leavesSite(link)) {
        return location.assign(await spendForeignLink(type, tokenHash, redirectTo))
      }
      const session = await spendLink(type, tokenHash)
      if (!session) return show('pending')
      const mustChoose = type === 'invite' || isUndo(type) || isPasswordDue(session.user)
      const wanted = safePath(redirectTo, location.origin)
      // Nobody asked for a new password to be sent to the home page: no page was named.
      const isForgotten = type === 'recovery' && wanted === paths.home
      const target = mustChoose || isForgotten ? resetBefore(wanted) : wanted
      if (isSecondFactorDue(session)) {
        return void navigate(`${paths.auth}?${new URLSearchParams({ next: target })}`, {
          replace: true,
        })
      }
      const isOwn = type !== 'signup' || takeSignUp()
      if (!isOwn && !mustChoose) return show('elsewhere')
      const { title, text } = authPage.toasts.signedIn
      if (type === 'magiclink') toast(title, text)
      else toast(confirmPage.done[type])
      void navigate(target, { replace: true })
    } catch (cause) {
      const isExpired = cause instanceof ApiError && (cause.status === 403 || cause.status === 400)
      if (isExpired) return show('expired')
      const { title, text } = authPage.toasts.unexpected
      const words = cause instanceof ApiError ? explainFailure(cause) : { title, description: text }
      toast(words.title, words.description, 'destructive')
      changeAndRestoreFocus(
        () => setBusy(false),
        () => button.current,
      )
    }
  }

  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-lg">{isUndo(type) ? confirmPage.undoText : confirmPage.text}</p>
      <Button ref={button} busy={busy} onClick={() => void spend()}>
        {busy ? confirmPage.submitting : confirmPage.kinds[type].submit}
      </Button>
    </div>
  )
}

/** Returns the page for a new password, which leads on to the page that a link names. */
function resetBefore(wanted: string): string {
  if (wanted === paths.home || wanted === paths.reset) return paths.reset
  return `${paths.reset}?${new URLSearchParams({ next: wanted })}`
}

function leavesSite({ tokenHash, redirectTo }: { tokenHash: string; redirectTo: string }): boolean {
  if (tokenHash.startsWith('pkce_')) return true
  const isAddress = /^[a-z][a-z\d+.-]*:/i.test(redirectTo)
  return isAddress && new URL(redirectTo).origin !== location.origin
}
