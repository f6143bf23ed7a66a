import * as z from 'zod/mini'
import { hubs } from '#content/catalogue/hubs.ts'
import { listedCountryCodes } from '#content/countries.ts'
import { languageCodes } from '#content/facts/languages.ts'
import { trackIds } from '#content/facts/tracks.ts'
import { oneOf, optionalLine } from '#content/forms/fields.ts'
import * as words from '#words/matching-messages.ts'

const hubIds = hubs.map(({ id }) => id)
const cursor = z.string(words.filter).check(z.regex(/^\d{1,15}\.[\da-f-]{36}$/, words.filter))

/** The filters of the list of cards, as the address of the page also holds them; `after` is the end of the previous page. */
export const cardFilterSchema = z.object({
  kind: z.optional(oneOf(['person', 'team'], words.filter)),
  track: z.optional(oneOf(trackIds, words.filter)),
  country: z.optional(oneOf(listedCountryCodes, words.filter)),
  hub: z.optional(oneOf(hubIds, words.filter)),
  language: z.optional(oneOf(languageCodes, words.filter)),
  skills: optionalLine(words.skills, { most: 100 }),
  after: z.optional(cursor),
})

export type CardFilters = z.output<typeof cardFilterSchema>
