/** The language of this folder, as HTML and RFC 5646 name it. */
export const language = 'en'

/** The language and the place, as Open Graph names them. */
export const openGraphLocale = 'en_ZA'

/** Whose habits the dates inside sentences follow: `11 September 2025`. */
export const locale = 'en-GB'

/** Whose habits the dates of headings and lists follow: `September 11`. */
export const headlineLocale = 'en-US'

/** Whose habits numbers and sums of money follow: `9,500`, `$9.5K`. */
export const numberLocale = 'en-US'

const numerals = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Spells out a number up to ten, and writes a larger one in figures. */
export const spell = (value: number) => numerals[value] ?? String(value)

/** Writes a text as a sentence begins. */
export const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
