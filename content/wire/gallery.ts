import type { CountryCode } from '../facts/countries.ts'
import type { HubId } from '../facts/hubs.ts'
import type { PrizeId } from '../facts/judging.ts'
import type { TrackId } from '../facts/tracks.ts'
import type { ProjectDetails } from '../forms/project.ts'
import { paths } from '../paths.ts'

/** What the gallery can be narrowed to, as the query of its address names it. */
export const galleryFilters = ['track', 'country', 'hub', 'award'] as const
export type GalleryFilterName = (typeof galleryFilters)[number]
export type GalleryFilter = Readonly<Partial<Record<GalleryFilterName, string>>>

/** Returns the address of a page of the gallery. The filters have an order, so that each choice has one address. */
export function galleryAddress(filter: GalleryFilter, page = 1): string {
  const chosen = galleryFilters.flatMap((name) => {
    const value = filter[name]
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  const query = [...chosen, ...(page > 1 ? [`page=${page}`] : [])].join('&')
  return query ? `${paths.projects}?${query}` : paths.projects
}

/** A published project as lists show it. */
export type GalleryCard = {
  slug: string
  title: string
  summary: string
  teamName: string
  trackId: TrackId
  country: CountryCode
  hubId: HubId | null
  award: PrizeId | null
}

/** How many projects each value of a filter would leave, the most first. */
export type GalleryChoices = Readonly<Record<GalleryFilterName, { value: string; total: number }[]>>

/** A page of the gallery. `page` counts from 1. */
export type GalleryList = {
  projects: readonly GalleryCard[]
  winners: readonly GalleryCard[]
  choices: GalleryChoices
  filter: GalleryFilter
  page: number
  pages: number
  total: number
}

/** A published project as its page shows it. Links are https addresses, or empty. */
export type GalleryProject = GalleryCard &
  Omit<ProjectDetails, 'title' | 'summary' | 'description' | 'tools'> & {
    /** HTML that the Worker has made safe. */
    descriptionHtml: string
    tools: readonly { name: string; description: string }[]
    /** ISO day on which the projects were published. */
    published: string
  }
