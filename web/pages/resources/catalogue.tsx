import './catalogue.css'
import type { Resource } from '#content/catalogue/resources.ts'
import { resourceCategories } from '#content/catalogue/resources.ts'
import { searchResources } from '#content/search/resources.ts'
import { resourcesPage } from '#words/pages/resources.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
import { Section } from '../../components/page-parts/section.tsx'
import { unbroken } from '../../components/page-parts/unbroken.tsx'
import { SearchBox } from '../../components/search/search-box.tsx'
import { useMarks } from '../../components/search/use-marks.ts'
import { useSearch } from '../../components/search/use-search.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

const { catalogue, search: words } = resourcesPage

export function Catalogue() {
  const search = useSearch()
  const found = searchResources(search.text)
  const list = useMarks<HTMLDivElement>(search.text)
  const shown = new Set(found.categories.flatMap((category) => category.items.map(({ id }) => id)))
  return (
    <Section
      title={catalogue.heading}
      tools={<SearchBox words={words} search={search} total={found.total} />}
    >
      <div ref={list}>
        {resourceCategories.map(({ id, title, description, colour, items }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            hidden={!items.some((item) => shown.has(item.id))}
            className="subject grid grid-cols-1 gap-4"
          >
            <div className="topic flex gap-4 lg:items-center lg:gap-6" data-tint={colour}>
              <Rosette seed={id} tint={colour} className="" />
              <div className="min-w-0">
                <h3 id={`${id}-title`} className="text-2xl lg:text-3xl">
                  {title}
                </h3>
                <p className="mt-1">{description}</p>
              </div>
            </div>
            <ul className="entries" data-found={search.text ? '' : undefined}>
              {items.map((item, index) => (
                <li
                  key={item.id}
                  hidden={!shown.has(item.id)}
                  data-short={item.id.startsWith('sdk-') ? '' : undefined}
                  {...(index === 0 && {
                    className: 'start tinted text-figure',
                    'data-tint': colour,
                  })}
                >
                  <Entry item={item} isStart={index === 0} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}

/** An entry; a category begins with the one to read first, larger than the others. */
function Entry({ item, isStart }: { item: Resource; isStart: boolean }) {
  return (
    <>
      {isStart && (
        <p className="col-span-full">
          <Badge tone="hot">{catalogue.startBadge}</Badge>
        </p>
      )}
      <p>
        <SmartLink
          className={isStart ? 'link font-display' : 'font-semibold hover:underline'}
          href={item.url}
        >
          {unbroken(item.title)}
        </SmartLink>
      </p>
      <p>{unbroken(item.description)}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span>{item.type}</span>
        {item.isNew && <Badge tone="good">{catalogue.newBadge}</Badge>}
        {item.isPopular && <Badge tone="warm">{catalogue.popularBadge}</Badge>}
      </p>
    </>
  )
}
