import { internationalPhone } from '../forms/fields.ts'

/** The calling codes with one digit or two. The others have three, and none begins with another (ITU-T E.164). */
const callingCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/

/**
 * Puts the calling code of a phone number (E.164) in brackets: a spreadsheet takes `+254712345678` for a formula, but
 * `(+254) 712345678` for text. The schemas of forms read the number back as it was. Any other text stays as it is.
 */
export const bracketCallingCode = (phone: string) =>
  internationalPhone.test(phone) ? phone.replace(callingCode, '($&) ') : phone
