import { useId } from 'react'
import { articleCategoryIds } from '#content/facts/article-categories.ts'
import { articleCategoryNames } from '#words/articles.ts'
import { articles } from '#words/blog.ts'
import { blogPage } from '#words/pages/blog.ts'
import { Section } from '../page-parts/section.tsx'
import { ArticleCard } from './article-card.tsx'
import { tintOf } from './category-badge.tsx'

const { filter, list } = blogPage

const choices = articleCategoryIds.map((category) => ({
  category,
  total: articles.filter((article) => article.category === category).length,
}))

/** Lists every article, with a choice of category that works without script, by article-list.css and build/list-selectors.ts. */
export function ArticleList() {
  const all = useId()
  return (
    <Section title={list.heading}>
      <div className="articles">
        <fieldset className="chips">
          <legend className="mb-3 text-muted">{filter.label}</legend>
          <label className="badge tinted">
            <input
              id={all}
              type="radio"
              name="category"
              value="all"
              className="sr-only"
              defaultChecked
            />
            {filter.all} ({articles.length})
          </label>
          {choices.map(({ category, total }) => (
            <label key={category} className="badge tinted" {...tintOf(category)}>
              <input
                type="radio"
                name="category"
                value={category}
                className="sr-only"
                data-empty={total === 0 || undefined}
              />
              {articleCategoryNames[category]} ({total})
            </label>
          ))}
        </fieldset>
        <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug} data-category={article.category}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
        <p className="mt-8">
          {filter.none}{' '}
          <label className="link cursor-pointer" htmlFor={all}>
            {filter.showAll}
          </label>
        </p>
      </div>
      <p className="mt-10">
        <a className="link" href={list.feed.href}>
          {list.feed.label}
        </a>
      </p>
    </Section>
  )
}
