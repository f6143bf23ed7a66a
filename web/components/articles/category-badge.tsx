import { categoryBadges, type ArticleCategoryId } from '#content/facts/article-categories.ts'
import { articleCategoryNames } from '#words/articles.ts'

/** Returns the attributes that give an element of class `tinted` the colours of an article category. */
export function tintOf(category: ArticleCategoryId) {
  const { colour, tone } = categoryBadges[category]
  return { 'data-tint': colour, 'data-tone': tone }
}

export function CategoryBadge({ category }: { category: ArticleCategoryId }) {
  return (
    <span className="badge tinted wrap-anywhere whitespace-normal!" {...tintOf(category)}>
      {articleCategoryNames[category]}
    </span>
  )
}
