import '../../app.css'
import { authPage } from '#content/pages/auth.ts'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '../../auth/auth-context.ts'
import { FormFrame } from '../../components/form-frame.tsx'
import { Tabs } from '../../components/ui/tabs.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { CodeSignIn } from './code-sign-in.tsx'
import { Forgot } from './forgot.tsx'
import { GithubReturn } from './github-return.tsx'
import { safePath } from './safe-path.ts'
import { SecondFactor } from './second-factor.tsx'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'

export const meta = authPage.meta

type Tab = keyof typeof authPage.tabs
const tabs = (['signin', 'signup'] as const).map((id) => ({ id, label: authPage.tabs[id] }))

/** Sign in and sign up; whoever is signed in already goes on. */
export function Component() {
  const { status } = useAuth()
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  if (status === 'signed-in') return <Navigate to={safePath(query.get('next'), location.origin)} replace />
  return (
    <FormFrame
      back={
        <Link to={paths.home} className="link">
          {authPage.back}
        </Link>
      }
      title={authPage.heading}
      lead={authPage.text}
      seed="account"
    >
      <noscript>
        <p className="mb-6 border-s-4 border-ochre ps-4">{authPage.withoutScript}</p>
      </noscript>
      {status === 'second-factor' ? (
        <SecondFactor />
      ) : (
        // Hidden from the first moment for whoever holds a session: the app is about to send them on.
        <div className="when-signed-out">
          <View query={isHydrated ? query : new URLSearchParams()} />
        </div>
      )}
    </FormFrame>
  )
}

function View({ query }: { query: URLSearchParams }) {
  const [, setQuery] = useSearchParams()
  if (query.has('code') || query.has('error')) return <GithubReturn query={query} />
  if (query.get('view') === 'forgot') return <Forgot />
  if (query.get('view') === 'code') return <CodeSignIn />
  const selected: Tab = query.get('tab') === 'signup' ? 'signup' : 'signin'
  function select(tab: Tab) {
    const next = new URLSearchParams(query)
    if (tab === 'signin') next.delete('tab')
    else next.set('tab', tab)
    setQuery(next, { replace: true })
  }
  return (
    <Tabs label={authPage.tabsLabel} tabs={tabs} selected={selected} onSelect={select}>
      {/* Both stay, so that nothing typed is lost on the way from one to the other. */}
      <div hidden={selected !== 'signin'} className="pt-6">
        <SignIn />
      </div>
      <div hidden={selected !== 'signup'} className="pt-6">
        <SignUp />
      </div>
    </Tabs>
  )
}
