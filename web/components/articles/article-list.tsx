import { articleCategoryIds } from '#content/facts/article-categories.ts'
import { articleCategoryNames } from '#words/articles.ts'
import { articles } from '#words/blog.ts'
import { blogPage } from '#words/pages/blog.ts'
import { Section } from '../page-parts/section.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ArticleCard } from './article-card.tsx'
import { tintOf } from './category-badge.tsx'

const { filter, list } = blogPage

const choices = articleCategoryIds.filter((id) => articles.some(({ category }) => category === id))

/** Lists every article, the newest one larger, with a choice of category that works without script, by article-list.css and build/category-selectors.ts. */
export function ArticleList() {
  return (
    <Section title={list.heading}>
      <div className="articles">
        <Categories />
        <ul className="mt-8 grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article, index) => (
            <li
              key={article.slug}
              data-category={article.category}
              {...(index === 0 && { className: 'newest' })}
            >
              <ArticleCard article={article} />
            </li>
          ))}
          <li className="feed cloth">
            <FeedSign />
            <h3>{list.feed.heading}</h3>
            <p>{list.feed.text}</p>
            <p>
              <ButtonLink variant="secondary" href={list.feed.href}>
                {list.feed.label}
              </ButtonLink>
            </p>
          </li>
        </ul>
      </div>
    </Section>
  )
}

/** The usual sign of a feed, drawn in dots. */
const FeedSign = () => (
  <svg viewBox="0 0 100 100" stroke="currentColor" strokeWidth="13" aria-hidden="true">
    <path className="dots" d="M16 84h0" strokeWidth="26" />
    <path className="dots" d="M16 46A38 38 0 0 1 54 84" pathLength="4.01" strokeDasharray="0 1" />
    <path className="dots" d="M16 10A74 74 0 0 1 90 84" pathLength="7.01" strokeDasharray="0 1" />
  </svg>
)

function Categories() {
  return (
    <fieldset className="chips">
      <legend className="mb-3 text-muted">{filter.label}</legend>
      <label className="badge">
        <input type="radio" name="category" value="all" className="sr-only" defaultChecked />
        {filter.all}
      </label>
      {choices.map((category) => (
        <label key={category} className="badge">
          <input type="radio" name="category" value={category} className="sr-only" />
          <span className="tinted dot" {...tintOf(category)} />
          {articleCategoryNames[category]}
        </label>
      ))}
    </fieldset>
  )
}
