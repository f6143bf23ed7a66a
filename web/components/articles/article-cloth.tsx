import type { CSSProperties } from 'react'
import type { BrandColour } from '#content/facts/brand-colour.ts'
import type { ArticleSummary } from '#words/blog.ts'
import { hemOf } from '../page-parts/hem.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { tintOf } from './category-badge.tsx'

/**
 * Returns the style of an `article-hero` in the given colours: its text, and its hem of rays. In its HTML, other pages do not
 * pay for it.
 */
export const heroStyle = (colour: BrandColour, tone: string | undefined): CSSProperties => ({
  ...hemOf('rays').style,
  ...({
    '--link': 'currentColor',
    '--focus': 'currentColor',
    '--figure': tone === 'solid' ? (colour === 'ochre' ? 'var(--ink)' : 'var(--paper)') : undefined,
  } as CSSProperties),
})

/**
 * The cloth of an article: the colours of its category, with a rosette of its own. Its card, the top of the article and its
 * social picture show the same one. Between the first two the rosette flies, by the name that `--flight` gives it.
 */
export function ArticleCloth({ slug, category }: Pick<ArticleSummary, 'slug' | 'category'>) {
  return (
    <div
      className="tinted article-cloth overflow-clip"
      style={{ '--flight': slug } as CSSProperties}
      {...tintOf(category)}
    >
      <Rosette seed={slug} className="absolute" />
    </div>
  )
}
