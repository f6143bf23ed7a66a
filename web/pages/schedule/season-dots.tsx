import { phases } from '#content/catalogue/schedule.ts'
import { event } from '#content/facts/event.ts'
import { formatDay } from '#content/format/days.ts'
import { schedulePage } from '#words/pages/schedule.ts'

const DAY = 86_400_000
const STEP = 40
const first = Date.parse(event.start)
/** Monday is the top row, so the first column may begin with days before the hackathon. */
const offset = (new Date(first).getUTCDay() + 6) % 7
const count = (Date.parse(event.end) - first) / DAY + 1
const columns = Math.ceil((offset + count) / 7)

const days = Array.from({ length: count }, (_, index) =>
  new Date(first + index * DAY).toISOString().slice(0, 10),
)
const events = phases.flatMap((phase) => phase.events)
const hasEvent = (day: string) =>
  events.some(({ start, end = start }) => start <= day && day <= end)
const isFinale = (day: string) => day >= event.finale.start

const column = (day: string) => Math.floor((offset + days.indexOf(day)) / 7)
const x = (day: string) => column(day) * STEP + STEP / 2
const y = (day: string) => ((offset + days.indexOf(day)) % 7) * STEP + STEP * 1.5
const dots = (some: string[]) => some.map((day) => `M${x(day)} ${y(day)}h0`).join('')

const months = days.filter((day) => day === event.start || day.endsWith('-01'))

/** Every day of the hackathon as a dot, one week per column, to show how full the weeks are. */
export function SeasonDots() {
  return (
    <figure className="max-w-md self-start">
      <svg viewBox={`0 0 ${columns * STEP} ${8 * STEP}`} aria-hidden="true">
        {months.map((day) => (
          <text key={day} x={x(day) - 8} y="24" fontSize="16" fontWeight="600" fill="currentColor">
            {formatDay(day, 'shortMonth')}
          </text>
        ))}
        <path
          className="dots"
          d={dots(days.filter((day) => !hasEvent(day)))}
          stroke="currentColor"
          strokeOpacity=".5"
          strokeWidth="9"
        />
        <path
          className="dots"
          d={dots(days.filter(hasEvent))}
          stroke="var(--ochre)"
          strokeWidth="18"
        />
        {days.filter(isFinale).map((day) => (
          <circle
            key={day}
            cx={x(day)}
            cy={y(day)}
            r="15"
            fill="none"
            stroke="var(--ochre)"
            strokeWidth="2.5"
          />
        ))}
      </svg>
      <figcaption className="mt-2 text-sm text-muted">{schedulePage.hero.picture}</figcaption>
    </figure>
  )
}
