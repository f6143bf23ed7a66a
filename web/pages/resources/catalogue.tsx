import '../../components/page-parts/shelf.css'
import type { Resource } from '#content/catalogue/resources.ts'
import { resourceCategories } from '#content/catalogue/resources.ts'
import { searchResources } from '#content/search/resources.ts'
import { resourcesPage } from '#words/pages/resources.ts'
import { Rosette } from '../../components/page-parts/rosette.tsx'
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
    <Section
      title={catalogue.heading}
      tools={<SearchBox words={words} search={search} total={found.total} />}
    >
      {resourceCategories.map(({ id, title, description, colour, items }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          hidden={!items.some((item) => shown.has(item.id))}
          className="mt-12 grid grid-cols-1 gap-x-16 gap-y-4 first:mt-0 lg:grid-cols-[1fr_3fr]"
        >
          <div className="topic top-24 flex gap-4 lg:sticky lg:block" data-tint={colour}>
            <Rosette seed={id} tint={colour} className="size-16 shrink-0 lg:mb-4 lg:size-24" />
            <div className="min-w-0">
              <h3 id={`${id}-title`}>{title}</h3>
              <p className="mt-1">{description}</p>
            </div>
          </div>
          <div className="shelf">
            {columnsOf(items.filter((item) => shown.has(item.id))).map((column) => (
              <ul key={column[0]!.id}>
                {column.map((item) => (
                  <li key={item.id} className="border-t border-line py-3">
                    <Entry item={item} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        </section>
      ))}
    </Section>
  )
}

/** How many lines an entry takes on a phone, with the space around it. */
const linesOf = ({ title, description }: Resource) =>
  Math.ceil(title.length / 28) + Math.ceil(description.length / 34) + 2

/**
 * Divides entries into columns of about three, of about one height, to move through on a phone. On wide screens, shelf.css
 * makes one grid of all of them.
 */
function columnsOf(items: readonly Resource[]) {
  const columns = Array.from({ length: Math.ceil(items.length / 3) }, (): Resource[] => [])
  const total = items.reduce((sum, item) => sum + linesOf(item), 0)
  let above = 0
  for (const item of items) {
    const middle = above + linesOf(item) / 2
    columns[Math.floor((middle / total) * columns.length)]!.push(item)
    above += linesOf(item)
  }
  return columns.filter((column) => column.length > 0)
}

function Entry({ item }: { item: Resource }) {
  return (
    <>
      <p>
        <SmartLink className="link font-semibold" href={item.url}>
          {item.title}
        </SmartLink>
      </p>
      <p className="mt-1">{item.description}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span>{item.type}</span>
        {item.isNew && <Badge tone="good">{catalogue.newBadge}</Badge>}
        {item.isPopular && <Badge tone="warm">{catalogue.popularBadge}</Badge>}
      </p>
    </>
  )
}
