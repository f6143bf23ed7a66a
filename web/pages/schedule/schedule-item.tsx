import type { ScheduleEvent } from '#content/catalogue/schedule.ts'
import { formatDay } from '#content/format/days.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { site } from '#words/site.ts'
import { calendarEntries } from '../../calendar/entries.ts'
import { googleLink } from '../../calendar/links.ts'
import { Badge } from '../../components/ui/badge.tsx'
import { writeTimeIn } from './own-time.ts'

const { detail, calendar } = schedulePage

const links = new Map(calendarEntries().map((entry) => [entry.id, googleLink(entry)]))

/**
 * An event of the schedule, in the time zone of the schedule or in another; its id is the fragment of its address in
 * calendars. With `same`, the event before has the same days.
 */
export function ScheduleItem({
  item,
  same,
  zone,
}: {
  item: ScheduleEvent
  same: boolean
  zone?: string
}) {
  return (
    <li
      className={`later event${same ? ' same' : ''}${item.type === 'deadline' ? ' deadline' : ''}`}
      id={item.id}
    >
      <Stamp {...item} />
      <div>
        <h4>{item.title}</h4>
        <div className="when">
          <Badge tone={item.type === 'deadline' ? 'hot' : 'neutral'}>
            {eventTypeNames[item.type]}
          </Badge>
          <p>{zone ? writeTimeIn(zone, item) : item.time}</p>
        </div>
        <p>{item.description}</p>
        {item.location && <p>{`${detail.whereLabel}: ${item.location}`}</p>}
        {item.details && (
          <details>
            <summary className="link caret">{detail.agendaHeading}</summary>
            <ul>
              {item.details.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        )}
        <a
          href={links.get(item.id)}
          target="_blank"
          rel="noreferrer"
          className="add"
          aria-label={`${calendar.google(item.title)} (${site.opensInNewTab})`}
        />
      </div>
    </li>
  )
}

/** The first day in large figures, with the last where there is more than one. */
function Stamp({ start, end }: Pick<ScheduleEvent, 'start' | 'end'>) {
  return (
    <p className="stamp">
      <time dateTime={start}>
        <b>{dayOfMonth(start)}</b>
        {` ${monthAndWeekday(start)}`}
      </time>
      {end && <span>{detail.until(`${dayOfMonth(end)} ${formatDay(end, 'weekday')}`)}</span>}
    </p>
  )
}

const dayOfMonth = (day: string) => Number(day.slice(8))
const monthAndWeekday = (day: string) =>
  detail.stamp(formatDay(day, 'shortMonth'), formatDay(day, 'weekday'))
