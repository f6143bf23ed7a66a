import { paths } from '#content/paths.ts'
import { readTime } from '#words/articles.ts'
import type { ArticleSummary } from '#words/blog.ts'
import { SmartLink } from '../../components/ui/smart-link.tsx'

/** Links to other articles. Their cloths are image files, because three inline drawings would not fit the first flight. */
export function MoreArticles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map(({ slug, title, readMinutes }) => (
        <li key={slug} className="swatch">
          <img src={paths.articleSwatch(slug)} alt="" loading="lazy" />
          <div>
            <h3>
              <SmartLink className="hover:underline" href={paths.article(slug)}>
                {title}
              </SmartLink>
            </h3>
            <p className="mt-1 text-sm text-muted">{readTime(readMinutes)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
