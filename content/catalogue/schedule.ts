import { eventTimes } from '#words/event-times.ts'
import {
  eventWords,
  phaseWords,
  placeNames,
  type EventWords,
  type PhaseWords,
} from '#words/schedule.ts'
import { timeOf } from '../facts/event-times.ts'
import {
  events,
  phases as facts,
  type EventFacts,
  type EventId,
  type PhaseFacts,
  type PhaseId,
} from '../facts/schedule.ts'
import { formatDays } from '../format/days.ts'
import { formatEventTime } from '../format/event-time.ts'

export type ScheduleEvent = Omit<EventFacts, 'phase' | 'place'> &
  EventWords & {
    id: EventId
    /** The day or days as the page writes them, without the year. */
    date: string
    /** When it takes place on that day, or on each of those days: `12:00-13:00 CAT`, `By 23:59 CAT`, `All day`. */
    time: string
    /** Set only if it is not `defaultLocation`. */
    location?: string
  }

export type SchedulePhase = PhaseFacts &
  PhaseWords & {
    id: PhaseId
    number: number
    /** Its days as the page writes them, without the year. */
    period: string
    events: readonly ScheduleEvent[]
  }

export const defaultLocation = placeNames.online

export const phases: readonly SchedulePhase[] = facts.map((phase, index) => ({
  ...phase,
  ...phaseWords[phase.id],
  number: index + 1,
  period: formatDays(phase),
  events: events.filter((about) => about.phase === phase.id).map(describeEvent),
}))

function describeEvent({
  phase: _phase,
  place,
  ...about
}: EventFacts & { id: EventId }): ScheduleEvent {
  return {
    ...about,
    ...eventWords[about.id],
    date: formatDays(about),
    time: writeTime(about),
    ...(place && { location: placeNames[place] }),
  }
}

function writeTime({ type, end }: Pick<EventFacts, 'type' | 'end'>): string {
  const time = timeOf(type)
  const text = formatEventTime(time)
  if (!time.closes) return text
  return end ? eventTimes.daily(eventTimes.scheduled(text)) : eventTimes.scheduled(text)
}
