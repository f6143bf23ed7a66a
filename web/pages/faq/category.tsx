import type { FaqCategory } from '#content/catalogue/faq.ts'
import { faqPage } from '#words/pages/faq.ts'
import { unbroken } from '../../components/page-parts/unbroken.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

/** A category with its questions. Those that a search excludes are hidden, not removed, so that they keep their state. */
export function Category({
  category,
  shown,
}: {
  category: FaqCategory
  shown: ReadonlySet<string>
}) {
  const { id, title, colour, questions } = category
  const total = questions.filter((question) => shown.has(question.id)).length
  return (
    <section
      id={id}
      hidden={total === 0}
      className="questions mt-14 grid gap-x-16 first:mt-0 lg:grid-cols-[1fr_2fr]"
      data-tint={colour}
    >
      <div className="topic top-24 lg:sticky">
        <h3>{title}</h3>
        <p className="tabular mt-1 text-sm text-muted">{faqPage.categories.count(total)}</p>
      </div>
      <ul>
        {questions.map(({ id: anchor, question, answer, link }) => (
          <li
            key={anchor}
            hidden={!shown.has(anchor)}
            itemProp="mainEntity"
            itemScope
            itemType="https://schema.org/Question"
          >
            {/*
              They share a name, so that opening an answer closes the previous one. None starts open, because no question
              comes first in every stage of the edition.
            */}
            <details name="faq" className="border-t border-line" suppressHydrationWarning>
              <summary className="fold" itemProp="name">
                <span className="min-w-0">{unbroken(question)}</span>
              </summary>
              <div
                id={anchor}
                className="answer"
                itemProp="acceptedAnswer"
                itemScope
                itemType="https://schema.org/Answer"
              >
                <span itemProp="text">{unbroken(answer)}</span>{' '}
                {link && (
                  <>
                    <SmartLink className="link" href={link.href}>
                      {link.label}
                    </SmartLink>{' '}
                  </>
                )}
                <a className="link inline-block min-h-6" href={`#${anchor}`}>
                  {faqPage.categories.linkLabel}
                </a>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
