import { runs } from 'virtual:africa'
import { citySpots } from '#content/catalogue/city-spots.ts'
import { hubs, type Hub } from '#content/catalogue/hubs.ts'
import {
  DOT_STEP,
  isCrowded,
  isUnderName,
  MAP_NORTH,
  MAP_WEST,
  namedPlaces,
} from './map-geometry.ts'

/** Units of the view box per degree. */
const SCALE = 8

/** The plate carrée projection, which keeps shapes near the equator. */
const x = (longitude: number) => Math.round((longitude - MAP_WEST) * SCALE)
const y = (latitude: number) => Math.round((MAP_NORTH - latitude) * SCALE)

/** Half the distance of two dots, in degrees: the rows of the land are shifted by it, one against the other. */
const HALF_STEP = DOT_STEP / 2
const toColumn = (longitude: number) => Math.round((longitude - MAP_WEST) / HALF_STEP)
const toRow = (latitude: number) => Math.round((MAP_NORTH - latitude) / HALF_STEP)

const HALF_STEPS = `scale(${HALF_STEP * SCALE})`

/**
 * The path of the rows of dots, in half steps. Rows run alternately east and west, so each begins near the end of the one
 * before, which keeps the numbers short.
 */
function drawLand(): string {
  let [atColumn, atRow] = [0, 0]
  return runs
    .map(([longitude, latitude, count]) => {
      const across = (count - 1) * (toRow(latitude) % 4 ? 2 : -2)
      const start = toColumn(longitude) - Math.min(0, across)
      const part = `m${start - atColumn} ${toRow(latitude) - atRow}h${across}`
      ;[atColumn, atRow] = [start + across, toRow(latitude)]
      return part
    })
    .join('')
}
const land = drawLand()

const headquarters = hubs.find(({ isMain }) => isMain) ?? hubs[0]!
const named = namedPlaces(hubs)

/** How far a city may be from the dot that stands for it, in degrees. */
const NEAR = 2 * DOT_STEP
/** The distance that keeps a city's dot clear of a hub's rings, in degrees. */
const clearOf = ({ isConfirmed }: Hub) => (isConfirmed ? 2.4 : 1.6)
const isClear = (longitude: number, latitude: number) =>
  hubs.every(
    (hub) => Math.hypot(longitude - hub.longitude, latitude - hub.latitude) > clearOf(hub),
  ) && !isUnderName({ longitude, latitude }, named, hubs)

/**
 * The other cities. Each is drawn at the nearest dot of land that is clear of the hubs' rings and names, so no city ends up
 * in the sea. A city on an island stays where it is. Two neighbouring cities may share a dot.
 */
const spots = citySpots.map(([longitude, latitude]) => {
  let [best, east, north] = [NEAR, longitude, latitude]
  for (const [west, row, count] of runs) {
    const steps = Math.round((longitude - west) / DOT_STEP)
    for (const step of [steps - 1, steps, steps + 1]) {
      const dot = west + Math.max(0, Math.min(count - 1, step)) * DOT_STEP
      const distance = Math.hypot(dot - longitude, row - latitude)
      if (distance < best && isClear(dot, row)) [best, east, north] = [distance, dot, row]
    }
  }
  return [toColumn(east), toRow(north)] as const
})
/** The path that draws these cities, with each dot placed relative to the one before. */
const towns = spots
  .map(([east, south], index, all) => {
    const [west, north] = all[index - 1] ?? [0, 0]
    const [right, down] = [east - west, south - north]
    return right || down ? `m${right} ${down}h0` : ''
  })
  .join('')

/** How far an arc bends, as a fraction of its length. Accra and Lagos are neighbours, so theirs bend differently to stay apart. */
const bendOf = ({ id }: Hub) => (id === 'accra' ? 0.4 : id === 'lagos' ? 0.24 : 0.32)
const CENTRE = [x(20), y(2)] as const
/** The radii of a hub's disc, of its ring if it is confirmed, and of the ring around the headquarters. */
const [DISC, RING, MAIN_RING] = [8, 15, 22]
const radiusOf = ({ isConfirmed, isMain }: Hub) => (isMain ? MAIN_RING : isConfirmed ? RING : DISC)

