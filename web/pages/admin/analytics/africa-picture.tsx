import './key-figures.css'
import { runs } from 'virtual:africa'
import { nameCountry } from '#content/code-names.ts'
import { countryPlaces } from '#content/facts/country-places.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { DOT_STEP, MAP_NORTH } from '../../../components/hubs/map-geometry.ts'

/** Units of the view box per degree. */
const SCALE = 8
/** Room for the islands, which the map of the hubs leaves out. */
const WEST = -27
/** The radius of the largest circle, and the size of the figures. */
const LARGEST = 36
const FONT_SIZE = 22

const x = (longitude: number) => Math.round((longitude - WEST) * SCALE)
const y = (latitude: number) => Math.round((MAP_NORTH - latitude) * SCALE)

const land = runs
  .map(
    ([longitude, latitude, count]) =>
      `M${x(longitude)} ${y(latitude)}h${(count - 1) * DOT_STEP * SCALE}`,
  )
  .join('')

type Spot = { country: string; count: number }
type Circle = { at: { x: number; y: number }; radius: number }

/** Pushes overlapping circles apart, each by half the overlap, in up to 30 rounds. */
function moveApart(circles: readonly Circle[]) {
  for (let round = 0; round < 30; round++)
    for (const [index, one] of circles.entries())
      for (const other of circles.slice(index + 1)) {
        const [right, down] = [other.at.x - one.at.x, other.at.y - one.at.y]
        const apart = Math.hypot(right, down) || 1
        const share = Math.max(0, (one.radius + other.radius + 1 - apart) / apart / 2)
        one.at.x -= right * share
        one.at.y -= down * share
        other.at.x += right * share
        other.at.y += down * share
      }
}

/** Returns the middle of a country; undefined outside Africa. */
const placeOf = (country: string) => countryPlaces[country as keyof typeof countryPlaces]

/** Tells whether a country, by its code, is on the map. */
export const isOnMap = (country: string) => placeOf(country) !== undefined

/** A map of Africa whose circles show, by their areas, how many there are of each country. `nameSpot` says so in words. */
export function AfricaPicture({
  label,
  spots,
  nameSpot,
}: {
  label: string
  spots: readonly Spot[]
  nameSpot: (country: string, count: string) => string
}) {
  const placed = spots.flatMap(({ country, count }) => {
    const place = placeOf(country)
    return place ? { country, count, at: { x: x(place[0]), y: y(place[1]) } } : []
  })
  const most = Math.max(1, ...placed.map(({ count }) => count))
  const radiusOf = (count: number) => Math.max(7, LARGEST * Math.sqrt(count / most))
  moveApart(placed.map(({ at, count }) => ({ at, radius: radiusOf(count) })))
  const isRoomy = (count: number) => {
    const radius = radiusOf(count)
    return radius * 1.45 > formatNumber(count).length * FONT_SIZE * 0.6 && radius > FONT_SIZE * 0.7
  }
  // A figure fits beside its circle if it touches no other circle.
  const isFree = ({ country, count, at }: (typeof placed)[number]) => {
    const end = at.x - radiusOf(count) - 6
    const start = end - formatNumber(count).length * FONT_SIZE * 0.6
    return placed.every(
      (other) =>
        other.country === country ||
        Math.abs(other.at.y - at.y) > radiusOf(other.count) + FONT_SIZE / 2 ||
        other.at.x + radiusOf(other.count) < start ||
        other.at.x - radiusOf(other.count) > end,
    )
  }
  return (
    <svg className="country-map" viewBox="0 0 704 608" role="img" aria-label={label}>
      {/* With round caps, dashes of zero length are dots. */}
      <path
        className="dots"
        d={land}
        stroke="currentColor"
        strokeOpacity=".28"
        strokeWidth="4"
        strokeDasharray={`0 ${DOT_STEP * SCALE}`}
      />
      {placed
        .toSorted((one, other) => other.count - one.count)
        .map(({ country, count, at }) => (
          <circle key={country} cx={at.x} cy={at.y} r={radiusOf(count)}>
            <title>{nameSpot(nameCountry(country), formatNumber(count))}</title>
          </circle>
        ))}
      {/* After all circles, or that of a neighbour would cover a figure. */}
      {placed.map((spot) => {
        const { country, count, at } = spot
        const isInside = isRoomy(count)
        return (
          (isInside || isFree(spot)) && (
            <text
              key={country}
              data-beside={!isInside || undefined}
              x={isInside ? at.x : at.x - radiusOf(count) - 6}
              y={at.y}
              fontSize={FONT_SIZE}
            >
              {formatNumber(count)}
            </text>
          )
        )
      })}
    </svg>
  )
}
