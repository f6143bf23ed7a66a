import { paths } from '#content/paths.ts'
import { articleCategoryNames, readTime, setTitle } from '#words/articles.ts'
import type { ArticleMeta } from '#words/blog.ts'
import { articlePage } from '#words/pages/blog.ts'
import { ArticleCloth, heroStyle } from '../../components/articles/article-cloth.tsx'
import { tintOf } from '../../components/articles/category-badge.tsx'
import { Share } from '../../components/page-parts/share.tsx'

/** Fits the longest title on three lines on a phone. Inline, because no other page uses this size. */
const SIZE = 'min(clamp(2.25rem,9.5vw,3.75rem),14vw)'

/** Stays with what it follows, so that no line begins with it. */
const dot = (
  <>
    <span aria-hidden="true"> ·</span>{' '}
  </>
)

/** The top of an article, on its cloth. The bar above it is opaque, because not every cloth is dark. */
export function ArticleHero({ slug, meta }: { slug: string; meta: ArticleMeta }) {
  return (
    <div className="cloth-print article-hero" {...tintOf(meta.category)} style={heroStyle}>
      <ArticleCloth slug={slug} category={meta.category} />
      <div className="wrap relative grid gap-10 pt-25 pb-10 lg:grid-cols-[3fr_2fr] lg:py-12">
        <div>
          <p className="mb-4 font-semibold">
            <span className="tinted" {...tintOf(meta.category)}>
              {articleCategoryNames[meta.category]}
            </span>
          </p>
          <h1 style={{ fontSize: SIZE }}>{setTitle(meta.title)}</h1>
          {meta.subtitle && <p className="measure mt-6 text-lg lg:text-xl">{meta.subtitle}</p>}
          <div className="buttons mt-8">
            <p className="w-full">
              {articlePage.by(meta.author)}
              {dot}
              <time dateTime={meta.date}>{meta.dateText}</time>
              {dot}
              {readTime(meta.readMinutes)}
              {meta.updated && (
                <>
                  {dot}
                  <time dateTime={meta.updated}>{meta.updatedText}</time>
                </>
              )}
            </p>
            <Share title={meta.title} path={paths.article(slug)} />
          </div>
        </div>
      </div>
    </div>
  )
}
