import plugin from 'tailwindcss/plugin'
import { hubs } from '#content/facts/hubs.ts'

/**
 * Adds the rule that outlines the hub whose place on the map is pointed at. It needs one selector per hub, because CSS
 * cannot compare attributes of two elements.
 */
export default plugin((tailwind) => {
  const pointedAt = hubs.map(
    ({ id }) => `.hubs:has([href='#hub-${id}']:is(:hover, :focus)) #hub-${id}`,
  )
  tailwind.addBase({ [pointedAt.join()]: { outline: '3px solid var(--focus)' } })
})
