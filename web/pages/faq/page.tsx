import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { faqCategories } from '#content/catalogue/faq.ts'
import { channels } from '#content/facts/channels.ts'
import { searchFaq } from '#content/search/faq.ts'
import { faqPage } from '#words/pages/faq.ts'
import { openTarget } from '../../boot/open-target.ts'
import { JumpList } from '../../components/page-parts/jump-list.tsx'
import { PageHero } from '../../components/page-parts/page-hero.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { SearchBox } from '../../components/search/search-box.tsx'
import { useMarks } from '../../components/search/use-marks.ts'
import { useSearch } from '../../components/search/use-search.ts'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Category } from './category.tsx'

export const meta = faqPage.meta

const groups = faqCategories.map(({ id, title }) => ({ id, name: title }))

export function Component() {
  const { hero, search: words, categories, more } = faqPage
  const search = useSearch()
  const found = searchFaq(search.text)
  const shown = new Set(
    found.categories.flatMap((category) => category.questions.map(({ id }) => id)),
  )
  const { hash } = useLocation()
  useLayoutEffect(openTarget, [hash])
  const list = useMarks<HTMLDivElement>(search.text)
  const first = search.text ? found.categories[0]?.questions[0]?.id : undefined
  useLayoutEffect(() => openAnswer(first), [first])
  return (
    <>
      <PageHero
        compact
        title={hero.title}
        lead={hero.text}
        aside={<JumpList label={categories.jumpLabel} items={groups} />}
      />
      <Section
        title={categories.heading}
        tools={<SearchBox words={words} search={search} total={found.total} />}
      >
        {/* Microdata, because JSON-LD would repeat every answer, for which the first flight has no room. */}
        <div ref={list} itemScope itemType="https://schema.org/FAQPage">
          {faqCategories.map((category) => (
            <Category key={category.id} category={category} shown={shown} />
          ))}
        </div>
      </Section>
      <div className="bg-panel">
        <Section beside title={more.heading}>
          <p className="measure mb-6 text-lg lg:text-xl">{more.text}</p>
          <div className="buttons">
            <ButtonLink href={more.email.href}>{more.email.label}</ButtonLink>
            {channels.discord && (
              <ButtonLink variant="secondary" href={channels.discord}>
                {more.discord}
              </ButtonLink>
            )}
          </div>
        </Section>
      </div>
    </>
  )
}

/** Opens an answer, which closes the one that was open. */
function openAnswer(id = '') {
  const around = document.getElementById(id)?.closest('details')
  if (around) around.open = true
}
