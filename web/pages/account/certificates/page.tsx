import '../../../styles/app.css'
import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { paths } from '#content/paths.ts'
import { certificateText } from '#words/certificates.ts'
import { authPage } from '#words/pages/auth.ts'
import { ownCertificatesPage as words } from '#words/pages/own-certificates.ts'
import { useAuth } from '../../../auth/auth-context.ts'
import { FailedToStart } from '../../../components/form-parts/failed-to-start.tsx'
import { Button, ButtonLink } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { SmartLink } from '../../../components/ui/smart-link.tsx'
import { useOwnCertificates, type OwnCertificates } from '../../../data/certificates.ts'

export const meta = words.meta

// Apart, because the form is the larger part of the page; loaded while the certificates are.
const loadKind = () => import('./certificate-of.tsx')
const CertificateOf = lazy(loadKind)

const ownCache = { provider: () => new Map() }

/** The certificates of the reader. */
export function Component() {
  const { status, user } = useAuth()
  if (status === 'signed-out' || status === 'second-factor')
    return <Navigate to={paths.signIn(paths.ownCertificates)} replace />
  return (
    <>
      <div className="cloth cloth-print pt-(--bar)">
        <div className="wrap py-8 lg:py-12">
          <p>
            <SmartLink className="back link" href={paths.account}>
              {words.back}
            </SmartLink>
          </p>
          <h1 className="mt-4 text-4xl sm:text-5xl">{words.heading}</h1>
          <p className="measure mt-3 text-lg">{words.lead}</p>
        </div>
      </div>
      <div className="wrap grid min-h-[60vh] content-start gap-10 py-10">
        {user ? (
          // A cache of its own, so that nothing loaded for one person is shown to the next.
          <SWRConfig key={user.id} value={ownCache}>
            <Certificates />
          </SWRConfig>
        ) : (
          <>
            <FailedToStart />
            <Waiting />
            <noscript>
              <Notice>{authPage.withoutScript}</Notice>
            </noscript>
          </>
        )}
      </div>
    </>
  )
}

const Waiting = () => (
  <p role="status" className="when-started">
    {words.loading}
  </p>
)

function Certificates() {
  const { data, error, mutate } = useOwnCertificates()
  void loadKind().catch(() => undefined)
  if (data) return <Loaded own={data} reload={mutate} />
  if (!error) return <Waiting />
  return (
    <Notice as="div" variant="bad" role="alert" className="grid justify-items-start gap-3">
      <p className="font-semibold">{words.failed.text}</p>
      {error instanceof Error && <p className="text-muted">{error.message}</p>}
      <Button variant="secondary" onClick={() => void mutate()}>
        {words.failed.retry}
      </Button>
    </Notice>
  )
}

function Loaded({ own, reload }: { own: OwnCertificates; reload: () => Promise<unknown> }) {
  // A certificate stays, even if what it certifies is taken back from the public.
  const kinds = [...new Set([...own.claims, ...own.certificates].map(({ kind }) => kind))]
  if (kinds.length === 0) {
    const { heading, text } = own.published ? words.nothing : words.notYet
    return (
      <Empty heading={heading} text={text}>
        {own.published && (
          <ButtonLink variant="secondary" href={words.nothing.action.href}>
            {words.nothing.action.label}
          </ButtonLink>
        )}
      </Empty>
    )
  }
  return kinds.map((kind) => (
    <section key={kind} aria-labelledby={kind} className="max-w-3xl border-t border-line pt-6">
      <h2 id={kind} className="text-2xl">
        {certificateText[kind].title}
      </h2>
      <Suspense fallback={<Waiting />}>
        <CertificateOf
          kind={kind}
          claim={own.claims.find((claim) => claim.kind === kind)}
          held={own.certificates.find((certificate) => certificate.kind === kind)}
          reload={reload}
        />
      </Suspense>
    </section>
  ))
}

function Empty({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby="none" className="grid max-w-3xl justify-items-start gap-4">
      <h2 id="none" className="text-2xl">
        {heading}
      </h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
