import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../components/use-hydrated.ts'

/** A link to another way of signing in; where the reader wants to go afterwards travels with it. */
export function SignInLink({ to, children }: { to: string; children: ReactNode }) {
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const next = isHydrated && query.get('next')
  return (
    <Link className="link inline-block py-1" to={next ? `${to}?${new URLSearchParams({ next })}` : to}>
      {children}
    </Link>
  )
}
