import './key-figures.css'
import { runs } from 'virtual:africa'
import { nameCountry } from '#content/code-names.ts'
import { countryPlaces } from '#content/facts/country-places.ts'
import { formatNumber } from '#content/format/numbers.ts'
import type { Range } from '#content/wire/analytics-period.ts'
import { analyticsPanel } from '#words/pages/admin-analytics.ts'
import { DOT_STEP, MAP_NORTH } from '../../../components/hubs/map-geometry.ts'
import { useSources } from '../../../data/analytics.ts'

const words = analyticsPanel.map

/** Units of the view box per degree. */
const SCALE = 8
/** Room for the islands, which the map of the hubs leaves out. */
const WEST = -27
/** The radius of the largest circle, and the size of the figures. */
const LARGEST = 40
const FONT_SIZE = 19

const x = (longitude: number) => Math.round((longitude - WEST) * SCALE)
const y = (latitude: number) => Math.round((MAP_NORTH - latitude) * SCALE)

const land = runs
  .map(
    ([longitude, latitude, count]) =>
      `M${x(longitude)} ${y(latitude)}h${(count - 1) * DOT_STEP * SCALE}`,
  )
  .join('')

/** A map of Africa whose circles show, by their areas, how many visits came from each country. Its text is the table of countries. */
export function CountryMap({ range }: { range: Range }) {
  const { data } = useSources(range)
  if (!data || data.visits === 0) return null
  const spots = data.countries.flatMap(({ value, visits }) => {
    const place = countryPlaces[value as keyof typeof countryPlaces]
    return place ? { value, visits, place } : []
  })
  const most = Math.max(1, ...spots.map(({ visits }) => visits))
  const elsewhere = data.visits - spots.reduce((all, { visits }) => all + visits, 0)
  return (
    <section>
      <h3 className="text-lg">{words.heading}</h3>
      <svg className="country-map" viewBox="0 0 704 608" role="img" aria-label={words.picture}>
        {/* With round caps, dashes of zero length are dots. */}
        <path
          className="dots"
          d={land}
          stroke="currentColor"
          strokeOpacity=".28"
          strokeWidth="4"
          strokeDasharray={`0 ${DOT_STEP * SCALE}`}
        />
        {spots.map(({ value, visits, place: [longitude, latitude] }) => {
          const radius = Math.max(5, LARGEST * Math.sqrt(visits / most))
          const figure = formatNumber(visits)
          return (
            <g key={value} transform={`translate(${x(longitude)} ${y(latitude)})`}>
              <title>{words.spot(nameCountry(value), figure)}</title>
              <circle r={radius} />
              {radius * 1.8 > figure.length * FONT_SIZE * 0.6 && radius > FONT_SIZE * 0.7 && (
                <text fontSize={FONT_SIZE}>{figure}</text>
              )}
            </g>
          )
        })}
      </svg>
      <p className="mt-2 text-sm text-muted">
        {words.text} {elsewhere > 0 && words.elsewhere(elsewhere, formatNumber(elsewhere))}
      </p>
    </section>
  )
}
