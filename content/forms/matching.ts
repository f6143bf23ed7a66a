import * as z from 'zod/mini'
import { noKey, tooShort } from '#words/forms.ts'
import * as words from '#words/matching-messages.ts'
import { hubs } from '../catalogue/hubs.ts'
import { countryCodes } from '../facts/countries.ts'
import { languageCodes } from '../facts/languages.ts'
import { trackIds } from '../facts/tracks.ts'
import { reportKinds } from '../wire/report-kinds.ts'
import { formId, line, lines, oneOf, type Limits } from './fields.ts'
import { skillLine, someOf } from './lists.ts'

export const matchingLimits = {
  name: { least: 2, most: 60 },
  about: { least: 20, most: 500 },
  languages: { most: 6 },
  message: { least: 2, most: 1000 },
  reason: { least: 5, most: 500 },
} satisfies Record<string, Limits>

/**
 * Finds email addresses, links, bare domains and phone numbers, because people write to each other through us. Expects text
 * in NFKC, where look-alikes such as the full-width full stop are the usual characters. Lets names of software pass, such as
 * Node.js and ASP.NET.
 */
const contact = [
  /[^\s@]@[^\s@]+[.。]\S|[([{]\s*at\s*[)\]}]/iu,
  /https?:|www[.。]/iu,
  /[\p{L}\p{N}-][.。](?!(?:js|jsx|ts|tsx|py|net|md)\b)\p{L}{2,}\/\S/iu,
  /[\p{L}\p{N}-][.。](?:com?|org|me|info|biz|dev|app|link|site|online|page|space|xyz|club|africa|chat|gg|ee|ly|gl|im|id|bio|cc|be|eu|uk|us|ke|ng|za|gh|rw|tz|ug|et|eg|ma|tn|sn|ci|cm|zm|zw|bw|na|mz|ao)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}])(?!(?:asp|vb|ado|ml)[.。])[\p{L}\p{N}-]+[.。]net(?![\p{L}\p{N}])/iu,
  /\p{Nd}(?:[ ()./\p{Pd}]*\p{Nd}){8,}/u,
]
const withoutContact = z.refine<string>((text) => {
  const read = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return !contact.some((pattern) => pattern.test(read))
}, words.noContact)

const skills = skillLine(withoutContact)
const languages = someOf(languageCodes, words.languages, matchingLimits.languages.most)
const about = lines(
  words.about,
  matchingLimits.about,
  tooShort(words.about, matchingLimits.about.least),
).check(withoutContact)

/** The card of a person who looks for a team. */
export const personCardSchema = z.object({
  name: line(
    words.name,
    matchingLimits.name,
    tooShort(words.name, matchingLimits.name.least),
  ).check(z.regex(/\p{L}/u, words.nameLetters), withoutContact),
  country: oneOf(countryCodes, words.country),
  hubId: oneOf(['', ...hubs.map(({ id }) => id)], words.hub),
  tracks: someOf(trackIds, words.tracks),
  languages,
  skills,
  about,
})

/** The card of a team that looks for people; the rest of what it shows comes from the team. */
export const teamCardSchema = z.object({ languages, skills, about })

/** A message to a card, from a card of whoever writes. */
export const matchingMessageSchema = z.object({
  id: formId(),
  from: z.uuid(words.from),
  text: lines(
    words.message,
    matchingLimits.message,
    tooShort(words.message, matchingLimits.message.least),
  ),
})

const subject = { id: formId(), kind: oneOf(reportKinds, noKey), subjectId: z.uuid(noKey) }

export const hideSchema = z.object(subject)

export const reportSchema = z.object({
  ...subject,
  reason: lines(
    words.reason,
    matchingLimits.reason,
    tooShort(words.reason, matchingLimits.reason.least),
  ),
})

export type PersonCard = z.output<typeof personCardSchema>
export type TeamCard = z.output<typeof teamCardSchema>
