import * as z from 'zod/mini'
import { reload, tooShort } from '#words/forms.ts'
import * as words from '#words/talent-messages.ts'
import { countryCodes } from '../facts/countries.ts'
import { languageCodes } from '../facts/languages.ts'
import { line, lines, linkLimits, oneOf, type Limits } from './fields.ts'
import { skillLine, someOf } from './lists.ts'
import { isPublicLink } from './public-link.ts'

export const talentLimits = {
  name: { least: 2, most: 60 },
  seeks: { least: 5, most: 100 },
  about: { least: 20, most: 600 },
  languages: { most: 6 },
  cvLink: linkLimits,
} satisfies Record<string, Limits>

/** The version of the text that people agree to (`consent` of the words): the day from which it stands. */
export const talentConsentVersion = '2025-09-11'

/** The profile of a participant on the talent list, and their consent. */
export const talentProfileSchema = z.object({
  name: line(words.name, talentLimits.name, tooShort(words.name, talentLimits.name.least)).check(
    z.regex(/\p{L}/u, words.nameLetters),
  ),
  country: oneOf(countryCodes, words.country),
  seeks: line(words.seeks, talentLimits.seeks, tooShort(words.seeks, talentLimits.seeks.least)),
  skills: skillLine(),
  languages: someOf(languageCodes, words.languages, talentLimits.languages.most),
  about: lines(words.about, talentLimits.about, tooShort(words.about, talentLimits.about.least)),
  cvLink: line(words.cvLink, talentLimits.cvLink).check(z.refine(isPublicLink, words.publicLink)),
  agreed: z.literal(true, words.agree),
  consentVersion: z.literal(talentConsentVersion, reload),
})

export type TalentProfile = z.output<typeof talentProfileSchema>
