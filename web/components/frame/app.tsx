import { Suspense, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { measure } from '../../analytics/measure.ts'
import { AuthProvider } from '../../auth/auth-provider.tsx'
import { applyHead } from '../../document/head.ts'
import type { Page } from '../../document/page.ts'
import { forgetFailure, handleOf, moduleOf, pageAt } from '../../routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'
import { useFlights } from './use-flights.ts'

/** The app: the frame, and in it the page that the address names. */
export function App({ onReady }: { onReady?: () => void }) {
  const { pathname } = useLocation()
  const { page, path } = pageAt(pathname)
  // The boot script already measures the page that the document came with.
  const measured = useRef(pathname)
  useEffect(() => {
    if (measured.current !== pathname) measure()
    measured.current = pathname
  }, [pathname])
  useFlights()
  return (
    <AuthProvider>
      <Layout>
        {/* Outside the keyed boundary, so that the old page stays until the new one's code has loaded. */}
        <Suspense>
          <ErrorBoundary key={pathname} onError={() => forgetFailure(page)}>
            <PageView page={page} path={path} onReady={onReady} />
          </ErrorBoundary>
        </Suspense>
      </Layout>
    </AuthProvider>
  )
}

function PageView({
  page,
  path,
  onReady,
}: {
  page: Page
  path: string
  onReady: (() => void) | undefined
}) {
  const current = use(moduleOf(page))
  useEffect(() => applyHead(handleOf(page, path, current)), [page, path, current])
  // Called here, because React hydrates the content of <Suspense> later than the frame around it.
  useEffect(() => onReady?.(), [onReady])
  return <current.Component />
}
