import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { accountPage } from '#words/pages/account.ts'
import { authPage } from '#words/pages/auth.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { connectGithub, exchangeGithubCode, isGithubEnabled } from '../../auth/github.ts'
import { disconnectIdentity } from '../../auth/user.ts'
import { Button } from '../../components/ui/button.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { useTask } from '../../components/ui/use-task.ts'

const { identities: text } = accountPage

/** Lists the ways to sign in to this account. GitHub is offered only if the deployment has it configured. */
export default function Identities() {
  const { user } = useAuth()
  const list = useRef<HTMLUListElement>(null)
  const task = useTask({ fallback: list })
  const [isGithubOffered, setGithubOffered] = useState(false)
  useEffect(() => {
    isGithubEnabled().then(setGithubOffered, () => setGithubOffered(false))
  }, [])
  useGithubReturn()
  const identities = user?.identities ?? []
  const github = identities.find(({ provider }) => provider === 'github')
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={text.heading} className="w-full">
        {identities.map(({ identity_id, provider, email }) => (
          <li
            key={identity_id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0 flex-1 basis-56">
              <span className="font-semibold">{text[provider]}</span>
              <span className="block text-sm wrap-anywhere text-muted">
                {email ?? text.connected}
              </span>
            </span>
            {provider === 'github' && identities.length > 1 && (
              <Button
                variant="secondary"
                busy={task.busy}
                onClick={() =>
                  void task.run(() => disconnectIdentity(identity_id), accountPage.toasts.saved)
                }
              >
                {text.disconnect}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {identities.length === 1 && <p className="text-muted">{text.last}</p>}
      {isGithubOffered && !github && (
        <Button
          variant="secondary"
          busy={task.busy}
          onClick={() => void task.run(() => connectGithub(`${paths.account}#ways`))}
        >
          {text.connect}
        </Button>
      )}
    </>
  )
}

/** Exchanges the code with which GitHub sent the browser back, once, and shows a toast with the outcome. */
function useGithubReturn() {
  const [query, setQuery] = useSearchParams()
  const isTried = useRef(false)
  const code = query.get('code')
  const isRefused = query.has('error')
  useEffect(() => {
    if (isTried.current || !(code || isRefused)) return
    isTried.current = true
    setQuery({}, { replace: true })
    const refuse = () => toast(authPage.toasts.failed.title, authPage.github.denied, 'destructive')
    if (!code) return refuse()
    exchangeGithubCode(code).then(
      () => toast(accountPage.toasts.saved.title, text.connected),
      refuse,
    )
  }, [code, isRefused, setQuery])
}
