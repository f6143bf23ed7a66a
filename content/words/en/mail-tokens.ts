// How long the links and codes of mails are valid, as sentences say it. The build replaces these constants by their values.
import { codeMinutes, linkMinutes } from '#content/facts/mail-tokens.ts'
import { plural } from '#content/format/plural.ts'
import { spell } from './language.ts'

const writeHours = (minutes: number) =>
  `${spell(minutes / 60)} ${plural(minutes / 60, { one: 'hour', other: 'hours' })}`

/** one hour */
export const recoveryLink = writeHours(linkMinutes.recovery)
/** 24 hours */
export const signUpLink = writeHours(linkMinutes.signup)
/** 15 minutes */
export const code = `${codeMinutes} minutes`
