import type { ReactNode } from 'react'
import { hubs } from '#content/catalogue/hubs.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'
import type { CertificateCheck } from '#content/wire/certificates.ts'
import { certificateText, certificateWords } from '#words/certificates.ts'
import { certificatePage as words } from '#words/pages/certificate.ts'
import { Fact } from '../components/page-parts/fact.tsx'
import { Rosette } from '../components/page-parts/rosette.tsx'
import { prizeName } from '../gallery/project-card.tsx'

/** What a certificate says, for anybody who has its code, and the field for a code. */
export function CertificatePage({ check }: { check: CertificateCheck }) {
  if (check.state === 'valid') return <Valid check={check} />
  const { title, text, typed } = describe(check)
  return (
    <>
      <Head seed={words.meta.title} isCheck denied={check.state !== 'empty'}>
        <h1>{title}</h1>
        <p className="measure mt-4 text-lg wrap-anywhere lg:text-xl">{text}</p>
        {typed !== undefined && (
          <p className="measure mt-4 wrap-anywhere">
            <bdi>{words.unknown.typed(typed)}</bdi>
          </p>
        )}
      </Head>
      <div className="wrap grid items-center gap-10 pt-4 pb-10 lg:grid-cols-2 lg:gap-16 lg:py-16">
        <CodeForm typed={typed ?? ''} />
        <Sample />
      </div>
    </>
  )
}

function describe(check: Exclude<CertificateCheck, { state: 'valid' }>) {
  const { withdrawn, unknown, meta, lead } = words
  if (check.state === 'withdrawn')
    return { title: withdrawn.title, text: withdrawn.text(check.code) }
  if (check.state === 'unknown')
    return { title: unknown.title, text: unknown.text, typed: check.typed }
  return { title: meta.title, text: lead }
}

function Valid({ check: { certificate, slug } }: { check: CertificateCheck & { state: 'valid' } }) {
  const { code, kind, edition, name, issued, teamName, projectTitle } = certificate
  const { title, statement } = certificateText[kind]
  const { facts, ...valid } = words.valid
  const city = hubs.find(({ id }) => id === certificate.hubId)?.city
  const award = prizeName(certificate.award)
  return (
    <article>
      <Head seed={teamName ?? name}>
        <p className="font-semibold text-ochre">{certificateWords.edition(edition)}</p>
        <h1 className="mt-2">{title}</h1>
        <p className="mt-6">{certificateWords.intro}</p>
        <p
          className={`mt-1 text-3xl font-bold wrap-anywhere lg:text-5xl ${isLatin(name) ? 'font-display' : ''}`}
        >
          <bdi>{name}</bdi>
        </p>
        <p className="measure mt-4 text-lg">{statement(edition)}</p>
      </Head>
      <div className="wrap grid gap-12 py-10 lg:grid-cols-[2fr_1fr] lg:gap-16 lg:py-16">
        <section aria-labelledby="real">
          <h2 id="real">{valid.state}</h2>
          <p className="measure mt-3">{valid.text}</p>
          <dl className="mt-6">
            <Fact label={facts.code}>
              <span className="tabular font-display text-2xl lg:text-4xl">{code}</span>
            </Fact>
          </dl>
          <dl className="mt-4 grid gap-4 sm:grid-cols-2">
            {award && <Fact label={facts.award}>{award}</Fact>}
            {teamName && <Fact label={facts.team}>{teamName}</Fact>}
            {projectTitle && (
              <Fact label={facts.project}>
                {slug ? (
                  <a className="link" href={paths.project(slug)}>
                    {projectTitle}
                  </a>
                ) : (
                  projectTitle
                )}
              </Fact>
            )}
            {city && <Fact label={facts.hub}>{city}</Fact>}
            <Fact label={facts.issued}>{formatDay(issued, 'date')}</Fact>
          </dl>
          <p className="measure mt-6 text-muted">{valid.only}</p>
        </section>
        <aside aria-labelledby="another" className="no-print">
          <h2 id="another" className="text-2xl">
            {valid.another}
          </h2>
          <CodeForm typed="" />
        </aside>
      </div>
    </article>
  )
}

/** Where a certificate shows its code. */
function Sample() {
  const { label, name } = words.sample
  return (
    <figure className="border-s-4 border-ochre bg-panel p-5 sm:p-8">
      <figcaption className="mb-4">
        <b className="badge">{label}</b>
      </figcaption>
      <p className="font-display text-xl font-bold">{certificateText.participant.title}</p>
      <p className="mt-3 text-sm text-muted">{certificateWords.intro}</p>
      <p className="font-display text-3xl font-bold">{name}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 border-t border-line pt-3">
        <span className="text-sm text-muted">{certificateWords.code}</span>
        <code className="font-semibold">{words.field.example}</code>
      </p>
    </figure>
  )
}

/** The display face has Latin letters only; in a mixed name two faces would meet. */
const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\P{L}]+$/u.test(name)

/** The cloth at the top, with the rosette of a team or a person; where the answer is no, it is cut through and faint. */
function Head({
  seed,
  denied = false,
  isCheck = false,
  children,
}: {
  seed: string
  denied?: boolean
  /** Kept low on phones, so that the field below it is in the first screen. */
  isCheck?: boolean
  children: ReactNode
}) {
  return (
    <header
      className="project-hero cloth cloth-print overflow-clip"
      data-tint="indigo"
      data-denied={denied || undefined}
      data-check={isCheck || undefined}
    >
      <div className="wrap">{children}</div>
      <Rosette seed={seed} className="" />
    </header>
  )
}

/** Works without JavaScript: the address that it leads to reads the code. */
function CodeForm({ typed }: { typed: string }) {
  const { label, hint, example, submit } = words.field
  return (
    <form action={paths.certificateSearch} className="mt-4 grid gap-3">
      <label className="font-semibold" htmlFor="code">
        {label}
      </label>
      <p id="code-hint" className="text-sm text-muted">
        {hint} <span className="inline-block">{example}.</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {/* At least as wide as a code. */}
        <input
          className="input"
          style={{
            flex: '1 1 min(100%, 19ch + 1.75rem)',
            maxInlineSize: '26rem',
            fontFamily: 'ui-monospace, monospace',
          }}
          id="code"
          name="code"
          required
          maxLength={60}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="code-hint"
        />
        <button type="submit" data-variant="primary" className="button">
          {submit}
        </button>
      </div>
    </form>
  )
}
