import plugin from 'tailwindcss/plugin'
import { articleCategoryIds } from '#content/facts/article-categories.ts'

/**
 * Adds the rule that hides the articles of other categories than the chosen one. It needs one selector per category,
 * because CSS cannot compare attributes of two elements.
 */
export default plugin((tailwind) => {
  const notChosen = articleCategoryIds.map(
    (category) =>
      `.articles:has([value='${category}']:checked) [data-category]:not([data-category='${category}'])`,
  )
  tailwind.addBase({ [notChosen.join()]: { display: 'none !important' } })
})
