import * as z from 'zod/mini'
import * as words from '#words/forms.ts'
import { internationalPhone, phoneLimits, withoutMarks } from './fields.ts'

/** Builds the schema of a phone number, international or as people dial it at home. */
export function teamPhone() {
  return z.string(words.teamPhone).check(
    z.maxLength(phoneLimits.most, words.tooLong(words.phoneLabel, phoneLimits.most)),
    z.overwrite(withoutMarks),
    z.refine((text) => internationalPhone.test(text) || /^\d{6,12}$/.test(text), words.teamPhone),
  )
}
