import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { formId, line, optionalLine } from './fields.ts'
import { teamLimits } from './team.ts'

export const joinRequestLimits = { name: teamLimits.memberName, note: { most: 200 } }

/** The secret of a link, as the page finds it in the fragment. */
export const linkToken = z.string(words.linkToken).check(z.regex(/^[\w-]{43}$/, words.linkToken))

/** What somebody who asks to join a team tells its lead. */
export const joinWordsSchema = z.object({
  id: formId(),
  name: line(
    words.name,
    joinRequestLimits.name,
    words.tooShort(words.name, joinRequestLimits.name.least),
  ),
  note: optionalLine(words.note, joinRequestLimits.note),
})

/** A request to join with the link of a team. */
export const joinRequestSchema = z.object({ ...joinWordsSchema.shape, token: linkToken })
