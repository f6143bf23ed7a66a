import * as z from 'zod/mini'
import * as words from '#words/check-in-messages.ts'
import { reload, tooShort } from '#words/forms.ts'
import { publicLink } from '#words/project-messages.ts'
import { standings } from '../facts/check-ins.ts'
import { lines, oneOf, optionalLine, optionalLines } from './fields.ts'
import { isPublicLink } from './public-link.ts'

export const checkInLimits = {
  progress: { least: 10, most: 1500 },
  blockers: { most: 1500 },
  link: { most: 300 },
}

const fields = {
  standing: oneOf(standings, words.standing),
  progress: lines(
    words.progress,
    checkInLimits.progress,
    tooShort(words.progress, checkInLimits.progress.least),
  ),
  blockers: optionalLines(words.blockers, checkInLimits.blockers),
  link: optionalLine(words.link, checkInLimits.link).check(
    z.refine((text) => text === '' || isPublicLink(text), publicLink),
  ),
}

/** What a team tells at a check-in. */
export const checkInFormSchema = z.object(fields)

/** The same with the revision that it was read at; null for the first version. */
export const checkInSchema = z.object({ revision: z.nullable(z.uuid(reload)), ...fields })

export type CheckInForm = z.input<typeof checkInSchema>
export type CheckInDetails = z.output<typeof checkInFormSchema>
