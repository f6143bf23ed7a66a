import type { ScheduleEvent } from '#content/catalogue/schedule.ts'
import type { EventTypeId } from '#content/facts/event-types.ts'
import { eventTypeNames } from '#words/event-types.ts'
import { schedulePage } from '#words/pages/schedule.ts'
import { calendarEntries } from '../../calendar/entries.ts'
import { googleLink } from '../../calendar/links.ts'
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx'
import { SmartLink } from '../../components/ui/smart-link.tsx'
import { writeTimeIn } from './own-time.ts'
import { TypeIcon } from './type-icon.tsx'

const { detail, calendar } = schedulePage

const tones: Partial<Record<EventTypeId, BadgeTone>> = {
  milestone: 'strong',
  deadline: 'hot',
  presentation: 'strong',
  showcase: 'strong',
  ceremony: 'strong',
}

const links = new Map(calendarEntries().map((entry) => [entry.id, googleLink(entry)]))

/** An event of the schedule, in the time zone of the schedule or in another; its id is the fragment of its address in calendars. */
export function ScheduleItem({ item, zone }: { item: ScheduleEvent; zone?: string }) {
  return (
    <li
      id={item.id}
      className="later grid gap-x-6 gap-y-2 border-t border-line py-5 first:border-t-0 first:pt-0 sm:grid-cols-[9rem_1fr]"
    >
      <div>
        <p className="font-display text-lg leading-snug font-bold">
          <time dateTime={item.start}>{item.date}</time>
        </p>
        <p className="text-sm">{zone ? writeTimeIn(zone, item) : item.time}</p>
      </div>
      <div>
        <Badge tone={tones[item.type]}>
          <TypeIcon type={item.type} /> {eventTypeNames[item.type]}
        </Badge>
        <h4 className="mt-2 font-display text-xl leading-snug font-bold">{item.title}</h4>
        <p className="mt-1 text-muted">{item.description}</p>
        {item.location && (
          <p className="mt-1">
            {detail.whereLabel}: {item.location}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {item.details && (
            <details className="open:basis-full open:text-base">
              <summary className="link caret">
                {detail.agendaHeading}
                <span className="sr-only">: {item.title}</span>
              </summary>
              <ul className="mt-2 list-disc ps-5">
                {item.details.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          )}
          <SmartLink href={links.get(item.id)!} className="link no-print">
            {calendar.google}
            <span className="sr-only">: {item.title}</span>
          </SmartLink>
        </div>
      </div>
    </li>
  )
}
