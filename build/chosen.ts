import plugin from 'tailwindcss/plugin'
import { articleCategoryIds } from '#content/facts/article-categories.ts'
import { hubs } from '#content/facts/hubs.ts'

/** Writes the rules that need a selector for each entry of a list, because CSS cannot compare two elements' attributes. */
export default plugin((tailwind) => {
  const marked = hubs.map(
    ({ id }) => `.hubs:has([href='#hub-${id}']:is(:hover, :focus)) #hub-${id}`,
  )
  const otherThanChosen = articleCategoryIds.map(
    (category) =>
      `.articles:has([value='${category}']:checked) [data-category]:not([data-category='${category}'])`,
  )
  tailwind.addBase({
    [marked.join()]: { outline: '3px solid var(--focus)' },
    [otherThanChosen.join()]: { display: 'none' },
  })
})
