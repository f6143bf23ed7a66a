import { countryNames } from '#content/catalogue/country-names.ts'
import { hubs } from '#content/catalogue/hubs.ts'
import type { CountryCode } from '#content/facts/countries.ts'
import type { PrizeId } from '#content/facts/judging.ts'
import type { TrackId } from '#content/facts/tracks.ts'
import { paths } from '#content/paths.ts'
import {
  galleryAddress,
  galleryFilters,
  type GalleryFilterName,
  type GalleryList,
} from '#content/wire/gallery.ts'
import { projectsPage } from '#words/pages/projects.ts'
import { trackNames } from '#words/track-names.ts'
import { PageHero } from '../components/page-parts/page-hero.tsx'
import { Section } from '../components/page-parts/section.tsx'
import { Cards, prizeName } from './project-card.tsx'

const { hero, winners, filters, list: words, pages: paging } = projectsPage

/** The gallery: the winners, the filters as plain links, and a page of the projects. */
export function ProjectList({ list }: { list: GalleryList }) {
  const isWhole = Object.keys(list.filter).length === 0
  const areWinnersShown = isWhole && list.page === 1 && list.winners.length > 0
  return (
    <>
      <PageHero compact title={hero.title} lead={hero.text} seed={paths.projects} />
      {areWinnersShown && (
        <Section title={winners.heading}>
          <Cards projects={list.winners} areWinners />
        </Section>
      )}
      <Section title={words.heading(list.total)} className={areWinnersShown ? 'pt-0!' : ''}>
        <Filters list={list} />
        {list.total === 0 ? (
          <p className="mt-8">{words.none}</p>
        ) : (
          <Cards projects={list.projects} />
        )}
        <Paging list={list} />
      </Section>
    </>
  )
}

function Filters({ list }: { list: GalleryList }) {
  const shown = galleryFilters.filter((name) => list.choices[name].length > 1 || list.filter[name])
  return (
    <nav aria-label={filters.heading} className="project-filters">
      {shown.map((name) => (
        <details key={name} className="project-filter" open={Boolean(list.filter[name])}>
          <summary className="badge caret">
            {filters.names[name]}
            {list.filter[name] && <strong>: {nameOf(name, list.filter[name])}</strong>}
          </summary>
          <ul className="project-choices">
            {list.choices[name].map(({ value, total }) => (
              <li key={value}>
                <Choice list={list} name={name} value={value} total={total} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {Object.keys(list.filter).length > 0 && (
        <p className="basis-full">
          <a className="link" href={paths.projects}>
            {filters.all}
          </a>
        </p>
      )}
    </nav>
  )
}

function Choice({
  list: { filter },
  name,
  value,
  total,
}: {
  list: GalleryList
  name: GalleryFilterName
  value: string
  total: number
}) {
  const { [name]: current, ...others } = filter
  const isChosen = current === value
  const label = nameOf(name, value)
  return (
    <a
      className="project-choice"
      aria-current={isChosen ? 'true' : undefined}
      aria-label={isChosen ? filters.chosen(label) : undefined}
      href={galleryAddress(isChosen ? others : { ...filter, [name]: value })}
    >
      {label} <span className="text-muted">{total}</span>
    </a>
  )
}

function Paging({ list: { filter, page, pages } }: { list: GalleryList }) {
  if (pages < 2) return null
  return (
    <nav aria-label={paging.label} className="mt-10 flex flex-wrap items-center gap-6">
      {page > 1 && (
        <a className="link" rel="prev" href={galleryAddress(filter, page - 1)}>
          {paging.previous}
        </a>
      )}
      <span className="text-muted">{paging.here(page, pages)}</span>
      {page < pages && (
        <a className="link" rel="next" href={galleryAddress(filter, page + 1)}>
          {paging.next}
        </a>
      )}
    </nav>
  )
}

const names: Record<GalleryFilterName, (value: string) => string | undefined> = {
  track: (value) => trackNames[value as TrackId],
  country: (value) => countryNames[value as CountryCode],
  hub: (value) => hubs.find(({ id }) => id === value)?.city,
  award: (value) => prizeName(value as PrizeId),
}

/** A hub or a track that no longer exists goes by its id. */
const nameOf = (name: GalleryFilterName, value: string) => names[name](value) ?? value
