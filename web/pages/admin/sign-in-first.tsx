import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '#content/paths.ts'

/** Leads to the sign-in, and from there back to the part of the dashboard that the address names. */
export function SignInFirst() {
  const { pathname, search } = useLocation()
  return <Navigate to={paths.signIn(pathname + search)} replace />
}
