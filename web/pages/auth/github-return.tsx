import { useEffect, useRef, useState } from 'react'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { exchangeGithubCode } from '../../auth/github.ts'
import { isSecondFactorDue } from '../../auth/stored-session.ts'
import { Notice } from '../../components/ui/notice.tsx'
import { toast } from '../../components/ui/toast.tsx'
import { SignInLink } from './shell.tsx'

const { github, toasts } = authPage

/** Exchanges the code with which GitHub sent the browser back for a session, or says why that failed. */
export default function GithubReturn({ query }: { query: URLSearchParams }) {
  const code = query.get('code')
  const isTried = useRef(false)
  const [failure, setFailure] = useState(code ? undefined : explain(query.get('error_code')))

  useEffect(() => {
    if (!code || isTried.current) return
    isTried.current = true
    // The code works only once, so a reload must not send it again.
    const rest = new URLSearchParams(location.search)
    rest.delete('code')
    history.replaceState(history.state, '', `${location.pathname}?${rest}`)
    exchangeGithubCode(code).then(
      (session) => {
        if (!isSecondFactorDue(session)) toast(toasts.signedIn.title, toasts.signedIn.text)
      },
      () => setFailure(github.denied),
    )
  }, [code])

  if (!failure) return <p role="status">{github.working}</p>
  return (
    <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-4">
      <p>{failure}</p>
      <SignInLink to={paths.auth}>{authPage.code.back}</SignInLink>
    </Notice>
  )
}

const explain = (code: string | null) =>
  code === 'provider_email_needs_verification' ? github.noEmail : github.denied
