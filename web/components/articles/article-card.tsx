import './article-list.css'
import { paths } from '#content/paths.ts'
import { readTime, setTitle } from '#words/articles.ts'
import type { ArticleSummary } from '#words/blog.ts'
import { unbroken } from '../page-parts/unbroken.tsx'
import { Badge } from '../ui/badge.tsx'
import { SmartLink } from '../ui/smart-link.tsx'
import { ArticleCloth } from './article-cloth.tsx'
import { CategoryBadge } from './category-badge.tsx'

/** An article in a list: a swatch of cloth in its category's colours, then its title and summary. */
export function ArticleCard({
  article,
  flag,
  plain = false,
}: {
  article: ArticleSummary
  /** A word beside the category, such as "Featured". */
  flag?: string
  /** Leaves out all but the title, the date and the read time. */
  plain?: boolean
}) {
  return (
    <article className={plain ? '' : 'card'}>
      {!plain && <ArticleCloth {...article} />}
      <div className="grid grid-cols-1 gap-3">
        {!plain && (
          <p className="flex flex-wrap gap-3">
            <CategoryBadge category={article.category} />
            {flag && <Badge tone="hot">{flag}</Badge>}
          </p>
        )}
        <h3>
          <SmartLink className="hover:underline" href={paths.article(article.slug)}>
            {setTitle(article.title)}
          </SmartLink>
        </h3>
        {!plain && <p>{unbroken(article.description)}</p>}
        <p className="text-sm text-muted">
          <time dateTime={article.date}>{article.dateText}</time> <span aria-hidden="true">·</span>{' '}
          {readTime(article.readMinutes)}
        </p>
      </div>
    </article>
  )
}
