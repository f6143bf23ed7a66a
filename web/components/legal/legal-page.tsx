import type { ReactNode } from 'react'
import { legalChanged } from '#content/facts/legal.ts'
import { legal, type LegalPageWords, type LegalSection } from '#words/legal.ts'
import { Contents } from '../page-parts/contents.tsx'
import { PageHero } from '../page-parts/page-hero.tsx'
import { unbroken } from '../page-parts/unbroken.tsx'
import { LinkedText } from './linked-text.tsx'

/** As many cards can be compared side by side; more are folded, so that a reader finds theirs. */
const MOST_OPEN = 6

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
        <p className="w-full">
          <time dateTime={legalChanged}>{legal.changed}</time>
        </p>
      </PageHero>
      <div className="wrap grid gap-8 py-10 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16">
        <div>
          <Contents
            title={legal.contents}
            headings={sections.map(({ id, heading }) => ({ id, title: heading }))}
          />
        </div>
        <article className="grid min-w-0 gap-12">
          <section aria-labelledby="summary" className="border-s-4 border-ochre ps-4">
            <h2 id="summary" className="text-2xl">
              {legal.summary}
            </h2>
            <ul className="measure mt-3 grid gap-2 text-lg">
              {summary.map((text) => (
                <li key={text}>
                  <LinkedText text={text} set={unbroken} />
                </li>
              ))}
            </ul>
          </section>
          {sections.map((section) => (
            <Section key={section.id} section={section}>
              {controls[section.id]}
            </Section>
          ))}
        </article>
      </div>
    </>
  )
}

function Section({ section, children }: { section: LegalSection; children: ReactNode }) {
  const { id, heading, paragraphs, list, cards, after } = section
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="scroll-mt-20 text-2xl">
        {heading}
      </h2>
      <Paragraphs texts={paragraphs} />
      {list && (
        <ul className="measure grid list-disc gap-2 ps-5">
          {list.map((text) => (
            <li key={text}>
              <LinkedText text={text} set={unbroken} />
            </li>
          ))}
        </ul>
      )}
      {cards &&
        (cards.length > MOST_OPEN ? <FoldedCards cards={cards} /> : <Cards cards={cards} />)}
      <Paragraphs texts={after} />
      {children}
    </section>
  )
}

type Cards = NonNullable<LegalSection['cards']>

function Cards({ cards }: { cards: Cards }) {
  const isAlone = cards.length === 1
  return (
    <ul className={`grid gap-x-6 gap-y-8 ${isAlone ? '' : 'sm:grid-cols-2'}`}>
      {cards.map(({ title, rows }) => (
        <li key={title} className="border-t border-line pt-4 sm:border-t-2 sm:border-figure">
          <h3>{unbroken(title)}</h3>
          <Rows
            rows={rows}
            className={`mt-3 grid gap-4 ${isAlone ? 'sm:grid-cols-2 sm:gap-x-6' : ''}`}
          />
        </li>
      ))}
    </ul>
  )
}

function FoldedCards({ cards }: { cards: Cards }) {
  return (
    <ul>
      {cards.map(({ title, rows }) => (
        <li key={title}>
          <details className="border-t border-line" suppressHydrationWarning>
            <summary className="fold">
              <h3 className="text-lg">{unbroken(title)}</h3>
            </summary>
            <Rows rows={rows} className="grid gap-x-8 gap-y-4 pb-6 sm:grid-cols-2" />
          </details>
        </li>
      ))}
    </ul>
  )
}

function Rows({ rows, className }: { rows: Cards[number]['rows']; className: string }) {
  return (
    <dl className={className}>
      {rows.map(([label, text]) => (
        <div key={label}>
          <dt className="text-sm font-semibold text-muted">{label}</dt>
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
