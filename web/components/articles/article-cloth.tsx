import type { CSSProperties } from 'react'
import type { ArticleSummary } from '#words/blog.ts'
import { hemOf } from '../page-parts/hem.ts'
import { Rosette } from '../page-parts/rosette.tsx'
import { tintOf } from './category-badge.tsx'

/** The style of an `article-hero`: its hem of rays, and links in the colour of its text. Inline, so that other pages do not pay for it. */
export const heroStyle: CSSProperties = {
  ...hemOf('rays').style,
  ...({ '--link': 'currentColor', '--focus': 'currentColor' } as CSSProperties),
}

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
