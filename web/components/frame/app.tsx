import { Suspense, use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { measure } from '../../analytics/measure.ts'
import { AuthProvider } from '../../auth/auth-provider.tsx'
import { markStages } from '../../boot/registration-clock.ts'
import { applyHead } from '../../document/head.ts'
import type { Page } from '../../document/page.ts'
import { forgetFailure, handleOf, moduleOf, pageAt } from '../../routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Layout } from './layout.tsx'

/** The frame with the page that the address asks for. */
export function App({ onReady }: { onReady?: () => void }) {
  const { pathname } = useLocation()
  const { page, path } = pageAt(pathname)
  // the boot script has begun with the page that the document came with.
  const measured = useRef(pathname)
  useEffect(() => {
    if (measured.current !== pathname) measure()
    measured.current = pathname
  }, [pathname])
  return (
    <AuthProvider>
      <Layout>
        {/* Outside what changes with the address: so the old page stays until the new one's code is there. */}
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
  // The next instant may be one of this page only.
  useEffect(markStages, [current])
  // Told from in here: React hydrates what stands in <Suspense> later than the frame around it.
  useEffect(() => onReady?.(), [onReady])
  return <current.Component />
}
