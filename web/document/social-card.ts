import { hubs, type Hub } from '#content/catalogue/hubs.ts'
import { phases } from '#content/catalogue/schedule.ts'
import { categoryBadges } from '#content/facts/article-categories.ts'
import type { BrandColour } from '#content/facts/brand-colour.ts'
import { event } from '#content/facts/event.ts'
import type { TrackCloth } from '#content/facts/tracks.ts'
import { formatDay } from '#content/format/days.ts'
import { paths } from '#content/paths.ts'
import { articleCategoryNames } from '#words/articles.ts'
import { articles } from '#words/blog.ts'
import * as edition from '#words/edition.ts'
import { site } from '#words/site.ts'
import { socialPicture } from './head.ts'
import type { PageHandle } from './page.ts'

/** A day of the edition, in order; `colour` is its phase's, `held` tells that something takes place. */
export type SeasonDay = { day: string; colour: BrandColour; held: boolean; month: string }

/** What a social picture shows beside its title. */
export type SocialFigure =
  | { kind: 'rosette'; seed: string; cloth: TrackCloth }
  | { kind: 'map'; hubs: readonly Hub[] }
  | { kind: 'posters' }
  | { kind: 'season'; days: readonly SeasonDay[] }

/** The content of one social picture. */
export type SocialCard = {
  file: string
  /** The file with the article's cloth on its own. */
  swatch?: string
  title: string
  eyebrow: string
  figure: SocialFigure
}

/** Describes the picture of a page, for the build to draw. */
export function describeCard(handle: PageHandle): SocialCard {
  const article = articles.find(({ slug }) => paths.article(slug) === handle.canonical)
  return {
    file: socialPicture(handle).slice(1),
    ...(article && { swatch: paths.articleSwatch(article.slug).slice(1) }),
    title: handle.canonical === paths.home ? site.name : handle.meta.title,
    eyebrow:
      handle.canonical === paths.home
        ? edition.dates
        : article
          ? articleCategoryNames[article.category]
          : site.name,
    figure: article
      ? { kind: 'rosette', seed: article.slug, cloth: categoryBadges[article.category] }
      : figureOf(handle.canonical),
  }
}

function figureOf(path: string): SocialFigure {
  if (path === paths.home) return { kind: 'map', hubs }
  if (path === paths.tracks) return { kind: 'posters' }
  if (path === paths.schedule) return { kind: 'season', days: listDays() }
  return { kind: 'rosette', seed: path, cloth: { colour: 'indigo', tone: 'solid' } }
}

const DAY = 86_400_000

function listDays(): SeasonDay[] {
  const first = Date.parse(event.start)
  const count = (Date.parse(event.end) - first) / DAY + 1
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * DAY).toISOString().slice(0, 10)
    const within = ({ start, end = start }: { start: string; end?: string }) =>
      start <= day && day <= end
    // Phases overlap; the later one counts, and before a gap the one that was.
    const phase = phases.findLast(({ start }) => start <= day) ?? phases[0]!
    return {
      day,
      colour: phase.colour,
      held: phases.some(({ events }) => events.some(within)),
      month: formatDay(day, 'shortMonth'),
    }
  })
}
