import { runs } from 'virtual:africa'
import { citySpots } from '#content/catalogue/city-spots.ts'
import { hubs, type Hub } from '#content/catalogue/hubs.ts'
import { DOT_STEP, isCrowded, MAP_NORTH, MAP_WEST } from './map-geometry.ts'

/** Units of the view box per degree. */
const SCALE = 8

/** The plate carrée projection, which keeps shapes near the equator. */
const x = (longitude: number) => Math.round((longitude - MAP_WEST) * SCALE)
const y = (latitude: number) => Math.round((MAP_NORTH - latitude) * SCALE)

/** Half the distance of two dots, in degrees: the rows of the land are shifted by it, one against the other. */
const HALF_STEP = DOT_STEP / 2
const [northernmost] = runs
/** The rows in half steps, each from the end of the one before: numbers of one or two digits. */
const land = runs
  .map(([longitude, latitude, count], index) => {
    const [west, north, dots] = runs[index - 1] ?? [longitude, latitude, 1]
    const [right, down] = [longitude - west - (dots - 1) * DOT_STEP, north - latitude]
    return `m${right / HALF_STEP} ${down / HALF_STEP}h${(count - 1) * 2}`
  })
  .join('')
const towns = citySpots.map(([longitude, latitude]) => `M${x(longitude)} ${y(latitude)}h0`).join('')
/** The line through all hubs, from the farthest to the headquarters. */
const route = [...hubs]
  .sort((one, other) => degreesFromHeadquarters(other) - degreesFromHeadquarters(one))
  .map(({ longitude, latitude }, i) => `${i ? 'L' : 'M'}${x(longitude)} ${y(latitude)}`)
  .join('')

function degreesFromHeadquarters({ longitude, latitude }: Hub): number {
  const headquarters = hubs.find(({ isMain }) => isMain) ?? hubs[0]!
  return Math.hypot(longitude - headquarters.longitude, latitude - headquarters.latitude)
}

/**
 * A map of Africa made of dots, with the hubs in ochre: one ring around a confirmed hub, two around the headquarters.
 * With `linked`, every hub is a link to the element `#hub-{id}` of the page.
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
      {/* With round caps, dashes of zero length are dots, so one path draws all rows. */}
      <path
        className="dots"
        d={land}
        stroke="currentColor"
        strokeOpacity=".42"
        strokeWidth=".767"
        strokeDasharray="0 2"
        transform={`translate(${x(northernmost![0])} ${y(northernmost![1])}) scale(${HALF_STEP * SCALE})`}
      />
      <path className="dots" d={towns} stroke="currentColor" strokeWidth="7" />
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
                x={cx + (isCrowded(hub, hubs) ? -24 : 24)}
                y={cy + 5}
                textAnchor={isCrowded(hub, hubs) ? 'end' : 'start'}
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
