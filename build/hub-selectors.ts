import plugin from 'tailwindcss/plugin'
import { hubs } from '#content/facts/hubs.ts'

/**
 * Adds the rules that outline the hub whose place on the map is pointed at, and mark the place of such a hub. They need one
 * selector per hub, because CSS cannot compare attributes of two elements.
 */
export default plugin((tailwind) => {
  const pointedAt = hubs.map(
    ({ id }) => `.hubs:has([href='#hub-${id}']:is(:hover, :focus)) #hub-${id}`,
  )
  tailwind.addBase({ [pointedAt.join()]: { outline: '3px solid var(--focus)' } })
  const places = hubs.map(
    ({ id }) => `.hubs:has(#hub-${id}:is(:hover, :focus-within)) [href='#hub-${id}'] circle`,
  )
  tailwind.addBase({ [places.join()]: { 'stroke-width': '5' } })
})
