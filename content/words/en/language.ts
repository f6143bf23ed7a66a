/** The language of this folder as a tag of RFC 5646, as in HTML. */
export const language = 'en'

/** The locale of dates: `11 September 2025`. */
export const locale = 'en-GB'

/** The locale of the dates above the title of a page: `September 11 - November 12, 2025`. */
export const headlineLocale = 'en-US'

/** The locale of numbers and sums of money: `9,500`, `$9.5K`. */
export const numberLocale = 'en-US'

const numerals = 'zero one two three four five six seven eight nine ten'.split(' ')

/** Spells out a number up to ten and writes a larger one in figures. */
export const spell = (value: number) => numerals[value] ?? String(value)

/** Capitalises the first letter of a text. */
export const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
