import '../../../styles/app.css'
import { Suspense } from 'react'
import { paths } from '#content/paths.ts'
import { certificateText } from '#words/certificates.ts'
import { ownCertificatesPage as words } from '#words/pages/own-certificates.ts'
import { NeedsSession } from '../../../components/personal/needs-session.tsx'
import { OwnEmpty } from '../../../components/personal/own-empty.tsx'
import { OwnFailed, OwnFrame, OwnWaiting } from '../../../components/personal/own-frame.tsx'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { latePart } from '../../../components/ui/late-part.tsx'
import { useOwnCertificates, type OwnCertificates } from '../../../data/certificates.ts'

export const meta = words.meta

// Apart, because the form is the larger part of the page; loaded while the certificates are.
const loadKind = () => import('./certificate-of.tsx')
const CertificateOf = latePart(loadKind)

/** The certificates of the reader. */
export const Component = () => (
  <OwnFrame words={words}>
    <NeedsSession path={paths.ownCertificates} waiting={waiting}>
      <Certificates />
    </NeedsSession>
  </OwnFrame>
)

const waiting = <OwnWaiting words={words} />

function Certificates() {
  const { data, error, mutate } = useOwnCertificates()
  void loadKind().catch(() => undefined)
  if (data) return <Loaded own={data} reload={mutate} />
  return error ? <OwnFailed words={words} error={error} onRetry={() => void mutate()} /> : waiting
}

function Loaded({ own, reload }: { own: OwnCertificates; reload: () => Promise<unknown> }) {
  // A certificate stays, even if what it certifies is unpublished.
  const kinds = [...new Set([...own.claims, ...own.certificates].map(({ kind }) => kind))]
  if (kinds.length === 0) {
    const { action, ...why } = own.published ? words.nothing : words.notYet
    return (
      <OwnEmpty {...why}>
        <ButtonLink variant="secondary" href={action.href}>
          {action.label}
        </ButtonLink>
      </OwnEmpty>
    )
  }
  return kinds.map((kind) => (
    <section key={kind} aria-labelledby={kind} className="max-w-3xl border-t border-line pt-6">
      <h2 id={kind} className="text-2xl">
        {certificateText[kind].title}
      </h2>
      <Suspense fallback={waiting}>
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
