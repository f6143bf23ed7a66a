// The facts of the edition as sentences state them. The build replaces these constants by their values.
import { eventDays } from '#content/facts/event-days.ts'
import { event } from '#content/facts/event.ts'
import { latestClosing, weeklyHours, weeksStart } from '#content/facts/programme.ts'
import { checkInDays } from '#content/facts/schedule.ts'
import { lastChangeDays } from '#content/facts/team-changes.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { formatDay, formatDayList, formatDays } from '#content/format/days.ts'
import { formatClock } from '#content/format/moments.ts'
import { formatMoney, formatNumber } from '#content/format/numbers.ts'
import { keepWhole } from '#content/format/whole.ts'
import { spell } from './language.ts'

const { registration, learning, development, submission } = eventDays
// The countdown counts to the second before.
const finaleStart = new Date(Date.parse(event.countdownTarget) + 1000).toISOString()

/** September 11 - November 12, 2025 */
export const dates = formatDays(event, 'headlineYear')

/** 11 September */
export const openingDay = formatDay(registration.start)
/** 11 September 2025 */
export const openingDate = formatDay(registration.start, 'date')

/** 10 October */
export const closingDay = formatDay(registration.end)
/** 10 October 2025 */
export const closingDate = formatDay(registration.end, 'date')

/** 17 October 2025 */
export const latestClosingDate = formatDay(latestClosing, 'date')

/** 13 October 2025 */
export const weeksStartDate = formatDay(weeksStart, 'date')
/** 17, 24 and 31 October */
export const checkInList = formatDayList(checkInDays)

/** 24 September 2025 */
export const hubMoveDate = formatDay(lastChangeDays.hub, 'date')
/** 20 October 2025 */
export const trackChangeDate = formatDay(lastChangeDays.track, 'date')

/** 11-20 October */
export const learningDays = formatDays(learning)
/** 21 October - 4 November */
export const developmentDays = formatDays(development)

/** 4 November */
export const deadlineDay = formatDay(submission)
/** 4 November 2025 */
export const deadlineDate = formatDay(submission, 'date')
/** 23:59 CAT */
export const deadlineTime = `${formatClock(event.submissionDeadline)} CAT`

/** 11-12 November */
export const finaleDays = formatDays(event.finale)
/** 11-12 November 2025 */
export const finaleDates = formatDays(event.finale, 'date')
/** November 2025 */
export const finaleMonth = formatDay(event.finale.start, 'month')
/** 11 November 2025 */
export const finaleStartDate = formatDay(event.finale.start, 'date')
/** 08:00 */
export const finaleStartTime = formatClock(finaleStart)

/** 12 November 2025 */
export const endDate = formatDay(event.end, 'date')

/** two to five */
export const teamSize = `${spell(event.teamSize.least)} to ${spell(event.teamSize.most)}`
/** 10-15 */
export const hoursRange = `${weeklyHours.least}-${weeklyHours.most}`
/** 10 to 15 */
export const hoursSpoken = `${weeklyHours.least} to ${weeklyHours.most}`
/** eight */
export const weeks = spell(event.weeks)
/** eight */
export const tracks = spell(trackIds.length)
/** 40+ */
export const cities = `${event.cities}+`
/** 1000+ */
export const developers = `${event.developers}+`
/** 5,000+ */
export const participants = `${formatNumber(event.expectedParticipants)}+`
/** $9,500 */
export const prizePool = formatMoney(event.prizePool)
/** $9.5K */
export const prizePoolShort = formatMoney(event.prizePool, 'compact')

// For running text on pages, where no line is to end inside a date:
export const wholeOpeningDate = keepWhole(openingDate)
export const wholeClosingDay = keepWhole(closingDay)
export const wholeClosingDate = keepWhole(closingDate)
export const wholeLearningDays = keepWhole(learningDays)
export const wholeDeadlineDate = keepWhole(deadlineDate)
export const wholeHubMoveDate = keepWhole(hubMoveDate)
export const wholeTrackChangeDate = keepWhole(trackChangeDate)
export const wholeFinaleStartDate = keepWhole(finaleStartDate)
export const wholeFinaleDays = keepWhole(finaleDays)
export const wholeHoursRange = keepWhole(hoursRange)
