import '../../components/page-parts/shelf.css'
import { categoryBadges } from '#content/facts/article-categories.ts'
import { articles } from '#words/blog.ts'
import { blogPage } from '#words/pages/blog.ts'
import { resourcesPage } from '#words/pages/resources.ts'
import { ArticleCard } from '../../components/articles/article-card.tsx'
import { Section } from '../../components/page-parts/section.tsx'

const LATEST = 3
const latest = articles.slice(0, LATEST)
const earlier = articles.slice(LATEST)

/** The newest articles. The first is featured, and takes up two columns. */
export function Insights() {
  const words = resourcesPage.insights
  return (
    <div className="bg-panel">
      <Section title={words.heading} lead={words.text}>
        <ul className="shelf insights">
          {latest.map((article, index) => (
            <li key={article.slug}>
              <ArticleCard article={article} {...(index === 0 && { flag: words.featureBadge })} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** The rest of the articles: just titles, dates and read times. */
export function EarlierArticles() {
  const { feed } = blogPage.list
  return (
    <Section title={resourcesPage.earlier}>
      <div className="articles">
        <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {earlier.map((article) => (
            <li
              key={article.slug}
              className="topic"
              data-tint={categoryBadges[article.category].colour}
            >
              <ArticleCard article={article} plain />
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-10">
        <a className="link" href={feed.href}>
          {feed.label}
        </a>
      </p>
    </Section>
  )
}
