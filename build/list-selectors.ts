import plugin from 'tailwindcss/plugin'
import { articleCategoryIds } from '#content/facts/article-categories.ts'
import { hubs } from '#content/facts/hubs.ts'

/** Adds the CSS rules that need one selector per list entry, because CSS cannot compare attributes of two elements. */
export default plugin((tailwind) => {
  const pointedAt = hubs.map(
    ({ id }) => `.hubs:has([href='#hub-${id}']:is(:hover, :focus)) #hub-${id}`,
  )
  const notSelected = articleCategoryIds.map(
    (category) =>
      `.articles:has([value='${category}']:checked) [data-category]:not([data-category='${category}'])`,
  )
  tailwind.addBase({
    [pointedAt.join()]: { outline: '3px solid var(--focus)' },
    [notSelected.join()]: { display: 'none' },
  })
})