/** The arc from the headquarters to a hub, from ring to ring, bent away from the centre of the continent. */
function arcTo(hub: Hub): string {
  const [hx, hy] = [x(headquarters.longitude), y(headquarters.latitude)]
  const [tx, ty] = [x(hub.longitude), y(hub.latitude)]
  const [dx, dy] = [tx - hx, ty - hy]
  const [mx, my] = [hx + dx / 2, hy + dy / 2]
  const bend = bendOf(hub) * Math.sign(dx * (my - CENTRE[1]) - dy * (mx - CENTRE[0]))
  const [cx, cy] = [mx - bend * dy, my + bend * dx]
  /** Where the arc leaves or meets a ring: the point of the ring that is nearest to the control point. */
  const facing = (px: number, py: number, radius: number) => {
    const part = radius / Math.hypot(cx - px, cy - py)
    return `${Math.round(px + part * (cx - px))} ${Math.round(py + part * (cy - py))}`
  }
  const [start, end] = [facing(hx, hy, radiusOf(headquarters)), facing(tx, ty, radiusOf(hub))]
  return `M${start}Q${Math.round(cx)} ${Math.round(cy)} ${end}`
}

/**
 * A map of Africa made of dots, with the hubs in ochre: one ring around a confirmed hub, two around the headquarters.
 * With `lines`, an arc leads from these to every other hub, dashed to a
 * pending one. With `linked`, every hub is a link to the element `#hub-{id}` of the page.
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
      fontSize="17"
      paintOrder="stroke"
      // Where a name stands does not depend on the direction of the page.
      direction="ltr"
      role={linked ? 'group' : 'img'}
      aria-label={title}
      className={`font-semibold max-lg:text-[24px] ${className}`}
    >
      {/* With round caps, dashes of zero length are dots, so one path draws all rows. */}
      <path
        className="dots"
        d={land}
        stroke="currentColor"
        strokeOpacity=".4"
        strokeWidth=".9"
        strokeDasharray="0 2"
        transform={HALF_STEPS}
      />
      <g fill="none" stroke="var(--ochre)" strokeWidth="3">
        {lines &&
          hubs
            .filter((hub) => hub !== headquarters)
            .map((hub, index) => (
              <path
                key={hub.id}
                d={arcTo(hub)}
                {...(hub.isConfirmed
                  ? {
                      className: 'draw',
                      pathLength: 1,
                      // All of them are drawn in two seconds.
                      style: {
                        animationDelay: `${(0.3 + (index * 1.5) / hubs.length).toFixed(1)}s`,
                      },
                    }
                  : { strokeDasharray: '3 6' })}
              />
            ))}
        <path
          className="dots"
          d={towns}
          stroke="currentColor"
          strokeWidth="1.8"
          transform={HALF_STEPS}
        />
        {hubs.map((hub) => {
          const [cx, cy] = [x(hub.longitude), y(hub.latitude)]
          const figure = (
            <g key={hub.id}>
              {linked && <circle cx={cx} cy={cy} r="22" fill="transparent" stroke="none" />}
              <circle
                cx={cx}
                cy={cy}
                r={DISC}
                fill={hub.isConfirmed ? 'var(--ochre)' : undefined}
              />
              {hub.isConfirmed && <circle cx={cx} cy={cy} r={RING} />}
              {hub.isMain && <circle className="pulse" cx={cx} cy={cy} r={MAIN_RING} />}
              {named.has(hub) && (
                <text
                  x={cx + (radiusOf(hub) + 12) * (isCrowded(hub, hubs) ? -1 : 1)}
                  y={cy + 5}
                  textAnchor={isCrowded(hub, hubs) ? 'end' : undefined}
                  fill="currentColor"
                  stroke="var(--cloth)"
                  strokeWidth="4"
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
      </g>
    </svg>
  )
}
