import * as z from 'zod/mini'
import * as words from '#words/forms.ts'

// Without jitless zod probes `new Function`, which a strict content security policy reports as a violation.
z.config({
  jitless: true,
  customError: (issue) => (issue.input === undefined ? words.required : undefined),
})

/** Length limits of a text field in UTF-16 code units, like `minlength` and `maxlength`. */
export type Limits = { least?: number; most: number }

export const emailLimits = { most: 254 }
export const phoneLimits = { most: 30 }
export const linkLimits = { most: 200 }

// Control characters, lone surrogates, line separators, and marks that would reverse the direction of the text around them.
const hidden = '\\p{Cc}\\p{Cs}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ufeff'
const oneLine = new RegExp(`^[^${hidden}]*$`, 'u')
const manyLines = new RegExp(`^(?:[^${hidden}]|\\n)*$`, 'u')

// The rule of <input type=email>, plus a domain that has a dot.
const emailPattern =
  /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i

/** Builds the schema of one line of text, trimmed and composed (NFC). A missing value gets the message `short` too. */
export function line(label: string, limits: Limits, short = words.isRequired(label)) {
  return z
    .string(short)
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(limits.least ?? 1, short),
      z.maxLength(limits.most, tooLong(label, limits)),
      z.regex(oneLine, words.unshowable),
    )
}

/** Builds the schema of one line that may stay empty; a missing value counts as empty. */
export function optionalLine(label: string, limits: Limits) {
  return z.prefault(line(label, { ...limits, least: 0 }), '')
}

/** Builds the schema of a text of several lines; a tab becomes a space. */
export function lines(label: string, limits: Limits, short = words.isRequired(label)) {
  return z.string(short).check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')),
    z.trim(),
    z.normalize('NFC'),
    z.minLength(limits.least ?? 1, short),
    z.maxLength(limits.most, tooLong(label, limits)),
    z.regex(manyLines, words.unshowable),
  )
}

/** Builds the schema of a text of several lines that may stay empty. */
export function optionalLines(label: string, limits: Limits) {
  return z.prefault(lines(label, { ...limits, least: 0 }), '')
}

/** Builds the schema of an email address, which is lower-cased to be compared and stored. */
export function email(message = words.email) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(emailLimits.most, tooLong(words.emailLabel, emailLimits)),
      z.regex(emailPattern, message),
    )
}

/** A phone number as it is stored: `+` and digits. */
export const internationalPhone = /^\+[1-9]\d{6,14}$/

/** Removes what people write between the digits of a phone number; a leading 00 becomes `+`. */
export const withoutMarks = (phone: string) =>
  phone.replace(/\(0\)|[\s().\-/]/g, '').replace(/^00/, '+')

/** Builds the schema of an international phone number that may stay empty. */
export function optionalPhone() {
  const phone = z
    .string(words.phone)
    .check(
      z.maxLength(phoneLimits.most, tooLong(words.phoneLabel, phoneLimits)),
      z.overwrite(withoutMarks),
      z.regex(internationalPhone, words.phone),
    )
  return z.prefault(z.union([emptyText(), phone], words.phone), '')
}

/** Builds the schema of an http(s) address that matches `pattern`, or is empty. */
export function optionalLink(label: string, pattern: RegExp, message: string) {
  const link = z.string(message).check(
    z.trim(),
    z.maxLength(linkLimits.most, tooLong(label, linkLimits)),
    z.refine((text) => text === '' || pattern.test(text), message),
  )
  return z.prefault(link, '')
}

// Spaces, quotes and angle brackets do not occur in a URL and could break out of an HTML attribute.
export const anyLink =
  /^https?:\/\/[\p{L}\p{N}.-]+\.\p{L}{2,}(?::\d{1,5})?(?:[/?#][^\s<>"'`\\]*)?$/iu
export const githubLink = /^https?:\/\/(?:www\.)?github\.com\/[\w.-]+(?:[/?#][^\s<>"'`\\]*)?$/i
export const huggingfaceLink =
  /^https?:\/\/(?:www\.)?huggingface\.co\/[\w.-]+(?:[/?#][^\s<>"'`\\]*)?$/i

/** Builds the schema of one value of a closed list. */
export function oneOf<const Id extends string>(ids: readonly Id[], message: string) {
  return z.enum(ids, message)
}

/** Builds the schema of a form's key: made by the browser and kept when the form is sent again, so that it is stored once. */
export function formId() {
  return z.uuid(words.noKey).check(z.toLowerCase())
}

/** Builds the schema of a solved captcha. */
export function captcha() {
  return z
    .string(words.captcha)
    .check(z.minLength(1, words.captcha), z.maxLength(8192, words.captcha))
}

function emptyText() {
  return z.string().check(z.trim(), z.maxLength(0))
}

function tooLong(label: string, limits: Limits) {
  return words.tooLong(label, limits.most)
}
