import { runs } from 'virtual:africa'
import { hubs, type Hub } from '#content/facts/hubs.ts'
import { regions } from '#content/facts/regions.ts'

const STEP = 1.5
const SCALE = 8
const WEST = -19
const NORTH = 38.5

/** Plate carrée: near the equator it keeps shapes, and a place's spot needs no table. */
const x = (longitude: number) => Math.round((longitude - WEST) * SCALE)
const y = (latitude: number) => Math.round((NORTH - latitude) * SCALE)

const land = runs
  .map(
    ([longitude, latitude, count]) =>
      `M${x(longitude)} ${y(latitude)}h${(count - 1) * STEP * SCALE}`,
  )
  .join('')
const cities = regions
  .flatMap((region) => region.cities)
  .map(({ longitude, latitude }) => `M${x(longitude)} ${y(latitude)}h0`)
  .join('')
/** The route through the lit hubs, west to south-east, as one line drawn once. */
const route = ['accra', 'lagos', 'nairobi', 'lusaka', 'cape-town', 'east-london']
  .map((id) => hubs.find((hub) => hub.id === id))
  .filter((hub) => hub !== undefined)
  .map(({ longitude, latitude }, i) => `${i ? 'L' : 'M'}${x(longitude)} ${y(latitude)}`)
  .join('')

/** A hub whose neighbour stands where its name would: the name goes to the other side. */
const isCrowded = (hub: Hub) =>
  hubs.some(({ longitude, latitude }) => {
    const east = longitude - hub.longitude
    return east > 0 && east < 15 && Math.abs(latitude - hub.latitude) < 3
  })

/**
 * Africa as a field of dots, the hubs lit in ochre: confirmed ones ringed, the headquarters twice.
 * With `linked` every hub is a link to the element `#hub-{id}` of the page.
 */
export function AfricaMap({
  title,
  linked = false,
  lines = false,
  className = '',
}: {
  title: string
  linked?: boolean
  lines?: boolean
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 580 600"
      role={linked ? 'group' : 'img'}
      aria-label={title}
      className={className}
    >
      {/* A dashed line with round caps and no dash length: one path draws a row of dots. */}
      <path
        className="dots"
        d={land}
        stroke="currentColor"
        strokeOpacity=".42"
        strokeWidth="4.6"
        strokeDasharray={`0 ${STEP * SCALE}`}
      />
      <path className="dots" d={cities} stroke="currentColor" strokeWidth="7" />
      {lines && (
        <path
          className="draw"
          d={route}
          pathLength={1}
          fill="none"
          stroke="var(--ochre)"
          strokeWidth="1.5"
        />
      )}
      {hubs.map((hub) => {
        const [cx, cy] = [x(hub.longitude), y(hub.latitude)]
        const figure = (
          <g key={hub.id}>
            {linked && <circle cx={cx} cy={cy} r="22" fill="transparent" />}
            <circle
              cx={cx}
              cy={cy}
              r="6.5"
              fill={hub.isConfirmed ? 'var(--ochre)' : 'none'}
              stroke="var(--ochre)"
              strokeWidth="2.5"
            />
            {hub.isConfirmed && (
              <circle cx={cx} cy={cy} r="12" fill="none" stroke="var(--ochre)" strokeWidth="2" />
            )}
            {hub.isMain && (
              <circle cx={cx} cy={cy} r="17.5" fill="none" stroke="var(--ochre)" strokeWidth="2" />
            )}
            {linked && (
              <text
                x={cx + (isCrowded(hub) ? -24 : 24)}
                y={cy + 5}
                textAnchor={isCrowded(hub) ? 'end' : 'start'}
                fontSize="17"
                fontWeight="600"
                fill="currentColor"
                className="max-sm:hidden"
              >
                {hub.city}
              </text>
            )}
          </g>
        )
        return linked ? (
          <a key={hub.id} href={`#hub-${hub.id}`} aria-label={hub.city}>
            {figure}
          </a>
        ) : (
          figure
        )
      })}
    </svg>
  )
}
