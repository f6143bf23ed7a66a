import { categoryBadges, type ArticleCategory } from '#words/pages/blog.ts'

/** Attributes that give an element of class `tinted` the colours of an article category. */
export function tintOf(category: string) {
  const { colour, tone } = categoryBadges[category as ArticleCategory]
  return { 'data-tint': colour, 'data-tone': tone }
}

export function CategoryBadge({ category }: { category: string }) {
  return (
    <span className="badge tinted" {...tintOf(category)}>
      {category}
    </span>
  )
}
