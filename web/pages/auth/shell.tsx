import '../../styles/app.css'
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#content/paths.ts'
import { authPage } from '#words/pages/auth.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { isPasswordDue } from '../../auth/stored-session.ts'
import { FormFrame } from '../../components/form-parts/form-frame.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useHydrated } from '../../components/ui/use-hydrated.ts'
import { safePath } from './safe-path.ts'

// Loaded on demand, because most people never see it.
const SecondFactor = lazy(() => import('./second-factor.tsx'))

type Aside = { title: string; text: string }

/** The layout of every way to sign in. It sends on people who are signed in, and asks for the second factor if one is due. */
export function SignInShell({
  title,
  lead,
  aside,
  next,
  children,
}: {
  title: string
  lead: string
  aside?: Aside
  /** Where to go after signing in; by default where the address says. */
  next?: string | undefined
  children: ReactNode
}) {
  const { status, user } = useAuth()
  const [query] = useSearchParams()
  if (status === 'signed-in') {
    const target = next ?? safePath(query.get('next'), location.origin)
    return <Navigate to={user && isPasswordDue(user) ? paths.reset : target} replace />
  }
  return (
    <AuthFrame title={title} lead={lead} aside={aside}>
      {status === 'second-factor' ? (
        <Suspense>
          <SecondFactor />
        </Suspense>
      ) : (
        // Hidden at once in a browser that holds a session, because the app is about to navigate away.
        <div className="when-signed-out">{children}</div>
      )}
    </AuthFrame>
  )
}

/** The layout of all pages around signing in. */
export function AuthFrame({
  title,
  lead,
  aside = authPage.aside,
  takesFocus,
  children,
}: {
  title: string
  lead?: string
  /** What stands on the cloth. */
  aside?: Aside | undefined
  takesFocus?: boolean
  children: ReactNode
}) {
  return (
    <FormFrame
      back={
        <Link to={paths.home} className="link">
          {authPage.back}
        </Link>
      }
      title={title}
      lead={lead}
      seed="account"
      aside={
        <>
          <p className="font-display text-2xl">{aside.title}</p>
          <p>{aside.text}</p>
        </>
      }
      takesFocus={takesFocus}
    >
      <noscript>
        <Notice className="mb-6">{authPage.withoutScript}</Notice>
      </noscript>
      {children}
    </FormFrame>
  )
}

/** A link to another way of signing in, which keeps where to go afterwards. */
export function SignInLink({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const next = isHydrated && query.get('next')
  return (
    <Link
      className="link inline-block py-1"
      to={next ? `${to}?${new URLSearchParams({ next })}` : to}
      {...rest}
    />
  )
}
