import {
  eventWords,
  phaseWords,
  placeNames,
  type EventWords,
  type PhaseWords,
} from '#words/schedule.ts'
import {
  events,
  phases as facts,
  type EventFacts,
  type EventId,
  type PhaseFacts,
  type PhaseId,
} from '../facts/schedule.ts'
import { formatDays } from '../format/days.ts'

export type ScheduleEvent = Omit<EventFacts, 'phase' | 'place'> &
  EventWords & {
    id: EventId
    /** The day or days as the page writes them, without the year. */
    date: string
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
    ...(place && { location: placeNames[place] }),
  }
}
