import '../../components/page-parts/shelf.css'
import { insights } from '#content/catalogue/insights.ts'
import { articles } from '#words/blog.ts'
import { resourcesPage } from '#words/pages/resources.ts'
import { ArticleCard } from '../../components/articles/article-card.tsx'
import { Section } from '../../components/page-parts/section.tsx'

/** Selected articles; the featured one is twice as wide. */
export function Insights() {
  const words = resourcesPage.insights
  return (
    <div className="bg-panel">
      <Section title={words.heading} lead={words.text}>
        <ul className="shelf auto-cols-[min(16.5rem,80vw)] gap-x-4 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
          {insights.map(({ slug, excerpt, isFeature }) => {
            const article = articles.find((candidate) => candidate.slug === slug)
            if (!article) return null
            return (
              <li key={slug} className={isFeature ? 'lg:col-span-2' : ''}>
                <ArticleCard
                  article={article}
                  excerpt={excerpt}
                  {...(isFeature && { flag: words.featureBadge })}
                />
              </li>
            )
          })}
        </ul>
      </Section>
    </div>
  )
}
