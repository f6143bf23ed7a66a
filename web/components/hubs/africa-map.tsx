import { runs } from 'virtual:africa'
import { citySpots } from '#content/catalogue/city-spots.ts'
import { hubs, type Hub } from '#content/catalogue/hubs.ts'
import { DOT_STEP, isCrowded, MAP_NORTH, MAP_WEST } from './map-geometry.ts'

/** Units of the view box per degree. */
const SCALE = 8

/** The plate carrée projection, which keeps shapes near the equator. */
const x = (longitude: number) => Math.round((longitude - MAP_WEST) * SCALE)
const y = (latitude: number) => Math.round((MAP_NORTH - latitude) * SCALE)

const land = runs
  .map(
    ([longitude, latitude, count]) =>
      `M${x(longitude)} ${y(latitude)}h${(count - 1) * DOT_STEP * SCALE}`,
  )
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
        strokeWidth="4.6"
        strokeDasharray={`0 ${DOT_STEP * SCALE}`}
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
