import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { lastChangeDays } from '../catalogue/team-changes.ts'
import { event } from '../facts/event.ts'
import { formatDay } from '../format/days.ts'
import { isDay } from '../wire/analytics-period.ts'
import { exceptionKinds, type ExceptionKind } from '../wire/exception-kinds.ts'
import { line, oneOf } from './fields.ts'

export const exceptionLimits = { reason: { least: 5, most: 200 } }

/** Returns the days between which an exception may end: after the day for all teams, before the teams are locked or the end. */
function exceptionDays(kind: ExceptionKind) {
  const isToTheEnd = kind === 'team' || kind === 'submission'
  return { after: lastChangeDays[kind], last: isToTheEnd ? event.end : lastChangeDays.team }
}

/** An organiser's permission for one team to make a change, or to submit its project, until a later day. */
export const teamExceptionSchema = z
  .object({
    kind: oneOf(exceptionKinds, words.exceptionKind),
    until: z.string(words.exceptionDay).check(z.refine(isDay, words.exceptionDay)),
    reason: line(
      words.reason,
      exceptionLimits.reason,
      words.tooShort(words.reason, exceptionLimits.reason.least),
    ),
  })
  .check(
    z.superRefine(({ kind, until }, context) => {
      const { after, last } = exceptionDays(kind)
      if (until > after && until <= last) return
      const message = words.exceptionRange(formatDay(after, 'date'), formatDay(last, 'date'))
      context.addIssue({ code: 'custom', path: ['until'], message })
    }),
  )
