import type { Resource } from '#content/catalogue/resources.ts'
import { resourceCategories } from '#content/catalogue/resources.ts'
import { searchResources } from '#content/search/resources.ts'
import { resourcesPage } from '#words/pages/resources.ts'
import { Section } from '../../components/page-parts/section.tsx'
import { SearchBox } from '../../components/search/search-box.tsx'
import { useSearch } from '../../components/search/use-search.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'

const { catalogue, search: words } = resourcesPage

export function Catalogue() {
  const search = useSearch()
  const found = searchResources(search.text)
  const shown = new Set(found.categories.flatMap((category) => category.items.map(({ id }) => id)))
  return (
    <Section title={catalogue.heading}>
      <SearchBox words={words} search={search} total={found.total} />
      {resourceCategories.map(({ id, title, description, colour, items }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          hidden={!items.some((item) => shown.has(item.id))}
          className="mt-14 grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_3fr]"
        >
          <div className="topic top-24 lg:sticky" data-tint={colour}>
            <h3 id={`${id}-title`}>{title}</h3>
            <p className="mt-2">{description}</p>
          </div>
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {items.map((item) => (
              <li key={item.id} hidden={!shown.has(item.id)} className="border-t border-line py-4">
                <Entry item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}

function Entry({ item }: { item: Resource }) {
  return (
    <>
      <p className="flex min-h-6 items-center gap-3 text-sm text-muted">
        <span>{item.type}</span>
        {item.isNew && <Badge tone="good">{catalogue.newBadge}</Badge>}
        {item.isPopular && <Badge tone="warm">{catalogue.popularBadge}</Badge>}
      </p>
      <p className="mt-1">
        <SmartLink className="link font-semibold" href={item.url}>
          {item.title}
        </SmartLink>
      </p>
      <p className="measure mt-1">{item.description}</p>
    </>
  )
}
