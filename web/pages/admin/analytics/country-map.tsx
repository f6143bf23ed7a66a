import { formatNumber } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { useSources } from '../../../data/analytics.ts'
import { AfricaPicture, isOnMap } from './africa-picture.tsx'

const words = analyticsPanel.map

/** A map of Africa whose circles show, by their areas, how many visits came from each country. Its text is the table of countries. */
export function CountryMap({ range }: { range: Range }) {
  const { data } = useSources(range)
  if (!data || data.visits === 0) return null
  const spots = data.countries.map(({ value, visits }) => ({ country: value, count: visits }))
  const shown = spots.filter(({ country }) => isOnMap(country))
  const elsewhere = data.visits - shown.reduce((all, { count }) => all + count, 0)
  return (
    <section>
      <h3 className="text-lg">{words.heading}</h3>
      <AfricaPicture label={words.picture} spots={spots} nameSpot={words.spot} />
      <p className="mt-2 text-sm text-muted">
        {words.text} {elsewhere > 0 && words.elsewhere(elsewhere, formatNumber(elsewhere))}
      </p>
    </section>
  )
}
