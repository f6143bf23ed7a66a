import { phases, type ScheduleEvent, type SchedulePhase } from '#content/catalogue/schedule.ts'
import type { BrandColour } from '#content/facts/brand-colour.ts'
import { weekdayOf } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { formatDay, formatDays } from '#content/format/days.ts'
import { formatList } from '#content/format/list.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { dayAfter, daysOf, hasDaysOf } from './days.ts'

const { hero } = schedulePage

/** The colours of the phases as they stand out on the cloth; figures in ink on them are readable. */
const onCloth: Record<BrandColour, string> = {
  ochre: 'var(--ochre)',
  leaf: 'var(--success)',
  clay: 'var(--danger)',
  indigo: 'var(--paper)',
}

const STEP = 10
const RADIUS = 4.3
/** Half the width of a band, without half of its outline. */
const BAND = 4
const days = daysOf(event)
/** Monday is the top row, so the first column may begin with days before the hackathon. */
const offset = weekdayOf(event.start)
const columns = Math.ceil((offset + days.length) / 7)
const column = (day: string) => Math.floor((offset + days.indexOf(day)) / 7)
const x = (day: string) => (column(day) + 1) * STEP
const y = (day: string) => (weekdayOf(day) + 1) * STEP

const events = phases.flatMap((phase) => phase.events)
const isBusy = (day: string) => events.some((item) => daysOf(item).includes(day))
/** Whether no event of a single day is on this busy day, so that its number stands on a band instead of a disc. */
const isOnBand = (day: string) => events.every((item) => item.start !== day || item.end)
/** The days of a phase, with those since the phase before. */
const daysUntilEnd = ({ number, end }: SchedulePhase) =>
  days.filter(
    (day) => day <= end && !phases.some((other) => other.number < number && day <= other.end),
  )

/** The days of the finale are ringed. */
const isRinged = ({ id }: SchedulePhase) => id === 'finale'

/** The signs of the legend that are outlines. */
const outlines = [
  { name: eventTypeNames.deadline, sign: <circle r=".8" /> },
  {
    name: hero.severalDays,
    sign: <rect x="-1" y="-.6" width="2" height="1.2" rx=".6" fill="#668" stroke="none" />,
  },
  { name: hero.today, sign: <rect x="-.8" y="-.8" width="1.6" height="1.6" rx=".3" /> },
]

/** Inline, because the styles of the first screen are the same on every page, and only this page needs these. */
const legend = {
  className: 'flex flex-wrap',
  style: { columnGap: 'min(1.25rem, 2.5vw)', fontSize: 'min(.875rem, 3.5vw)' },
}

/** The days under the names of months: the first day, then the first Monday of each month, so that a name heads a whole week. */
const months = days.filter(
  (day) => day === event.start || (weekdayOf(day) === 0 && Number(day.slice(8)) <= 7),
)
const firstWeek = Array.from({ length: 7 }, (_, index) => dayAfter('2024-01-01', index))

/**
 * The hackathon as a calendar with one week per column: every event is a link to its place in the list below, in the colour
 * of its phase and as long as it lasts.
 */
export function SeasonCalendar() {
  return (
    <figure>
      <svg
        viewBox={`-1 -3 ${columns * STEP + 6} ${7 * STEP + 8}`}
        role="group"
        aria-label={hero.picture}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="4"
        fontWeight="600"
        strokeLinecap="round"
      >
        <g aria-hidden="true" fill="currentColor">
          {months.map((day) => (
            <text key={day} x={x(day)} y="0">
              {formatDay(day, 'shortMonth')}
            </text>
          ))}
          <text x="1 1 1 1 1 1 1" y={firstWeek.map(y).join(' ')}>
            {firstWeek.map((day) => formatDay(day, 'weekdayLetter')).join('')}
          </text>
        </g>
        {/* With round caps, dashes of zero length are dots. */}
        <g strokeWidth="2" strokeDasharray={`0 ${STEP}`} opacity=".75">
          {phases.map((phase) => (
            <path
              key={phase.id}
              d={weeksIn(daysUntilEnd(phase))
                // A little longer, so that the last dash is drawn.
                .map(([first, length]) => `M${x(first)} ${y(first)}v${(length - 1) * STEP}.1`)
                .join('')}
              stroke={onCloth[phase.colour]}
            />
          ))}
        </g>
        {phases.map((phase) => (
          <g
            key={phase.id}
            fill={onCloth[phase.colour]}
            stroke={isRinged(phase) ? 'var(--ochre)' : 'var(--cloth)'}
            strokeWidth=".6"
          >
            {phase.events
              .filter((item, place, all) => !hasDaysOf(item, all[place - 1]))
              .map((item) => (
                <EventDays key={item.id} item={item} phase={phase} />
              ))}
          </g>
        ))}
        {/* Out of sight until build/calendar-today.ts moves it to today. */}
        <foreignObject
          className="today"
          x="-104"
          y="-5"
          width="10"
          height="10"
          style={{ display: 'none' }}
          aria-hidden="true"
        >
          <i />
        </foreignObject>
        <g aria-hidden="true" fill="var(--ink)" pointerEvents="none">
          {days.filter(isBusy).map((day) => (
            <text key={day} x={x(day)} y={y(day)} fill={isOnBand(day) ? 'currentColor' : undefined}>
              {+day.slice(8)}
            </text>
          ))}
        </g>
      </svg>
      <figcaption className="mt-3">
        <ul {...legend}>
          {phases.map((phase) => (
            <li key={phase.id}>
              <svg viewBox="-1 -1 2 2" width=".8em" className="inline">
                <circle
                  fill={onCloth[phase.colour]}
                  {...(isRinged(phase)
                    ? { r: '.8', stroke: 'var(--ochre)', strokeWidth: '.4' }
                    : { r: '1' })}
                />
              </svg>
              {`\xA0\xA0${phase.title}`}
            </li>
          ))}
        </ul>
        <ul {...legend}>
          {outlines.map(({ name, sign }) => (
            <li key={name}>
              <svg
                viewBox="-1 -1 2 2"
                width=".8em"
                className="inline"
                fill="none"
                stroke="currentColor"
                strokeWidth=".3"
              >
                {sign}
              </svg>
              {`\xA0\xA0${name}`}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

function EventDays({ item, phase }: { item: ScheduleEvent; phase: SchedulePhase }) {
  const own = daysOf(item)
  const titles = phase.events.filter((other) => hasDaysOf(item, other)).map(({ title }) => title)
  return (
    <a href={`#${item.id}`} aria-label={hero.dayOf(formatDays(item), formatList(titles))}>
      {own.length === 1 ? (
        <circle
          cx={x(item.start)}
          cy={y(item.start)}
          r={RADIUS}
          stroke={item.type === 'deadline' ? 'currentColor' : undefined}
        />
      ) : (
        weeksIn(own).map(([first, length]) => (
          <rect
            key={first}
            x={x(first) - BAND}
            y={y(first) - BAND}
            width={2 * BAND}
            height={2 * BAND + (length - 1) * STEP}
            rx={BAND}
            fill={`color-mix(in srgb,${onCloth[phase.colour]} 30%,var(--cloth))`}
            stroke={onCloth[phase.colour]}
          />
        ))
      )}
    </a>
  )
}

/** Divides days that follow one another into weeks, each as its first day and how many there are. */
const weeksIn = (own: readonly string[]) =>
  own.flatMap((day, index) =>
    index === 0 || weekdayOf(day) === 0
      ? [[day, Math.min(7 - weekdayOf(day), own.length - index)] as const]
      : [],
  )
