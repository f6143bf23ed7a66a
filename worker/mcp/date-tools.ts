import * as z from 'zod/mini'
import { defaultLocation, phases, type ScheduleEvent } from '#content/catalogue/schedule.ts'
import { timeZones } from '#content/catalogue/time-zones.ts'
import { instantOf, timeOf } from '#content/facts/event-times.ts'
import { eventTypeIds } from '#content/facts/event-types.ts'
import { event } from '#content/facts/event.ts'
import { findRegistrationState } from '#content/facts/registration.ts'
import { lastChangeDays } from '#content/facts/team-changes.ts'
import { offsetTitle, scheduleTimeZoneId } from '#content/facts/time-zones.ts'
import { paths } from '#content/paths.ts'
import * as edition from '#words/edition.ts'
import { mcpWords } from '#words/mcp.ts'
import { defineTool } from './define-tool.ts'

const zone = timeZones.find(({ id }) => id === scheduleTimeZoneId)!
const timeZone = `${zone.name} (${offsetTitle(zone.offsets[0])})`

const keyDates = defineTool(
  'key_dates',
  z.object({}),
  z.object({
    dates: z.string(),
    start: z.string(),
    end: z.string(),
    timeZone: z.string(),
    registration: z.object({
      state: z.enum(['upcoming', 'open', 'closed']),
      opens: z.string(),
      closes: z.string().check(z.describe('The first instant at which registration is closed.')),
    }),
    submissionDeadline: z.string(),
    lastDaysForChanges: z.object({ moveToHub: z.string(), track: z.string() }),
    phases: z.array(
      z.object({ id: z.string(), title: z.string(), period: z.string(), description: z.string() }),
    ),
    finale: z.object({ start: z.string(), end: z.string(), city: z.string(), venue: z.string() }),
    url: z.string(),
  }),
  (_input, origin) => ({
    dates: edition.dates,
    start: event.start,
    end: event.end,
    timeZone,
    registration: {
      state: findRegistrationState(),
      opens: event.registration.opens,
      closes: event.registration.closes,
    },
    submissionDeadline: event.submissionDeadline,
    lastDaysForChanges: { moveToHub: lastChangeDays.hub, track: lastChangeDays.track },
    phases: phases.map(({ id, title, period, description }) => ({
      id,
      title,
      period,
      description,
    })),
    finale: event.finale,
    url: origin + paths.schedule,
  }),
)

const listSchedule = defineTool(
  'list_schedule',
  z.object({
    phase: z.optional(
      z.enum(phases.map(({ id }) => id)).check(z.describe(mcpWords.tools.list_schedule.phase)),
    ),
    type: z.optional(z.enum(eventTypeIds).check(z.describe(mcpWords.tools.list_schedule.type))),
  }),
  z.object({
    timeZone: z.string(),
    total: z.number(),
    events: z.array(
      z.object({
        id: z.string(),
        phase: z.string(),
        type: z.string(),
        title: z.string(),
        description: z.string(),
        time: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
        place: z.string(),
        agenda: z.array(z.string()),
        url: z.string(),
      }),
    ),
    calendarUrl: z.string(),
  }),
  ({ phase, type }, origin) => {
    const events = phases
      .filter(({ id }) => !phase || id === phase)
      .flatMap(({ id, events: all }) => all.map((about) => ({ about, phase: id })))
      .filter(({ about }) => !type || about.type === type)
      .map((entry) => describeEvent(entry.about, entry.phase, origin))
    return { timeZone, total: events.length, events, calendarUrl: origin + paths.calendar }
  },
)

export const dateTools = [keyDates, listSchedule]

function describeEvent(about: ScheduleEvent, phase: string, origin: string) {
  const {
    id,
    type,
    title,
    description,
    time,
    start,
    end = start,
    location = defaultLocation,
    details = [],
  } = about
  const { opens = '00:00', closes = '23:59' } = timeOf(type)
  return {
    id,
    phase,
    type,
    title,
    description,
    time,
    startsAt: instantOf(start, opens),
    endsAt: instantOf(end, closes),
    place: location,
    agenda: [...details],
    url: origin + paths.session(id),
  }
}
