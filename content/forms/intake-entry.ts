import * as z from 'zod/mini'
import { reload } from '#words/forms.ts'
import * as words from '#words/intake-messages.ts'
import { lines } from './fields.ts'

export const entryLimits = { note: { most: 4000 }, answer: { most: 8000 } }

/** The key that the browser makes for an entry, so that a repetition stores nothing twice. */
const id = z.uuid(reload)

/** What an organiser notes about a case, for other organisers. */
export const noteSchema = z.object({ id, text: lines(words.note, entryLimits.note) })

const answer = { id, text: lines(words.answer, entryLimits.answer) }

/** The fields of the form for an answer by mail. */
export const answerFormSchema = z.object(answer)

/** An answer by mail. `seen` is the id of the latest answer on the writer's screen, or null if there was none. */
export const answerSchema = z.object({ ...answer, seen: z.nullable(z.uuid(reload)) })

/** The administrator who takes over a case, or null for nobody. `seen` is the owner on the writer's screen. */
export const ownerSchema = z.object({
  ownerId: z.nullable(z.uuid(reload)),
  seen: z.nullable(z.uuid(reload)),
})

export type AnswerForm = z.output<typeof answerSchema>
export type NoteForm = z.output<typeof noteSchema>
export type OwnerForm = z.output<typeof ownerSchema>
