import type { ReactNode } from 'react'
import { legalChanged } from '#content/facts/legal.ts'
import { legal, type LegalCard, type LegalPageWords, type LegalSection } from '#words/legal.ts'
import { PageHero } from '../page-parts/page-hero.tsx'
import { unbroken } from '../page-parts/unbroken.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LinkedText } from './linked-text.tsx'

/** As many cards can be compared side by side; more are folded, so that a reader finds theirs. */
const MOST_OPEN = 6

/** What a list shows before each entry: a square, or whether we ask for it or refuse it. */
const MARKS = {
  plain: 'measure ps-5 list-[square] marker:text-accent',
  yes: 'asked',
  no: 'refused',
}

/** The privacy page, the terms or the code of conduct. `controls` stand at the end of the sections with their ids. */
export function LegalPage({
  words: { hero, summary, sections },
  seed,
  controls = {},
}: {
  words: LegalPageWords
  seed: string
  controls?: Record<string, ReactNode>
}) {
  return (
    <>
      <PageHero title={hero.title} lead={unbroken(hero.text)} seed={seed} tint="indigo" compact>
        {hero.action && <ButtonLink href={hero.action.href}>{hero.action.label}</ButtonLink>}
        <p className="w-full text-sm text-muted">
          <time dateTime={legalChanged}>{legal.changed}</time>
        </p>
      </PageHero>
      <div className="wrap grid gap-8 py-10 lg:grid-cols-[minmax(18rem,1fr)_minmax(0,62rem)] lg:gap-16 lg:py-16">
        <section
          aria-labelledby="summary"
          className="border-s-4 border-ochre bg-panel p-6 lg:col-start-2"
        >
          <h2 id="summary" className="text-2xl">
            {legal.summary}
          </h2>
          {/* Two columns where the panel is wider than its lines may be. */}
          <ul
            className="mt-3 grid gap-x-12 gap-y-2 lg:text-lg"
            style={{ gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,26rem),1fr))' }}
          >
            {summary.map((text) => (
              <li key={text}>
                <LinkedText text={text} set={unbroken} />
              </li>
            ))}
          </ul>
        </section>
        <div className="lg:row-span-2 lg:row-start-1">
          <Index sections={sections} />
        </div>
        <article className="legal grid min-w-0 gap-12">
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1}>
              {controls[section.id]}
            </Section>
          ))}
        </article>
      </div>
    </>
  )
}

/** The numbered sections: below the summary on a narrow screen, and always in view beside it on a wide one. */
function Index({ sections }: Pick<LegalPageWords, 'sections'>) {
  return (
    <nav className="no-print lg:sticky lg:top-24" aria-labelledby="contents">
      <p id="contents" className="mb-2 font-semibold">
        {legal.contents}
      </p>
      <ol className="border-t-2 border-figure">
        {sections.map(({ id, heading }, index) => (
          <li key={id} className="border-b border-line">
            <a className="flex gap-3 py-2 wrap-anywhere hover:underline" href={`#${id}`}>
              <span aria-hidden="true" className="w-6 flex-none font-semibold text-accent">
                {index + 1}
              </span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({
  section,
  number,
  children,
}: {
  section: LegalSection
  number: number
  children: ReactNode
}) {
  const { id, heading, paragraphs, list, marks = 'plain', action, cards, after } = section
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap gap-x-16 gap-y-4 border-t-2 border-figure pt-4"
    >
      {/* Beside its text where that leaves the text a whole measure, and above it elsewhere. */}
      <h2
        id={id}
        className="grid flex-[18rem] scroll-mt-20 grid-cols-[auto_1fr] content-start gap-x-3 text-[min(2rem,10vw)]"
      >
        <span aria-hidden="true" className="text-accent">
          {number}
        </span>
        {heading}
      </h2>
      <div className="grid min-w-0 gap-4" style={{ flex: '99 40rem' }}>
        <Paragraphs texts={paragraphs} />
        {list && (
          <ul className={`grid gap-2 ${MARKS[marks]}`}>
            {list.map((text) => (
              <li key={text}>
                <LinkedText text={text} set={unbroken} />
              </li>
            ))}
          </ul>
        )}
        {action && (
          <p>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </p>
        )}
        {cards &&
          (cards.length > MOST_OPEN ? <FoldedCards cards={cards} /> : <Cards cards={cards} />)}
        <Paragraphs texts={after} />
        {children}
      </div>
    </section>
  )
}

function Cards({ cards }: { cards: readonly LegalCard[] }) {
  // An odd one would leave a hole beside it.
  const isWide = cards.length % 2 === 1
  return (
    <ul className={`mt-4 grid gap-x-6 gap-y-8 not-last:mb-6 ${isWide ? '' : 'sm:grid-cols-2'}`}>
      {cards.map(({ title, rows }) => (
        <li key={title} className="border-t border-line pt-4">
          <h3 className="text-lg leading-tight">{unbroken(title)}</h3>
          <Rows
            rows={rows}
            className={`mt-3 grid gap-4 ${isWide ? 'sm:grid-cols-2 sm:gap-x-6' : ''}`}
          />
        </li>
      ))}
    </ul>
  )
}

function FoldedCards({ cards }: { cards: readonly LegalCard[] }) {
  return (
    <ul className="mt-4 not-last:mb-6">
      {cards.map(({ title, note, rows }) => (
        <li key={title}>
          <details className="border-t border-line" suppressHydrationWarning>
            <summary className="fold flex-wrap items-baseline gap-y-0 py-3">
              <h3 className="min-w-0 flex-1 text-lg leading-tight">{unbroken(title)}</h3>
              <p className="tabular font-normal max-sm:order-1 max-sm:w-full sm:w-56">{note}</p>
            </summary>
            <Rows rows={rows} className="grid gap-x-8 gap-y-4 pb-6 sm:grid-cols-2" />
          </details>
        </li>
      ))}
    </ul>
  )
}

function Rows({ rows, className }: { rows: LegalCard['rows']; className: string }) {
  return (
    <dl className={className}>
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <LinkedText text={text} set={unbroken} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Paragraphs({ texts = [] }: { texts?: readonly string[] | undefined }) {
  return texts.map((text) => (
    <p key={text} className="measure">
      <LinkedText text={text} set={unbroken} />
    </p>
  ))
}
