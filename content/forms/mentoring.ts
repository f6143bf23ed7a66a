import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import * as ownWords from '#words/mentoring-messages.ts'
import { countryCodes } from '../facts/countries.ts'
import { hubs } from '../facts/hubs.ts'
import { languageCodes } from '../facts/languages.ts'
import { trackIds } from '../facts/tracks.ts'
import { email, formId, line, lines, oneOf } from './fields.ts'
import { mentoringLimits } from './mentoring-limits.ts'

const language = oneOf(languageCodes, ownWords.language)

/** What a team asks a mentor for, and in which language. */
export const mentorRequestSchema = z.object({
  id: formId(),
  purpose: lines(
    ownWords.purpose,
    mentoringLimits.purpose,
    words.tooShort(ownWords.purpose, mentoringLimits.purpose.least),
  ),
  language,
})

/** What a mentor writes to a team, or a team to its mentor. */
export const mentoringMessageSchema = z.object({
  id: formId(),
  text: lines(
    words.message,
    mentoringLimits.message,
    words.tooShort(words.message, mentoringLimits.message.least),
  ),
})

/** Builds the schema of values of a closed list, each once; none stands for all. */
function someOf<const Id extends string>(ids: readonly Id[], message: string) {
  return z
    .array(oneOf(ids, message), message)
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length, message))
}

const { least, most } = mentoringLimits.places
/** The numbers of places as a closed list: every page with a form would load what checks numbers. */
const placeCounts = Object.fromEntries(
  Array.from({ length: most - least + 1 }, (_, index) => [`places ${index}`, least + index]),
)

const offerShape = {
  name: line(
    words.name,
    mentoringLimits.name,
    words.tooShort(words.name, mentoringLimits.name.least),
  ),
  trackIds: someOf(trackIds, words.track),
  languages: someOf(languageCodes, ownWords.languages).check(z.minLength(1, ownWords.languages)),
  countries: someOf(countryCodes, words.country),
  hubIds: someOf(
    hubs.map(({ id }) => id),
    words.hub,
  ),
  places: z.enum(placeCounts, ownWords.places(least, most)),
}

/** What a mentor can help with, and how many teams they take. */
export const mentorOfferSchema = z.object(offerShape)

/** A mentor whom an organiser invites. */
export const mentorSchema = z.object({ email: email(), ...offerShape })

export const mentorRoomSchema = z.object({ hasRoom: z.boolean(ownWords.room) })

/** Whom an organiser gives to a team. */
export const mentorChoiceSchema = z.object({ mentorId: z.uuid(ownWords.mentor) })

export type MentorOffer = z.output<typeof mentorOfferSchema>
